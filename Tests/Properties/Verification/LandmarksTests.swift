import Testing

@testable import Verification

/// Short scenarios made of landmarks are scenarios of the generator, so that shrinking can start from them.
@Suite struct LandmarksTests {
    @Test func `every bar and view there is to start from has choices`() {
        #expect(BoundaryValues.all.count == 30)
        #expect(BoundaryValues.all.allSatisfy { $0.scenario.choices != nil })
    }

    @Test func `every pair of events from the simplest start can happen`() throws {
        let simplest = try #require(BoundaryValues.all.first)
        #expect(simplest.scenario == Scenario.generator.simplest)
        var count = 0
        simplest.forEach(events: 2, within: .mishaps, places: .max) { scenario in
            count += 1
            if scenario.choices == nil { Issue.record("\(scenario.events.map(\.text))") }
        }
        #expect(count > 1_000)
    }
}
