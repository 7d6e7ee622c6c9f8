import AirBarModel
import BarTesting
import Testing
import Verification

// S7, bounce ignored: y and y' at or beyond the same edge: Δo = 0
// Step 2: the bar's movement during a bounce is 1, expected none (0)
@Test func `published keeps S7, bounce ignored, in 2 events`() async throws {
    let scenario = try #require(
        ScenarioFile(
            parsing: """
                scenario 1
                heights 100 200 300
                bind frame 600 content 2000 offset -200
                offset 1400
                offset 1401
                """
        ).scenario)
    await check(.published, keeps: try Catalogue.invariants(["S7"]), in: scenario)
}
