import AirBarModel
import BarTesting
import Testing
import Verification

// F1, rests on a detent: once fingers are up and everything has come to rest, o is exactly a detent
// (L1)
// Step 63: at rest, the bar's distance to a detent is 20, expected none (0)
@Test func `published keeps F1, rests on a detent, in 4 actions`() async throws {
    let session = try ScenarioFile(
        parsing: """
            scenario 1
            heights 100 200 300
            bind frame 600 content 2000 offset -200
            drag 10 over 0.2
            expand on
            lift
            rest
            """
    ).session
    await check(.published, keeps: try Catalogue.invariants(["F1"]), in: session)
}
