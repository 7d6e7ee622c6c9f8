import AirBarModel
import Motion
import Testing
import TestSupport
import Verification

@Suite struct TraceTests {
    private static func trace(of events: [BarEvent]) throws -> Trace {
        let scenario = try Scenario(
            configuration: BarConfiguration(compact: 100, normal: 200, expanded: 300),
            scrollView: ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: -200),
            events: events)
        return Trace(of: scenario, on: .published)
    }

    @Test func `a table shows each event, what could be seen after it, and what the bar did`() throws {
        let table = try Self.trace(of: [.contentOffset(-200), .contentOffset(-160), .pan(.ended)]).table()
        #expect(
            table == """
                compact 100, normal 200, expanded 300
                y content offset, o bar offset (minus its height), A expanded state available

                     event                                       y     o  A    top   end  the bar
                  0  bind frame 600 content 2000 offset -200  -200  -200  no  -200  1400  scrolls to -200
                  1  offset -200                              -200  -200  no  -200  1400
                  2  offset -160                              -160  -160  no  -200  1400  shrinks by 40
                  3  pan ended                                -200  -200  no  -200  1400  grows by 40, snaps to -200, scrolls to -200
                """)
    }

    @Test func `a table shows where a release is made to end, what is refused, and what is lost`() throws {
        let events: [BarEvent] = [
            .pan(.began), .contentOffset(-170), .release(Release(velocity: 1000, rest: -130)),
            .contentOffset(.nan), .lostContentOffset(-100), .idle,
        ]
        let trace = Trace(of: try scenario(events), on: .hardened)
        #expect(
            trace.table().split(separator: "\n").suffix(6).joined(separator: "\n") == """
                  1  pan began                                -200  -200  yes  -300  1400
                  2  offset -170                              -170  -170  no   -200  1400  shrinks by 30
                  3  pan ended velocity 1000 rest -130        -170  -170  no   -200  1400  lets it end at -100
                  4  offset nan                               -170  -170  no   -200  1400  refuses the content offset nan
                  5  lost -100                                -100  -170  no   -200  1400
                  6  idle                                     -100  -100  no   -200  1400  shrinks by 70, snaps to -100
                """)
    }

    /// Scrolls to each of some content offsets when it is bound.
    private struct RestlessBar: Bar {
        let state: BarState
        let places: [Double]

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            for place in places { host.updateContentOffset(place, animated: false) }
        }
    }

    @Test(arguments: [
        ([0, 0, 0], "scrolls to 0 (3 times)"),
        (
            [0, 1, 1, 0, 1, 0],
            "scrolls to 0, scrolls to 1 (2 times), scrolls to 0, scrolls to 1, scrolls to 0"
        ),
        (
            [5, 6, 5, 6, 5, 6],
            "scrolls to 5, scrolls to 6, scrolls to 5, scrolls to 6, scrolls to 5, scrolls to 6"
        ),
        (
            [5, 6, 5, 6, 5, 6, 6, 7],
            "scrolls to 5, scrolls to 6, scrolls to 5, scrolls to 6, 2 more, scrolls to 7"
        ),
    ])
    func `what a bar repeats in a step is folded`(places: [Double], words: String) throws {
        let definition = BarDefinition("restless") { RestlessBar(state: BarState($0), places: places) }
        let table = Trace(of: try scenario([]), on: definition).table()
        #expect(table.hasSuffix("  \(words)"))
    }

    @Test func `a long table is cut to what is around the violation`() throws {
        let before = (0..<500).map { BarEvent.contentOffset(Double($0 % 7)) }
        let bounce = [
            BarEvent.contentOffset(1400), .contentOffset(1300), .contentHeight(1500), .contentOffset(1301),
        ]
        let trace = try Self.trace(of: before + bounce + before)
        let violation = try #require(
            Invariant.bounceIgnored.violation(in: trace.scenario, by: .published))
        let lines = trace.table(marking: violation).split(separator: "\n")
        #expect(lines.count == 46 && lines.last == "  (42 of 1005 steps shown)")
        #expect(lines.contains { $0.hasPrefix("▶ 504  offset 1301") })
    }

    @Test func `of a long way the first step is shown, and what came of the others`() throws {
        let way = (-20...0).map { BarEvent.contentOffset(Double($0) * 10) }
        let lines = try Self.trace(of: way + [.contentOffset(-10), .idle]).table().split(separator: "\n")
        #expect(
            lines.suffix(7).joined(separator: "\n") == """
                   1  offset -200                              -200  -200  no  -200  1400
                   2  offset -190                              -190  -190  no  -200  1400  shrinks by 10
                … 11  9 more                                   -100  -100  no  -200  1400  shrinks by 90
                  12  offset -90                                -90  -100  no  -200  1400
                … 21  9 more                                      0  -100  no  -200  1400
                  22  offset -10                                -10  -110  no  -200  1400  grows by 10
                  23  idle                                      -10  -110  no  -200  1400
                """)
    }

    @Test func `a step that breaks something is shown by itself on the longest way`() throws {
        let trace = try Self.trace(of: (1380...1420).map { .contentOffset(Double($0)) })
        let violation = try #require(
            Invariant.bounceIgnored.violation(in: trace.scenario, by: .published))
        let lines = trace.table(marking: violation).split(separator: "\n")
        let marked = try #require(lines.firstIndex { $0.hasPrefix("▶ 22  offset 1401") })
        #expect(lines[marked - 1].hasPrefix("… 21  19 more"))
        #expect(lines[marked + 1].hasPrefix("  23  offset 1402"))
    }

    @Test func `a trace holds a step for the binding and one for each event`() throws {
        let trace = try Self.trace(of: [.idle, .pan(.began)])
        #expect(trace.map(\.event) == [.scrollView(trace.scenario.scrollView), .idle, .pan(.began)])
        #expect(trace[1].before == trace[0].after && trace[2].before == trace[1].after)
    }
}
