import AirBarModel
import Motion
import Synchronization
import Testing
import Verification

@testable import Fuzzing

/// How the first difference between two logs of a controller is told.
@Suite struct ControllerLogTests {
    private static func log(_ records: ControllerLog.Record...) -> ControllerLog {
        let log = ControllerLog()
        records.forEach(log.add)
        return log
    }

    private static func view(at contentOffset: Double, topInset: Double = 200) throws -> ScrollViewState {
        var view = ScrollViewState(
            try ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: contentOffset))
        view.contentInset.top = topInset
        return view
    }

    @Test func `equal logs have no difference`() throws {
        let record = ControllerLog.Record.handled(.idle, try Self.view(at: 0))
        #expect(Self.log(record).difference(from: Self.log(record)) == nil)
        #expect(Self.log(record).table(beside: Self.log(record)).isEmpty)
    }

    @Test func `a difference is told in the words of events, and the logs are side by side`() throws {
        let first = ControllerLog.Record.handled(.expand(true), try Self.view(at: -200))
        let inset = ControllerLog.Record.contentInset(ContentInset(top: 300, bottom: 0), view: 0)
        let live = Self.log(first, inset)
        let model = Self.log(first, .contentOffset(-300, animated: true, view: 0), inset)
        #expect(
            live.difference(from: model)
                == "record 2 is insets of view 0 become 300 0, expected view 0 scrolls to -300, animated")
        #expect(
            live.table(beside: model).joined(separator: "\n") == """
                     through the controller                    without it
                  1  the bar gets expand on, y -200, top -200  the bar gets expand on, y -200, top -200
                ▶ 2  insets of view 0 become 300 0             view 0 scrolls to -300, animated
                  3  nothing                                   insets of view 0 become 300 0
                """)
    }

    @Test func `of two scroll views the first number that differs is told`() throws {
        let live = Self.log(.handled(.pan(.began), try Self.view(at: 7)))
        let model = Self.log(.handled(.pan(.began), try Self.view(at: 7, topInset: 300)))
        let difference = try #require(live.difference(from: model))
        #expect(difference.hasSuffix("; the scroll view has top inset 200, expected top inset 300"))
    }

    @Test func `a script is told in lines`() throws {
        let script = ControllerScript(
            scenario: Scenario(
                heights: BarHeights(compact: 100, normal: 200, expanded: 300),
                scrollView: try ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: 0),
                events: []),
            deeds: [.event(.idle), .oldView(.contentOffset(5)), .bindAgain],
            reactions: [[], [.event(.expand(true)), .event(.pan(.began))]])
        #expect(
            script.text == """
                scenario 1
                heights 100 200 300
                bind frame 600 content 2000 offset 0
                idle
                on the view before: offset 5
                bind again
                at report 2: expand on; pan began
                """)
    }

    /// A bar of which the first one that is made, that of the controller, has a deceleration end elsewhere.
    private struct Uneven: Bar {
        let state: BarState
        let isFirst: Bool

        func react(to event: BarEvent, on host: inout BarHost) {
            if event == .idle { host.retarget(to: isFirst ? 1 : 2) }
        }
    }

    @Test func `a finding shows the script and what differs, in lines`() throws {
        let births = Mutex(0)
        let uneven = BarDefinition("uneven") { configuration in
            let count = births.withLock { births in
                births += 1
                return births
            }
            return Uneven(state: BarState(configuration), isFirst: count == 1)
        }
        let script = ControllerScript(
            scenario: Scenario(
                heights: BarHeights(compact: 100, normal: 200, expanded: 300),
                scrollView: try ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: 0),
                events: []),
            deeds: [.event(.idle)], reactions: [])
        #expect(
            script.text(on: uneven) == """
                scenario 1
                heights 100 200 300
                bind frame 600 content 2000 offset 0
                idle

                     through the controller                                         without it
                  1  the bar gets bind frame 600 content 2000 offset 0, y 0, top 0  the bar gets bind frame 600 content 2000 offset 0, y 0, top 0
                  2  the bar gets idle, y 0, top 0                                  the bar gets idle, y 0, top 0
                ▶ 3  view 0 ends at 1                                               view 0 ends at 2
                """)
    }
}
