import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// Headers that do not follow movement, each with one mistake that a user of the app sees: all are found.
@Suite struct MistakenBarTests {
    private static func expectFound(_ definition: BarDefinition) {
        let trial = definition.trial(of: Catalogue.all)
        for seed in UInt64(0)..<5 {
            let cases = trial.casesToKill(seed: seed, cases: 2_000, isCancelled: { false })
            #expect(cases != nil, "\(definition.name), seed \(seed)")
        }
    }

    @Test(arguments: MistakenTitle.Mistake.allCases)
    func `a mistake of a collapsing header is found`(mistake: MistakenTitle.Mistake) {
        Self.expectFound(
            BarDefinition(mistake.rawValue, kind: .collapsing) { MistakenTitle($0, mistake) })
    }

    @Test(arguments: MistakenSwitch.Mistake.allCases)
    func `a mistake of a switching header is found`(mistake: MistakenSwitch.Mistake) {
        Self.expectFound(
            BarDefinition(mistake.rawValue, kind: .switches(after: 10)) { MistakenSwitch($0, mistake) })
    }

    /// The reports of users: what they did, on a header of their kind.
    @Test(arguments: [
        ("K1", MistakenTitle.Mistake.addsUp, "offset 0\noffset -1"),
        ("K2", .keepsHeightWhenBound, "bind frame 600 content 2000 offset 500"),
        ("S14", .opensOnReload, "offset 0\ncontent 1999"),
        ("S18", .insetFollows, "offset 0\noffset 1"),
    ])
    func `a mistake is named by its entry in a few events`(
        id: String, mistake: MistakenTitle.Mistake, events: String
    ) throws {
        let text = "scenario 1\nheights 100 200 300\nbind frame 600 content 2000 offset -200\n" + events
        let definition = BarDefinition(mistake.rawValue, kind: .collapsing) { MistakenTitle($0, mistake) }
        let found = Reproduction(try ScenarioFile(parsing: text).session, on: definition)
        #expect(found.counterexamples.map(\.invariant.id).contains(id), "\(found.text)")
        let right = Reproduction(try ScenarioFile(parsing: text).session, on: RightBars.collapsing)
        #expect(right.counterexamples.isEmpty, "\(right.text)")
    }
}
