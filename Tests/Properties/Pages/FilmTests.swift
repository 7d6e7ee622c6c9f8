import AirBarModel
import Testing
import TestSupport
import Verification

@testable import Pages

/// What a page says of two runs, and what of a trace it shows closer.
@Suite struct FilmTests {
    private static func film(_ name: String) throws -> Film {
        Film(try PageSample.counterexample(name).judged)
    }

    @Test(arguments: [
        // M1 makes a move in two, M2 leaves one out, and M3 shifts all of them.
        ("published-M1", [0, 0.5, 1]), ("published-M2", [0, 1, 3]), ("published-M3", [0, 1, 2]),
    ])
    func `equal steps of two runs stand beside each other`(name: String, places: [Double]) throws {
        #expect(try Self.film(name).ghost?.times == places)
    }

    @Test(arguments: [
        ("published-M1", 1, "offset -199.5, offset -199: o -199.5"), ("published-M2", 2, "nothing"),
        ("published-F5", 0, "bind frame 600 content 2000 offset -200: o -200"),
        ("published-F5", 1, "pan began: o -200"),
        ("published-F5", 2, "1 more, pan changed, offset -199: o -199.5"),
        ("published-F5", 3, "pan changed: o -199.5"),
    ])
    func `the list says of each step what happened in the other run`(name: String, step: Int, text: String)
        throws
    {
        #expect(try Self.film(name).otherRun(.rounded)[step] == text)
        #expect(try PageSample.page(of: name).html.contains("<td>\(text)<td>"))
    }

    @Test
    func `of a run that ended before the steps that are shown its end is shown, and of an empty one nothing`()
        throws
    {
        func trace(_ count: Int) throws -> Trace {
            let drags = (0..<count).flatMap { number -> [SessionAction] in
                [.touch, .drag(by: number.isMultiple(of: 2) ? 20 : -20, over: 1), .lift]
            }
            return Trace(of: Session(try scenario([])).with(actions: drags), on: .hardened)
        }
        let (long, short) = (try trace(200), try trace(1))
        #expect(long.count > Film.longest + short.count)
        let violation = Violation(step: long.count - 1, quantity: "it", value: 1, expected: "none", limit: 0)
        let film = Film(long, marking: violation, beside: ("once", short))
        #expect(film.ghost?.steps.map(\.index) == [short.count - 1])
        let flawed = BarHeights(compact: 3, normal: 2, expanded: 1)
        let none = Trace(of: try scenario([], heights: flawed), on: .hardened)
        let alone = Film(long, marking: violation, beside: ("never", none))
        #expect(alone.ghost == nil && !alone.isCompared)
    }

    @Test func `what one of two runs leaves out moves no other step`() throws {
        func trace(_ offsets: [Double]) throws -> Trace {
            Trace(of: try scenario(offsets.map { .contentOffset($0) }), on: .hardened)
        }
        let (all, some) = (try trace([1, 2, 3, 4, 5]), try trace([1, 3, 5]))
        #expect(some.places(beside: all, until: 5) == [0, 1, 3, 5])
        #expect(all.places(beside: some, until: 3) == [0, 1, 1.5, 2, 2.5, 3])
    }

    @Test(arguments: [
        (
            "published-M2",
            "The two part at step 3: at a lower frame rate, the bar's offset is -101, expected the same (-100)."
        ),
        (
            "published-F5",
            "The two part at step 3: the bar is 200 pt high here, and 199.5 pt at 120 frames a second. Step 27: "
                + "at another frame rate, the content offset in the end is -199.5, expected the same (-199)."
        ),
    ])
    func `a page says where two runs part, and marks the step`(name: String, sentence: String) throws {
        let html = try PageSample.page(of: name).html
        #expect(html.contains(Markup.escaped(sentence)))
        #expect(html.matches(of: /<tr class=[a-z]+><td><td colspan=3>the two part here/).count == 1)
    }

    @Test func `every committed relation parts at a step that is shown`() throws {
        for name in try PageSample.committed() {
            let film = try Self.film(name)
            #expect((film.parting != nil) == film.isCompared, "\(name)")
            #expect(film.parting.map { $0 <= film.marked ?? -1 } ?? true, "\(name)")
        }
    }

    @Test func `the close-up has the steps before and after a movement that cannot be seen among all`() throws
    {
        let film = try Self.film(PageSample.bounce)
        #expect(film.closeUp == 1..<3)
        let chart = TraceChart(film, title: "", closeUp: 1..<3)
        let elements = try #require(ChartElements(chart.svg))
        let points = elements.named("circle", "curve").map { $0.number("cy") }
        #expect(points.count == 4 && points[3] - points[2] > 100, "one point is most of the plot: \(points)")
        #expect(elements.named("text", "tick").map(\.text) == ["1", "2"])
    }

    @Test func `the close-up of a long trace has few steps, and a short one that can be seen needs none`()
        throws
    {
        let long = try PageSample.long().film
        #expect(long.closeUp?.count == 2)
        let events = (0..<1_000).map { BarEvent.contentOffset(Double($0 % 2) * 300) }
        let violation = Violation(step: 500, quantity: "it", value: 1, expected: "none", limit: 0)
        let zigzag = Film(Trace(of: try scenario(events), on: .published), marking: violation)
        #expect(zigzag.closeUp == 480..<504)
        #expect(Film(Trace(of: try scenario([.contentOffset(-100)]), on: .hardened)).closeUp == nil)
    }

    @Test func `a chart has a legend, and the symbols that sentences use`() throws {
        let elements = try #require(
            ChartElements(TraceChart(try PageSample.counterexample(PageSample.bounce)).svg))
        let names = elements.named("text", "legend").map(\.text)
        #expect(
            names == [
                "published", "hardened", "top, end: the content at rest", "c, n, e: the heights of the bar",
                "the violating step",
            ])
        let labels = elements.named("text", "label").map(\.text)
        #expect(
            labels.filter { $0.hasSuffix("00") }.contains("c compact 100") && labels.contains("n normal 200"))
    }

    @Test func `a step says what it violates, in the list`() throws {
        let html = try PageSample.page(of: PageSample.bounce).html
        let rows = html.split(separator: "\n").map(String.init)
        let row = try #require(rows.firstIndex { $0.hasPrefix("<tr class=violating data-step=2>") })
        #expect(rows[row - 1].hasSuffix(">the bar's movement during a bounce is 1, expected none (0)"))
    }

    @Test func `an origin is a link only if it names whose repository it is`() {
        func origin(_ text: String) -> String {
            let invariant = Invariant("X1", "own", statement: "", reason: "", origin: [text]) { _ in nil }
            return Markup.statement(of: invariant).map(\.text).joined()
        }
        #expect(
            origin("owner/bars#12").contains(
                "<a href=\"https://github.com/owner/bars/issues/12\">owner/bars#12</a>")
        )
        for text in ["bars#12", "owner/bars", "a/b/c#1", "x = e^(−ωt)/2#1", "owner/bars#12 and more"] {
            #expect(!origin(text).contains("<a "), "\(text)")
        }
    }
}
