import AirBarModel
import Testing
import TestSupport
import Verification

@testable import Pages

/// The charts of traces.
@Suite struct TraceChartTests {
    private static func chart(
        _ events: [BarEvent], heights: BarHeights = BarHeights(compact: 100, normal: 200, expanded: 300)
    ) throws -> TraceChart {
        TraceChart(Trace(of: try scenario(events, heights: heights), on: .published))
    }

    @Test func `the picture in the documentation is the chart of its counterexample`() throws {
        let text = try Repository.text(of: "Tests/Properties/Scenarios/published-S7.scenario")
        let found = try #require(Reproduction(scenarioFile: text).counterexamples.first)
        #expect(try Repository.text(of: "Documentation/Images/published-S7.svg") == TraceChart(found).svg)
    }

    @Test func `a chart has a dot for each step, the violating step, and the hardened bar beside it`() throws
    {
        let text = try Repository.text(of: "Tests/Properties/Scenarios/published-S7.scenario")
        let found = try #require(Reproduction(scenarioFile: text).counterexamples.first)
        let elements = try #require(ChartElements(TraceChart(found).svg))
        #expect(elements.count("circle", "curve") == 2 * found.trace.count)
        #expect(elements.count("rect", "violation") == 1)
        #expect(elements.count("polyline", "ghost") == 2 && elements.count("line", "line") == 3)
    }

    @Test func `a number that is none, or far out of the plot, interrupts the curve`() {
        let panel = ChartPanel(
            name: "", frame: ChartPanel.Frame(left: 0, right: 100, top: 0, bottom: 100),
            scale: Scale([0, 10], atLeast: 1, first: 0, last: 100), position: { $0 })
        let numbers = [1, 2, .nan, 3, 4, 5, .infinity, 6, 1e300]
        let curve = panel.curve(
            of: numbers, at: numbers.indices.map(Double.init), "curve", hasDots: true)
        #expect(curve.count { $0.text.hasPrefix("<polyline") } == 2)
        #expect(curve.count { $0.text.hasPrefix("<circle") } == 6)
    }

    @Test func `a scale makes room for all finite numbers, however large`() {
        let scale = Scale(
            [-.greatestFiniteMagnitude, .nan, .greatestFiniteMagnitude], atLeast: 1, first: 0, last: 70)
        #expect(scale(0) == 35 && scale(.greatestFiniteMagnitude) > 60)
        #expect(Scale([], atLeast: 2, first: 0, last: 10)(0) == 5)
    }

    @Test(arguments: [
        BarHeights(compact: 0, normal: 0, expanded: 0), BarHeights(compact: 3, normal: 2, expanded: 1),
    ])
    func `equal, empty and flawed heights have a chart too`(heights: BarHeights) throws {
        #expect(ChartElements(try Self.chart([.contentOffset(0x1p39), .idle], heights: heights).svg) != nil)
    }

    @Test func `a long trace is shown up to the violation, in a bounded text`() throws {
        let events = (0..<12_000).map { BarEvent.contentOffset(Double($0 % 300)) }
        let trace = Trace(of: try scenario(events), on: .published)
        let violation = Violation(step: 9_000, quantity: "it", value: 1, expected: "none", limit: 0)
        let svg = TraceChart(trace, marking: violation).svg
        #expect(svg.utf8.count < 250_000 && !svg.contains(">4002<") && svg.contains(">9000<"))
        #expect(svg.contains("step 9000: it is 1, expected none (0)"))
        #expect(try #require(ChartElements(svg)).count("rect", "violation") == 1)
        #expect(svg.contains("Steps 4003 to 9003 are shown, 5,001 of 12,001."))
        let page = CounterexamplePage(Reproduction(trace.scenario, on: .hardened), instruction: "").html
        #expect(page.contains("Steps 0 to 5000 are shown, 5,001 of 12,001."))
    }

    @Test func `a session in which no time passes is drawn step by step`() throws {
        let session = Session(try scenario([])).with(actions: [.touch, .lift, .event(.expand(true))])
        let chart = TraceChart(Trace(of: session, on: .published))
        #expect(!chart.film.isTimed && chart.film.track.steps.count > 2)
        let elements = try #require(ChartElements(chart.svg))
        #expect(elements.count("polyline", "curve") == 2)
        #expect(elements.count("circle", "curve") == 2 * chart.film.track.steps.count)
    }

    @Test func `what F4 judged is drawn: the pull that does not open the bar`() throws {
        let found = try PageSample.counterexample("published-F4")
        let film = Film(found.judged)
        #expect(film.isTimed && film.hasFinger)
        #expect(film.marked == film.track.steps.count - 1)
        #expect(film.ghost?.steps.last?.after.isExpandedStateAvailable == true)
        #expect(try #require(ChartElements(TraceChart(found).svg)).count("polyline", "curve") >= 3)
    }

    @Test func `what F5 compares is drawn beside what it judged, each to its end`() throws {
        let found = try PageSample.counterexample("published-F5")
        let (film, judged) = (Film(found.judged), found.judged)
        let other = try #require(judged.other)
        #expect(film.ghost?.bar == "published \(other.name)")
        #expect(film.ghost?.steps.last?.after == other.trace.last?.after)
        #expect(film.axis.upperBound >= (film.ghost?.times.last ?? .infinity))
    }

    @Test(arguments: RightBars.all + [.hardened])
    func `a bar is shown beside a right bar of its kind`(right: BarDefinition) throws {
        let mine = BarDefinition("mine", kind: right.kind) { right.makeBar($0) }
        let film = Film(Trace(of: try scenario([.contentOffset(1), .contentOffset(400)]), on: mine))
        #expect(film.ghost?.bar == right.name)
        #expect(film.ghost?.heights == film.track.heights)
    }

    @Test func `text is escaped`() {
        #expect(
            Markup("a", ["b": "\"<&>\u{1}"], text: "<&>").text
                == "<a b=\"&quot;&lt;&amp;&gt;\u{FFFD}\">&lt;&amp;&gt;</a>\n")
    }

    @Test(arguments: [
        (0.04, "0"), (-0.05, "-0.1"), (12, "12"), (1.25, "1.3"), (-1.5, "-1.5"), (.infinity, "0"),
    ])
    func `a coordinate has at most one digit after the point`(number: Double, text: String) {
        #expect(number.coordinate == text)
    }
}
