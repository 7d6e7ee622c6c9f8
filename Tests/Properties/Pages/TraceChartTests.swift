import AirBarModel
import Foundation
import Testing
import TestSupport
import Verification

@testable import Pages

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The charts of traces.
@Suite struct TraceChartTests {
    /// Reads a chart as XML: the names of its elements with their attributes.
    private final class Elements: NSObject, XMLParserDelegate {
        private(set) var all: [(name: String, attributes: [String: String])] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String] = [:]
        ) {
            all.append((name, attributes))
        }

        init?(_ svg: String) {
            super.init()
            let parser = XMLParser(data: Data(svg.utf8))
            parser.delegate = self
            guard parser.parse() else { return nil }
        }

        func count(_ name: String, _ style: String) -> Int {
            all.count { $0.name == name && $0.attributes["class"] == style }
        }
    }

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
        let elements = try #require(Elements(TraceChart(found).svg))
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
        #expect(Elements(try Self.chart([.contentOffset(0x1p39), .idle], heights: heights).svg) != nil)
    }

    @Test func `a long trace is shown up to the violation, in a bounded text`() throws {
        let events = (0..<5_000).map { BarEvent.contentOffset(Double($0 % 300)) }
        let trace = Trace(of: try scenario(events), on: .published)
        let violation = Violation(step: 4_000, quantity: "it", value: 1, expected: "none", limit: 0)
        let svg = TraceChart(trace, marking: violation).svg
        #expect(svg.utf8.count < 100_000 && svg.contains(">4003<") == false)
        #expect(svg.contains("step 4000: it is 1, expected none (0)"))
        #expect(try #require(Elements(svg)).count("rect", "violation") == 1)
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
