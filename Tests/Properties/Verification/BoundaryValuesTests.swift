import Testing

@testable import Verification

/// Short scenarios made of boundary values are scenarios of the generator, so that shrinking can start from them.
@Suite struct BoundaryValuesTests {
    @Test func `every bar and view there is to start from has choices`() {
        #expect(BoundaryValues.all.count == 54)
        #expect(BoundaryValues.all.allSatisfy { $0.scenario.choices != nil })
    }

    @Test func `every pair of events from the simplest start can happen`() throws {
        let simplest = try #require(BoundaryValues.all.first)
        #expect(simplest.scenario == Scenario.generator.simplest)
        var count = 0
        simplest.forEachPrefix(events: 2, within: .faults, places: .max) { events in
            guard events.count == 2 else { return }
            count += 1
            if simplest.scenario.with(events: events).choices == nil {
                Issue.record("\(events.map(\.text))")
            }
        }
        #expect(count > 1_000)
    }

    @Test func `every prefix comes after the one without its last event`() throws {
        let simplest = try #require(BoundaryValues.all.first)
        var row: [String] = []
        simplest.forEachPrefix(events: 2, within: .gestures, places: 3) { events in
            let texts = events.map(\.text)
            #expect(Array(texts.dropLast()) == Array(row.prefix(max(0, texts.count - 1))))
            row = texts
        }
        #expect(row.count == 2)
    }
}
