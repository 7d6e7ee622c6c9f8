import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// Scroll views that the bar prepared, or that it was bound to before.
@Suite struct UsedViewTests {
    private static func trace(_ actions: String, on definition: BarDefinition = .hardened) throws -> Trace {
        let text = "scenario 1\nheights 100 200 300\nbind frame 600 content 2000 offset 0\n\(actions)"
        return Trace(of: try ScenarioFile(parsing: text).session, on: definition)
    }

    @Test(arguments: [BarDefinition.hardened, .published])
    func `a view that was prepared looks after the binding as before it`(definition: BarDefinition) throws {
        let actions = "scroll set 500\nidle\npreconfigure frame 700 content 300 offset 0\nbind other"
        let trace = try Self.trace(actions, on: definition)
        let bound = try #require(trace.last)
        guard case .scrollView(let geometry) = bound.event else { throw UnexpectedEvent() }
        let view = bound.after.scrollView
        #expect(geometry.barInset == view.contentInset && geometry.contentOffset == view.contentOffset)
        #expect(geometry.barInset == ContentInset(top: 200, bottom: 300))
    }

    private struct UnexpectedEvent: Error {}

    @Test func `preparing a view changes nothing about the bar and its own view`() throws {
        let configuration = try BarConfiguration(compact: 100, normal: 200, expanded: 300)
        for definition in [BarDefinition.hardened, .published] {
            let bar = definition.makeBar(configuration)
            let prepared = bar.preconfigured(try view(at: 40, content: 300))
            #expect(bar.state == definition.makeBar(configuration).state)
            #expect(prepared.contentInset == ContentInset(top: 200, bottom: 200))
        }
    }

    @Test func `between two views the bar goes back and forth, and each is where it was left`() throws {
        let actions = """
            scroll set 500
            idle
            bind frame 600 content 900 offset 0
            scroll set 250
            idle
            bind other
            bind other
            """
        let ends = try Self.trace(actions).suffix(2).map(\.after)
        #expect(ends.map(\.scrollView.contentOffset) == [500, 250])
        #expect(ends.map(\.scrollView.contentHeight) == [2_000, 900] && ends.map(\.offset) == [-100, -100])
    }

    @Test func `a view that was open is not open any longer where the bar is compact`() throws {
        let actions = """
            expand on
            idle
            bind frame 600 content 2000 offset 700
            expand off
            scroll set 700
            idle
            bind other
            """
        let trace = try Self.trace(actions)
        let bound = try #require(trace.last)
        guard case .scrollView(let geometry) = bound.event else { throw UnexpectedEvent() }
        #expect(geometry.contentOffset == -300 && geometry.barInset.top == 300)
        #expect(bound.after.offset == -100 && bound.after.scrollView.contentOffset == -100)
        #expect(bound.after.scrollView.contentInset.top == 200)
    }

    @Test func `a view that has an invalid number does not come back`() throws {
        struct Spoiler: Bar {
            var state: BarState
            mutating func react(to event: BarEvent, on host: inout BarHost) {
                if event.kind == .bind { host.updateContentOffset(.nan, animated: false) }
            }
        }
        let session = try ScenarioFile(
            parsing: """
                scenario 1
                heights 1 2 3
                bind frame 6 content 20 offset 0
                preconfigure frame 6 content 20 offset 0
                bind other
                """
        ).session
        let bar = Spoiler(state: BarState(try #require(session.configuration)))
        var player = SessionPlayer(session, on: RecordedRun(bar, on: session.scrollView))
        player.play(session.actions)
        #expect(player.sink.recorded.steps.count == 1)
    }

    @Test func `sessions have views that are prepared and views that come back`() {
        let actions = samples(of: Session.generator, count: 400).flatMap(\.actions)
        #expect(actions.contains(.bindOther))
        #expect(actions.contains { if case .preconfigure = $0 { true } else { false } })
    }

    @Test func `scenarios have views of every earlier use, and with bottom insets`() {
        let views = samples(of: Scenario.generator, count: 2_000).flatMap { scenario in
            let views =
                [scenario.scrollView]
                + scenario.events.compactMap { if case .scrollView(let view) = $0 { view } else { nil } }
            return views.map { (scenario.heights, $0) }
        }
        for use in EarlierUse.allCases {
            let used = views.filter { $1.refreshInset == (use.isRefreshing ? 60 : 0) }
            let count = used.count { heights, view in view.barInset == use.barInset(of: heights, on: view) }
            #expect(count >= 20, "\(use)")
        }
        let share = Double(views.count { $1.refreshInset > 0 }) / Double(views.count)
        #expect((share - 0.1).magnitude < 0.03, "\(share)")
        #expect(views.contains { $1.bottomInset == 50 } && views.contains { $1.barInset.bottom > 0 })
    }
}
