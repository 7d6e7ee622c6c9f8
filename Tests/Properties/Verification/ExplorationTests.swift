import AirBarModel
import Testing
import Verification

/// Exploring every state, on the lattices that are small enough for a debug build; scripts/check explores all.
@Suite struct ExplorationTests {
    private static func lattice(_ name: String) throws -> Lattice {
        try #require(Lattice.all.first { $0.name == name })
    }

    @Test
    func `there are lattices with equal and zero heights, short content, lost notifications and no bounce`() {
        #expect(Lattice.all.count == 13)
        #expect(Set(Lattice.all.map(\.name)).count == 13)
        #expect(Lattice.all.contains { $0.configuration.compact == $0.configuration.normal })
        #expect(Lattice.all.contains { $0.configuration.normal == $0.configuration.expanded })
        #expect(Lattice.all.contains { $0.configuration.expanded == 0 })
        #expect(Lattice.all.contains { $0.events.contains(.lostContentOffset(0)) })
        #expect(Lattice.all.contains { $0.events.contains(.bounces(false)) })
        #expect(Lattice.all.allSatisfy { $0.events.contains(.pan(.cancelled)) && $0.events.contains(.idle) })
    }

    @Test func `a lattice reaches past both edges of its content`() {
        for lattice in Lattice.all {
            let offsets = lattice.events.compactMap { if case .contentOffset(let y) = $0 { y } else { nil } }
            let view = lattice.scrollView
            #expect(offsets.contains { $0 < -lattice.configuration.expanded - view.safeArea.top })
            #expect(offsets.contains { $0 > view.contentHeight - view.frameHeight + view.safeArea.bottom })
        }
    }

    @Test(arguments: ["no-height", "one-height", "short-content", "equal-lower"])
    func `the hardened bar keeps everything in every state of a small lattice`(name: String) throws {
        let exploration = Exploration(of: .hardened, on: try Self.lattice(name))
        #expect(exploration.isComplete && exploration.counterexamples.isEmpty)
        #expect(exploration.states > 150 && exploration.transitions > 20 * exploration.states)
    }

    @Test func `what is broken comes with a shortest way to it, which is a scenario`() throws {
        let exploration = Exploration(of: .published, on: try Self.lattice("standard"))
        let found = try #require(exploration.counterexamples.first { $0.invariant.id == "S7" })
        // The first scroll after a binding is swallowed, the second goes to the end, and the third past it.
        #expect(found.eventCount == 3 && found.violation.step == 3)
        let again = try Reproduction(scenarioFile: found.file.text)
        #expect(again.counterexamples.map(\.invariant.id) == ["S7"])
        #expect(again.trace.rules.name == "published")
    }

    @Test func `a mistake that breaks one invariant breaks nothing else on the way to it`() throws {
        let mutant = try #require(Mutant.all.first { $0.name == "gap-left" })
        let exploration = Exploration(of: mutant.rules, on: try Self.lattice("standard"))
        #expect(exploration.counterexamples.map(\.invariant.id) == ["S21"])
    }

    @Test func `a bar that has no end of states is given up, and not called complete`() throws {
        struct Counter: Bar {
            var state: BarState
            var events = 0
            mutating func react(to event: BarEvent, on host: inout BarHost) { events += 1 }
        }
        let rules = BarDefinition("counter") { Counter(state: BarState($0)) }
        let exploration = Exploration(
            of: rules, on: try Self.lattice("no-height"), invariants: [], limit: 500)
        #expect(!exploration.isComplete && exploration.states > 1 && exploration.transitions >= 500)
    }

    @Test func `exploring stops when it is asked to`() throws {
        let exploration = Exploration(of: .hardened, on: try Self.lattice("no-height"), isCancelled: { true })
        #expect(!exploration.isComplete && exploration.transitions == 0)
    }

    @Test func `what the explorer says of a step a trace says of the whole way`() throws {
        for mutant in Mutant.all.filter({
            ["top-not-ignored", "collapse-keeps-offset", "snap-alone"].contains($0.name)
        }) {
            for found in Exploration(of: mutant.rules, on: try Self.lattice("odd-gaps")).counterexamples {
                #expect(found.violation.step == found.eventCount, "\(mutant.name) \(found.invariant.id)")
            }
        }
    }
}
