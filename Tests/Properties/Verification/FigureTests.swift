import Testing
import Verification

@Suite struct FigureTests {
    private static func curve(_ values: Double...) -> Figure.Curve {
        Figure.Curve(
            name: "a", points: values.enumerated().map { Figure.Point(x: Double($0), y: $1) })
    }

    @Test func `a curve leaves out what is not finite`() {
        #expect(Self.curve(1, .nan, 2, .infinity, 3).points.map(\.y) == [1, 2, 3])
    }

    @Test func `a curve ends before it leaves what can be drawn, and does not come back`() {
        #expect(Self.curve(1, -Figure.Curve.furthest, 1.1e6, 2).points.map(\.x) == [0, 1])
    }

    @Test func `no mark of a figure is where nothing can be drawn`() {
        let marks = [Figure.Mark(name: "a", value: .infinity), Figure.Mark(name: "b", value: 1)]
        #expect(Figure.Panel(name: "y", curves: [], marks: marks).marks.map(\.name) == ["b"])
        #expect(Figure(axis: "x", panels: [], marked: .nan).marked == nil)
        #expect(Figure(axis: "x", panels: [], marked: 1).marked == 1)
    }
}
