import AirBarModel
import Verification

/// A trace as curves over its steps or, of a session, over time: the content offset between its edges, the height of the
/// bar between its detents, and the way of the finger; or a few of its steps, closer.
///
///     let chart = TraceChart(counterexample)
///     print(chart.svg)
///
/// The text is the same, byte for byte, for the same trace. Its colours follow the reader's preference for light or dark.
package struct TraceChart: Sendable {
    let title: String
    let summary: String
    let film: Film
    let section: FilmSection

    /// A chart of a counterexample, with the violating step marked, and beside the bar's height that of the hardened bar, or
    /// that of the run that the invariant compares it with.
    package init(_ counterexample: BarCounterexample) {
        self.init(Film(counterexample.judged), title: counterexample.title)
    }

    /// A chart of a trace.
    ///
    /// - Parameters:
    ///   - trace: the trace; of a long one at most 5,001 steps are shown, up to the marked one or the first.
    ///   - violation: the violation, whose step is marked.
    ///   - title: the heading; unless given, the bar's name.
    package init(_ trace: Trace, marking violation: Violation? = nil, title: String? = nil) {
        self.init(Film(trace, marking: violation), title: title ?? trace.definition.name)
    }

    init(_ film: Film, title: String, closeUp steps: Range<Int>? = nil) {
        self.film = film
        section = steps.map { FilmSection($0, of: film) } ?? FilmSection(all: film)
        self.title = title
        let what =
            film.violation.map { violation in
                "step \(violation.step): \(violation.text(.rounded.showing([violation])))"
            } ?? "\(film.trace.count) steps"
        summary = film.omission.map { "\(what). \($0)" } ?? what
    }

    /// The heights of the bar, each once, with the symbols that sentences use and what they are called.
    var detents: [(name: String, height: Double)] {
        let heights = film.trace.scenario.heights
        let between = film.trace.definition.kind.heightBetween(heights).map { [("between", $0)] } ?? []
        let all =
            [("c compact", heights.compact)] + between
            + [("n normal", heights.normal), ("e expanded", heights.expanded)]
        return Dictionary(grouping: all, by: \.1).sorted { $0.key < $1.key }
            .map { (name: $0.value.map(\.0).joined(separator: ", "), height: $0.key) }
    }
}
