import AirBarModel
import Generators
import Testing
import TestSupport
import Verification

/// From where a bar that switches may measure a scroll, after an event that is none.
@Suite struct SwitchMeasureTests {
    /// A bar that measures from the farthest place of the content since it switched; or anew after each event that is no
    /// scroll.
    private struct ExtremeBar: Bar {
        var place: HeaderPlace
        let beginsAnew: Bool
        var extreme = 0.0

        var state: BarState { place.state }

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            if case .scrollView = event {
                place.bind(&host, at: -place.configuration.normal)
                extreme = host.scrollView.contentOffset
            }
            let now = host.scrollView.visible(host.scrollView.contentOffset)
            follow(to: now, host.scrollView)
            if case .contentOffset = event {} else if beginsAnew { extreme = now }
            place.finish(&host)
        }

        private mutating func follow(to now: Double, _ view: ScrollViewState) {
            let isShown = place.state.offset == -place.configuration.normal
            extreme = isShown ? min(extreme, now) : max(extreme, now)
            let mayHide = now - view.top >= place.configuration.normal - place.configuration.compact
            guard abs(now - extreme) >= 10, !isShown || mayHide else { return }
            place.state.offset = isShown ? -place.configuration.compact : -place.configuration.normal
            extreme = now
        }
    }

    @Test(arguments: [(hiding: 10.0, showing: 40.0), (40, 10)])
    func `a bar may have a distance for each direction, and is held to both`(hiding: Double, showing: Double)
    {
        let kind = BarKind.switches(after: hiding, showingAfter: showing)
        func report(
            until stop: String? = nil, _ makeBar: @escaping @Sendable (BarConfiguration) -> any Bar
        ) -> BarReport {
            let definition = BarDefinition("switching", kind: kind, makeBar: makeBar)
            var settings = SearchSettings(cases: 5_000)
            settings.stopWhenFound = stop.map { [$0] }
            return BarVerifier(
                definition, invariants: [.shownByDirection, .tremorIgnored], events: .realistic
            ).run(settings)
        }
        let right = report { SwitchingBar($0, after: hiding, showingAfter: showing) }
        #expect(right.holds, "\(right.text)")
        // A distance that is too short is found by K5, and one that is too long by K4.
        let wrong: [(makeBar: @Sendable (BarConfiguration) -> any Bar, id: String)] = [
            ({ SwitchingBar($0, after: hiding) }, showing > hiding ? "K5" : "K4"),
            ({ SwitchingBar($0, after: showing) }, showing > hiding ? "K4" : "K5"),
            ({ SwitchingBar($0, after: hiding / 2, showingAfter: showing) }, "K5"),
            ({ SwitchingBar($0, after: hiding, showingAfter: 2 * showing) }, "K4"),
        ]
        for (makeBar, id) in wrong {
            let report = report(until: id, makeBar)
            #expect(
                report.counterexamples.contains { $0.counterexample.invariant.id == id }, "\(report.text)")
        }
    }

    private static func bar(beginsAnew: Bool) -> BarDefinition {
        BarDefinition("extreme", heights: .fixed(0, 88), kind: .switches(after: 10)) {
            ExtremeBar(place: HeaderPlace($0, fillsContent: false), beginsAnew: beginsAnew)
        }
    }

    @Test(
        arguments: [
            "refresh 0", "content 2000", "frame 600", "bottom-inset 0", "safe-area 0 0", "bounces off",
            "expand off",
            "expand on", "pan began", "pan failed",
        ], [true, false])
    func `a bar may measure on, or begin anew, at an event that moves nothing`(
        event: String, beginsAnew: Bool
    ) throws {
        let traces = [
            ["offset -9", event, "offset -9.667", "offset 0"],
            ["offset -87", "offset -8", event, "offset 0", "offset 1"],
        ]
        for lines in traces {
            let text =
                "scenario 1\nheights 0 88 88\nbind frame 600 content 2000 offset -88\n"
                + lines.joined(separator: "\n")
            let scenario = try #require(try ScenarioFile(parsing: text + "\n").scenario)
            for id in ["K4", "K5"] {
                let violation = try Catalogue.invariant(id).violation(
                    in: scenario, by: Self.bar(beginsAnew: beginsAnew))
                #expect(violation == nil, "\(id) \(lines)")
            }
            // Measured on, the content has come far enough to hide the bar.
            if !beginsAnew {
                #expect(
                    Trace(of: scenario, on: Self.bar(beginsAnew: false)).last?.after.offset == 0, "\(lines)")
            }
        }
    }

    @Test func `a bar that the top has shown measures from there`() throws {
        func violation(at end: Int) throws -> Violation? {
            let text =
                "scenario 1\nheights 100 108 108\nbind frame 600 content 2000 offset -100 bar-inset 108 0\n"
                + "hide\noffset -99\noffset -108\noffset \(end)\n"
            let scenario = try #require(try ScenarioFile(parsing: text).scenario)
            let bar = RightBars.switching.with(heights: .fixed(100, 108))
            let hasty = BarDefinition("hasty", heights: .fixed(100, 108), kind: bar.kind) {
                HastyBar(place: HeaderPlace($0))
            }
            #expect(try Catalogue.invariant("K5").violation(in: scenario, by: bar) == nil)
            return try Catalogue.invariant("K5").violation(in: scenario, by: hasty)
        }
        #expect(try violation(at: -98) == nil)
        #expect(try violation(at: -99)?.step == 4)
    }

    /// Is hidden and shown by each scroll.
    private struct HastyBar: Bar {
        var place: HeaderPlace
        var last = 0.0

        var state: BarState { place.state }

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            let offset = host.scrollView.contentOffset
            if event.kind == .hide || offset > last {
                place.state.offset = -place.state.configuration.compact
            }
            if offset < last { place.state.offset = -place.state.configuration.normal }
            last = offset
            place.finish(&host)
        }
    }

    @Test(arguments: ["pan began", "pan failed", "safe-area 0 0", "refresh 0", "refresh 60", "idle"])
    func `a bar that switches at an event that moves nothing is wrong`(event: String) throws {
        let text =
            "scenario 1\nheights 0 88 88\nbind frame 600 content 2000 offset -88\noffset 500\noffset 400\n\(event)\n"
        let scenario = try #require(try ScenarioFile(parsing: text).scenario)
        let bar = BarDefinition("restless", heights: .fixed(0, 88), kind: .switches(after: 10)) {
            RestlessBar(place: HeaderPlace($0, fillsContent: false))
        }
        #expect(try Catalogue.invariant("K5").violation(in: scenario, by: bar)?.step == 3)
    }

    /// Is hidden at the last event of the scenario.
    private struct RestlessBar: Bar {
        var place: HeaderPlace
        var count = 0

        var state: BarState { place.state }

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            place.state.offset = [-88, 0, -88, 0][min(count, 3)]
            count += 1
            place.finish(&host)
        }
    }
}
