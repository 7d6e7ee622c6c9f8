import AirBarModel
import Generators
import Testing
import TestSupport

@testable import Verification

/// Scroll views that notify of a write of the content offset that is already there, and scroll views that do not.
@Suite struct EqualWritesTests {
    private static func offsets(_ text: String) throws -> [Double] {
        let file = try ScenarioFile(parsing: "scenario 1\nheights 100 200 300\n\(text)")
        return Trace(of: try #require(file.scenario), on: .published).map(\.after.offset)
    }

    @Test func `the published bar opens on the first request only where equal writes are notified`() throws {
        let bind = "bind frame 600 content 2000 offset 0"
        #expect(try Self.offsets("\(bind)\nexpand on") == [-200, -200])
        #expect(try Self.offsets("\(bind) equal-writes-notify\nexpand on") == [-200, -300])
    }

    @Test func `the height of a frame is absolute`() throws {
        let events = ["offset -200", "frame -1e9", "offset -199"].joined(separator: "\n")
        #expect(try Self.offsets("bind frame 600 content 2000 offset 0\n\(events)").last == -100)
    }

    @Test(
        arguments: [ScrollViewBehavior.notifiesEqualWrites, .clamps, .refreshRestoresInset],
        [
            (DrawnBehavior(sometimes: []), 0...0), (.any, 150...350),
            (DrawnBehavior(always: .all), 1_000...1_000),
        ]
    )
    func `generated scroll views behave as is asked for`(
        behavior: ScrollViewBehavior, drawn: (DrawnBehavior, count: ClosedRange<Int>)
    ) {
        let scenarios = samples(of: Scenario.generator(in: CaseDomain(behavior: drawn.0)), count: 1_000)
        let sessions = samples(of: Session.generator(in: CaseDomain(behavior: drawn.0)), count: 1_000)
        #expect(scenarios.count == 1_000 && sessions.count == 1_000)
        #expect(drawn.count.contains(scenarios.count { $0.scrollView.behavior.contains(behavior) }))
        #expect(drawn.count.contains(sessions.count { $0.scrollView.behavior.contains(behavior) }))
        for scenario in scenarios {
            let same = scenario.on(scenario.scrollView.behavior)
            #expect(ScenarioFile(scenario).text == ScenarioFile(same).text)
        }
    }

    @Test(arguments: [DrawnBehavior(), DrawnBehavior(always: .all)])
    func `choices mean the same whichever scroll views are generated`(drawn: DrawnBehavior) throws {
        for made in samples(of: Scenario.generator(in: CaseDomain(behavior: drawn)), count: 200) {
            guard let choices = made.choices else { continue }
            var source = ChoiceSource(replaying: choices)
            let again = try Scenario.generator(in: CaseDomain(behavior: drawn)).generate(from: &source)
            #expect(ScenarioFile(again).text == ScenarioFile(made).text)
        }
    }

    @Test func `a search ends at minima on the scroll views that it was asked for`() throws {
        let invariant = try Catalogue.invariant("S21")
        for (always, file) in [(ScrollViewBehavior(), "published"), (.notifiesEqualWrites, "equal-writes")] {
            let verifier = BarVerifier(
                .published, invariants: [invariant], behavior: DrawnBehavior(always: always))
            let found = try #require(verifier.run(cases: 500, seed: 1).counterexamples.first)
            let committed = try #require(
                RegressionTests.files.first { $0.lastPathComponent == "\(file)-S21.scenario" })
            let scenario = try RegressionTests.read(committed).scenario
            #expect(found.counterexample.trace.scenario == scenario)
        }
    }

    @Test(arguments: [Relation.shifted, .doubled])
    func `a twin's scroll views behave as those of the run`(relation: Relation) throws {
        guard case .twin(let twin) = relation else { return }
        let configuration = try BarConfiguration(compact: 1, normal: 2, expanded: 3)
        for behavior in [[], .all] as [ScrollViewBehavior] {
            let view = try ScrollViewGeometry(
                frameHeight: 10, contentHeight: 100, contentOffset: -2, behavior: behavior)
            let start = TwinStart(configuration: configuration, scrollView: view)
            #expect(twin.begin(start)?.scrollView.behavior == behavior)
        }
    }
}
