import AirBarModel
import Generators
import Testing
import TestSupport

@testable import Verification

/// Runs are equal if every further event has the same effect on both; the explorer depends on it.
@Suite struct RunEqualityTests {
    private struct Reached<B: Bar> {
        let path: [BarEvent]
        let judged: JudgedRun<B>
    }

    /// Pairs of equal judged runs that different events led to, on a bounded model.
    private static func equalPairs<B: Bar>(_ judge: Judge<B>, _ model: BoundedModel) -> [(
        one: Reached<B>, other: Reached<B>
    )] {
        var known: [JudgedRun<B>: Reached<B>] = [:]
        var pairs: [(one: Reached<B>, other: Reached<B>)] = []
        let paths = samples(
            of: Generator.integer(in: 0...model.events.count - 1).array(count: 1...6), count: 600)
        for path in paths.map({ $0.map { model.events[$0] } }) {
            var judge = judge
            path.forEach { judge.advance(by: $0) }
            let reached = Reached(path: path, judged: judge.judged)
            if let before = known[judge.judged] {
                if before.path != path { pairs.append((before, reached)) }
            } else {
                known[judge.judged] = reached
            }
        }
        return pairs
    }

    private static func agree<B: Bar>(
        _ pair: (one: Reached<B>, other: Reached<B>), after event: BarEvent, _ judge: Judge<B>
    ) -> Bool {
        var (one, other) = (judge, judge)
        one.resume(from: pair.one.judged)
        other.resume(from: pair.other.judged)
        one.advance(by: event)
        other.advance(by: event)
        // Adding zero makes a zero of a negative one, which equals it.
        let said = [one, other].map {
            $0.violations.first.map { "\($0.invariant) \($0.violation.value + 0) \($0.violation.limit + 0)" }
        }
        // A scroll view with a NaN in it does not equal itself.
        let isComparable = one.judged == one.judged
        return said[0] == said[1] && (!isComparable || one.judged == other.judged)
    }

    private func check<B: Bar>(_ bar: B, _ definition: BarDefinition, _ model: BoundedModel) {
        var judge = Judge(
            bar, on: model.scrollView, by: Oracle(), relations: .all, pixels: nil, isActed: false,
            makeBar: { definition.makeBar($0) as? B })
        judge.advance(by: .scrollView(model.scrollView))
        let pairs = Self.equalPairs(judge, model)
        #expect(pairs.count > 20)
        for (index, pair) in pairs.prefix(15).enumerated() {
            #expect(pair.one.judged.hashValue == pair.other.judged.hashValue)
            #expect(pair.one.judged.run.hashValue == pair.other.judged.run.hashValue)
            for event in model.events.indices where event % 6 == index % 6 {
                let event = model.events[event]
                let isAlike = Self.agree(pair, after: event, judge)
                #expect(
                    isAlike,
                    "\(pair.one.path.map(\.text)), \(pair.other.path.map(\.text)), then \(event.text)")
            }
        }
    }

    @Test(arguments: ["published", "hardened", "gap-left"], ["quiet-points", "lost"])
    func `equal runs judge every further event alike, however they came there`(
        bar: String, model: String
    ) throws {
        let definition = try Bars.shipped.named(bar)
        let model = try #require(BoundedModel.all.first { $0.name == model })
        check(definition.makeBar(model.configuration), definition, model)
    }

    @Test func `runs that an event affects differently are not equal`() throws {
        let model = BoundedModel.all[0]
        let bar = BarDefinition.hardened.makeBar(model.configuration) as? HardenedBar
        let start = Run(try #require(bar), on: model.scrollView)
        let paths: [[BarEvent]] = [
            [], [.pan(.began)], [.contentOffset(0)], [.lostContentOffset(0)], [.idle], [.expand(true)],
            [.refreshInset(2)], [.bounces(false)], [.contentHeight(20)], [.scroll(.set, to: -3)],
        ]
        var runs: Set<Run<HardenedBar>> = []
        for path in paths {
            var run = start
            run.advance(by: .scrollView(model.scrollView))
            path.forEach { run.advance(by: $0) }
            runs.insert(run)
        }
        #expect(runs.count == paths.count)
    }
}
