import AirBarModel
import Testing

@testable import Verification

/// Exhaustive searches of bounded models that are small enough for a debug build; scripts/check searches all.
@Suite struct ExplorationTests {
    private static func model(_ name: String) throws -> BoundedModel {
        try #require(BoundedModel.all.first { $0.name == name })
    }

    /// A model with the events of some kinds only, which takes a fraction of the time; unless given, those of a finger.
    private static func reduced(
        _ name: String,
        to kinds: EventKinds = [
            .motion, .began, .changed, .ended, .cancelled, .idle, .toTop, .expand, .collapse,
        ]
    ) throws -> BoundedModel {
        let model = try model(name)
        return BoundedModel(
            name, configuration: model.configuration, scrollView: model.scrollView,
            events: model.events.filter { !$0.kind.isDisjoint(with: kinds) })
    }

    private static func explore(
        _ definition: BarDefinition, on model: BoundedModel, _ invariants: [Invariant] = Catalogue.all
    ) throws -> Exploration {
        try #require(Exploration.all(of: definition, on: [model], invariants: invariants).first)
    }

    @Test
    func `there are models with equal and zero heights, short content, lost notifications and no bounce`() {
        let models = BoundedModel.all
        #expect(models.count == 19)
        #expect(Set(models.map(\.name)).count == 19)
        #expect(models.contains { $0.configuration.compact == $0.configuration.normal })
        #expect(models.contains { $0.configuration.normal == $0.configuration.expanded })
        #expect(models.contains { $0.configuration.expanded == 0 })
        #expect(models.contains { $0.events.contains(.lostContentOffset(0)) })
        #expect(models.contains { $0.events.contains(.bounces(false)) })
        #expect(models.contains { $0.scrollView.behavior == .notifiesEqualWrites })
        #expect(models.contains { $0.scrollView.behavior == .refreshRestoresInset })
        #expect(models.contains { $0.scrollView.behavior == .clamps && $0.events.contains(.bottomInset(2)) })
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

    @Test func `the hardened bar keeps everything in every state of a small model`() throws {
        let exploration = try Self.explore(.hardened, on: Self.reduced("no-height"))
        #expect(exploration.isComplete && exploration.counterexamples.isEmpty)
        #expect(
            exploration.states > 150 && exploration.transitions > 5 * exploration.states)
    }

    @Test func `what is broken comes with a shortest path, which is a scenario`() throws {
        let exploration = try Self.explore(.published, on: Self.reduced("standard"), [.bounceIgnored])
        let found = try #require(exploration.counterexamples.first)
        // One scroll goes to the end, and the next past it.
        #expect(found.eventCount == 2 && found.violation.step == 2)
        let again = try Reproduction(scenarioFile: found.file.text)
        #expect(again.counterexamples.map(\.invariant.id) == ["S7"])
        #expect(again.trace.definition.name == "published")
    }

    @Test func `a state in which an invariant is broken is not continued`() throws {
        let model = try Self.reduced("standard")
        let alone = try Self.explore(.published, on: model, [.bounceIgnored])
        let both = try Self.explore(.published, on: model, [.bounceIgnored, .viewSwap])
        #expect(both.states < alone.states && both.isComplete)
        for found in both.counterexamples {
            let prefix = model.scenario(found.trace.scenario.events.dropLast())
            #expect(Oracle([.bounceIgnored, .viewSwap]).findings(of: prefix, on: .published).isEmpty)
        }
        #expect(both.counterexamples.map(\.invariant.id) == ["S7", "S17"])
    }

    @Test func `a mistake that breaks one invariant breaks nothing else on the way to it`() throws {
        let mutant = try Bars.shipped.named("gap-left")
        let exploration = try Self.explore(mutant, on: Self.reduced("short-content"))
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
        let invariants = Catalogue.all.filter { !$0.needsTwin || $0.id == "M4" }
        let names = ["top-not-ignored", "collapse-keeps-offset"]
        for mutant in try names.map(Bars.shipped.named) {
            let exploration = try Self.explore(mutant, on: Self.reduced("odd-gaps"), invariants)
            #expect(!exploration.counterexamples.isEmpty, "\(mutant.name)")
            for found in exploration.counterexamples {
                #expect(found.violation.step == found.eventCount, "\(mutant.name) \(found.invariant.id)")
            }
        }
    }

    @Test func `the published bar is broken in many ways, each on a shortest path`() throws {
        let exploration = try Self.explore(
            .published, on: Self.reduced("standard", to: EventKinds.all.subtracting(.release)),
            Catalogue.all.filter { !$0.needsTwin })
        let counts = Dictionary(
            uniqueKeysWithValues: exploration.counterexamples.map { ($0.invariant.id, $0.eventCount) })
        #expect(counts.count > 15 && counts["S3"] == 0 && counts["S17"] == 1 && counts["M1"] == 1)
        // The first scroll after a binding is swallowed, the second goes to the end, and the third past it.
        #expect(counts["S7"] == 3, "\(counts)")
    }
}
