import AirBarModel
import Testing

@testable import Verification

/// Exhaustive searches of bounded models that are small enough for a debug build; scripts/check searches all.
@Suite struct ExplorationTests {
    private static func model(_ name: String) throws -> BoundedModel {
        try #require(BoundedModel.all.first { $0.name == name })
    }

    private static func explore(
        _ definition: BarDefinition, _ name: String, _ invariants: [Invariant] = Catalogue.all
    ) throws -> Exploration {
        let all = Exploration.all(of: definition, on: [try model(name)], invariants: invariants)
        return try #require(all.first)
    }

    @Test
    func `there are models with equal and zero heights, short content, lost notifications and no bounce`() {
        let models = BoundedModel.all
        #expect(models.count == 13)
        #expect(Set(models.map(\.name)).count == 13)
        #expect(models.contains { $0.configuration.compact == $0.configuration.normal })
        #expect(models.contains { $0.configuration.normal == $0.configuration.expanded })
        #expect(models.contains { $0.configuration.expanded == 0 })
        #expect(models.contains { $0.events.contains(.lostContentOffset(0)) })
        #expect(models.contains { $0.events.contains(.bounces(false)) })
        #expect(models.allSatisfy { $0.events.contains(.pan(.cancelled)) && $0.events.contains(.idle) })
    }

    @Test func `a model reaches past both edges of its content`() {
        for model in BoundedModel.all {
            let offsets = model.events.compactMap { if case .contentOffset(let y) = $0 { y } else { nil } }
            let view = model.scrollView
            #expect(offsets.contains { $0 < -model.configuration.expanded - view.safeArea.top })
            #expect(offsets.contains { $0 > view.contentHeight - view.frameHeight + view.safeArea.bottom })
        }
    }

    @Test(arguments: ["no-height", "one-height", "short-content", "equal-lower"])
    func `the hardened bar keeps everything in every state of a small model`(name: String) throws {
        let exploration = try Self.explore(.hardened, name)
        #expect(exploration.isComplete && exploration.counterexamples.isEmpty)
        #expect(exploration.states > 150 && exploration.transitions > 20 * exploration.states)
    }

    @Test func `what is broken comes with a shortest path, which is a scenario`() throws {
        let exploration = try Self.explore(.published, "standard", [.bounceIgnored])
        let found = try #require(exploration.counterexamples.first)
        // The first scroll after a binding is swallowed, the second goes to the end, and the third past it.
        #expect(found.eventCount == 3 && found.violation.step == 3)
        let again = try Reproduction(scenarioFile: found.file.text)
        #expect(again.counterexamples.map(\.invariant.id) == ["S7"])
        #expect(again.trace.definition.name == "published")
    }

    @Test func `a mistake that breaks one invariant breaks nothing else on the way to it`() throws {
        let mutant = try #require(Mutant.all.first { $0.name == "gap-left" })
        let exploration = try Self.explore(mutant.definition, "standard")
        #expect(exploration.counterexamples.map(\.invariant.id) == ["S21"])
    }

    @Test func `a bar that has no end of states is given up, and not called complete`() throws {
        let definition = BarDefinition("counter") { EventCounter(state: BarState($0)) }
        let exploration = try #require(
            Exploration.all(
                of: definition, on: [try Self.model("no-height")], invariants: [.bounds], limit: 500
            ).first)
        #expect(!exploration.isComplete && exploration.states > 1 && exploration.transitions >= 500)
    }

    @Test func `exploring stops when it is cancelled`() throws {
        let exploration = try #require(
            Exploration.all(of: .hardened, on: [try Self.model("no-height")], isCancelled: { true }).first)
        #expect(!exploration.isComplete && exploration.transitions == 0)
    }

    @Test func `a violation is at the last step of its path`() throws {
        let names = ["top-not-ignored", "collapse-keeps-offset", "snap-alone"]
        for mutant in Mutant.all where names.contains(mutant.name) {
            let exploration = try Self.explore(mutant.definition, "odd-gaps")
            #expect(!exploration.counterexamples.isEmpty, "\(mutant.name)")
            for found in exploration.counterexamples {
                #expect(found.violation.step == found.eventCount, "\(mutant.name) \(found.invariant.id)")
            }
        }
    }
}
