import AirBarModel
import Testing
import TestSupport
import Verification

@testable import Pages

/// What is written into a chart is where it belongs, and can be read.
@Suite struct ChartLabelTests {
    /// The labels of a chart that are not at their numbers, and the number of those that are.
    private static func misplaced(in svg: String) throws -> (labels: [String], right: Int) {
        let elements = try #require(ChartElements(svg))
        var (wrong, right) = ([String](), 0)
        for frame in elements.named("rect", "frame") {
            let (top, bottom) = (frame.number("y"), frame.number("y") + frame.number("height"))
            let isInside = { (element: ChartElements.Element) in
                (top - 8...bottom + 8).contains(element.number("y") - 4)
            }
            let levels = elements.named("text", "level").filter(isInside)
                .compactMap { level in Double(level.text).map { (number: $0, y: level.number("y") - 4) } }
            guard let first = levels.first, let last = levels.last, first.number != last.number else {
                continue
            }
            let slope = (last.y - first.y) / (last.number - first.number)
            for label in elements.named("text", "label").filter(isInside) {
                guard let number = label.text.split(separator: " ").last.flatMap({ Double($0) }) else {
                    continue
                }
                let y = first.y + (number - first.number) * slope
                let anchor = label.number("y") - 4
                let leader = elements.named("line", "leader").first { abs($0.number("y2") - anchor) < 0.11 }
                let isRight =
                    switch label.text.first {
                    case "↑": y < top
                    case "↓": y > bottom
                    default: abs((leader?.number("y1") ?? anchor) - y) < 1
                    }
                if isRight { right += 1 } else { wrong.append("\(label.text): \(anchor), not \(y)") }
            }
        }
        return (wrong, right)
    }

    private static func chart(_ name: String) throws -> TraceChart {
        TraceChart(try PageSample.counterexample(name))
    }

    @Test func `a label of a counterexample's chart is where its number is`() throws {
        var count = 0
        for name in try PageSample.committed() {
            let (wrong, right) = try Self.misplaced(in: Self.chart(name).svg)
            #expect(wrong == [], "\(name)")
            count += right
        }
        #expect(count > 4 * 40)
    }

    @Test func `a label of the chart of a law is where its number is`() throws {
        var count = 0
        for law in PageSample.laws {
            guard let chart = law.page.chart else { continue }
            let (wrong, right) = try Self.misplaced(in: chart.svg)
            #expect(wrong == [], "\(law.id)")
            #expect(!chart.sheet.drawing(.page).text.contains("…"), "\(law.id): a name is cut")
            count += right
        }
        #expect(count > 10)
    }

    @Test func `an edge that is far away is named at the border, with its direction`() throws {
        let svg = TraceChart(Trace(of: try scenario([.contentOffset(-201)]), on: .published)).svg
        #expect(svg.contains(">↓ end 1400<") && svg.contains(">top -200<"))
    }

    @Test(arguments: [0, 1, 5, 12, 90, 1_500])
    func `numbers on an axis stand beside each other`(steps: Int) throws {
        let events = (0..<steps).map { BarEvent.contentOffset(Double($0)) }
        let svg = TraceChart(Trace(of: try scenario(events), on: .published)).svg
        let ticks = try #require(ChartElements(svg)).named("text", "tick")
        let places = ticks.map { $0.number("x") }
        let width = ticks.map { ChartText.width($0.text) }.max() ?? 0
        #expect(ticks.count > 0 && ticks.count <= 13)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 + width < $1 })
        #expect(ticks.allSatisfy { Int($0.text) != nil })
    }

    @Test func `what a figure leaves out is said`() {
        let points = (0..<10).map { Figure.Point(x: Double($0), y: $0 < 4 ? Double($0) : 2e6) }
        let figure = Figure(
            axis: "time, s",
            panels: [Figure.Panel(name: "position, pt", curves: [Figure.Curve(name: "a", points: points)])])
        let chart = FigureChart(figure, title: "", summary: "b")
        let omission = "Not drawn, from the first beyond 1000000 on: 6 of 10 points of a (position, pt)."
        #expect(chart.omission == omission)
        #expect(chart.svg.contains("<desc id=\"summary\">b. \(omission)</desc>"))
    }

    @Test func `a chart of a law says what its mark is`() throws {
        let law = try #require(PageSample.laws.first { $0.id == "D3" })
        let chart = try #require(law.page.chart)
        let elements = try #require(ChartElements(chart.svg))
        #expect(elements.count("rect", "violation") == 1)
        #expect(elements.named("text", "legend").map(\.text) == ["the violation"])
    }
}
