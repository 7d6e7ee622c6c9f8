import AirBarModel
import Generators
import Testing
import TestSupport

@testable import Verification

/// Judging a run step by step, and from the middle on.
@Suite struct JudgeTests {
    private static func judge<B: Bar>(
        _ bar: B, _ definition: BarDefinition, on view: ScrollViewGeometry, _ oracle: Oracle
    ) -> Judge<B> {
        var judge = Judge(
            bar, on: view, by: oracle, relations: .all, pixels: nil, isActed: false,
            makeBar: { definition.makeBar($0) as? B })
        judge.advance(by: .scrollView(view))
        return judge
    }

    private static func list<B: Bar>(_ judge: Judge<B>) -> [String] {
        judge.violations.first.map { "\($0.invariant) \($0.violation.step) \($0.violation.description)" }
    }

    /// Whether a judge that goes on from a state in the middle finds what one from the start finds.
    private static func isResumable<B: Bar>(
        _ bar: B, _ definition: BarDefinition, _ test: Scenario, at split: Int, _ oracle: Oracle
    ) -> Bool {
        let start = judge(bar, definition, on: test.scrollView, oracle)
        var (whole, first) = (start, start)
        test.events.forEach { whole.advance(by: $0) }
        test.events.prefix(split).forEach { first.advance(by: $0) }
        var second = start
        second.resume(from: first.judged)
        test.events.dropFirst(split).forEach { second.advance(by: $0) }
        let known = Set(first.violations.first.map(\.invariant))
        let rest = zip(second.violations.first, list(second)).filter { !known.contains($0.0.invariant) }.map(
            \.1)
        // A state with a NaN in it is not equal to itself.
        let isSame = second.judged == whole.judged || whole.judged != whole.judged
        return isSame && list(first) + rest == list(whole)
    }

    @Test(arguments: ["published", "gap-left", "hardened"])
    func `a run judged from a state in the middle on breaks the same as from the start`(name: String) throws {
        let definition = try Bars.shipped.named(name)
        let oracle = Oracle()
        for (index, test) in samples(of: Scenario.generator(events: 1...12), count: 150).enumerated() {
            guard let configuration = test.configuration, !test.hasNaN else { continue }
            let bar = definition.makeBar(configuration)
            let split = index % (test.events.count + 1)
            let isResumable = Self.isResumable(bar, definition, test, at: split, oracle)
            #expect(isResumable, "\(index)")
        }
    }

    private func scripted(_ cues: [ScriptedBar.Cue], by invariants: [Invariant]) throws -> Judge<ScriptedBar>
    {
        let bar = ScriptedBar(try BarConfiguration(compact: 100, normal: 200, expanded: 300), cues)
        return Self.judge(bar, .hardened, on: try view(), Oracle(invariants))
    }

    @Test func `a bar that changes on an invalid event ends the judged run`() throws {
        var judge = try scripted([.at(200), .at(150), .at(90)], by: [.bounds, .finite])
        judge.advance(by: .contentOffset(.nan))
        #expect(judge.isOver && judge.judged.run.count == 2)
        #expect(judge.violations.first.map(\.invariant) == [1])
        judge.advance(by: .idle)
        #expect(judge.judged.run.count == 2 && judge.violations.first.count == 1)
    }

    @Test func `a bar that does nothing on an invalid event is judged further`() throws {
        var judge = try scripted([.at(200), .at(200), .at(90)], by: [.bounds, .finite])
        judge.advance(by: .contentOffset(.nan))
        #expect(!judge.isOver && judge.violations.first.isEmpty)
        judge.advance(by: .idle)
        #expect(judge.violations.first.map(\.invariant) == [0] && judge.judged.run.count == 3)
    }

    @Test func `an unsound step ends the run even where S2 is not among the invariants`() throws {
        var judge = try scripted([.at(200), .at(.infinity), .at(90)], by: [.bounds])
        judge.advance(by: .idle)
        judge.advance(by: .idle)
        #expect(judge.isOver && judge.violations.first.isEmpty)
    }

    @Test func `resuming forgets violations and copies the state`() throws {
        let start = try scripted([.at(200), .at(90), .at(90)], by: [.bounds])
        var judge = start
        judge.advance(by: .idle)
        #expect(judge.violations.first.count == 1 && judge.judged != start.judged)
        judge.resume(from: start.judged)
        #expect(judge.violations.first.isEmpty && judge.judged == start.judged)
        judge.advance(by: .idle)
        #expect(judge.violations.first.map(\.violation.step) == [1])
    }

    @Test func `relations that are not selected are not judged`() throws {
        let test = try scenario([.contentOffset(-150)])
        let oracle = Oracle([.split, .determinism, .stutter, .scale])
        let toggling = BarDefinition("scripted") { ScriptedBar($0, [.at(200), .at(150), .at(120)]) }
        let all = oracle.findings(of: test, on: toggling).map(\.invariant.id)
        #expect(all.contains("M7"))
        for number in UInt64(0)..<12 {
            let selection = RelationSelection.drawn(by: number, of: [8, 3, 2])
            let found = oracle.findings(of: test, on: toggling, relations: selection).map(\.invariant.id)
            #expect(found.contains("M7") == selection.contains(2), "\(number)")
        }
    }
}
