import AirBarModel
import Verification

/// A trace as two curves over its steps: the content offset between its edges, and the height of the bar between its
/// detents.
///
///     let chart = TraceChart(counterexample)
///     print(chart.svg)
///
/// The text is the same, byte for byte, for the same trace. Its colours follow the reader's preference for light or dark.
public struct TraceChart: Sendable {
    let title: String
    let summary: String
    let steps: [Step]
    let heights: BarHeights
    let marked: Int?
    /// The same events on another bar, where they are the same: the height of that bar after each step.
    let ghost: [Double]

    /// The largest number of steps in a chart; of a longer trace those up to the marked one, or the first, are shown.
    public static let longest = 1_000

    /// A chart of a counterexample, with the violating step marked and the hardened bar's height beside the bar's.
    public init(_ counterexample: BarCounterexample) {
        self.init(
            counterexample.trace, marking: counterexample.violation,
            title:
                "\(counterexample.bar) breaks \(counterexample.invariant.id), \(counterexample.invariant.title)"
        )
    }

    /// A chart of a trace.
    ///
    /// - Parameters:
    ///   - trace: the trace.
    ///   - violation: the violation, whose step is marked.
    ///   - title: the heading; unless given, the bar's name.
    public init(_ trace: Trace, marking violation: Violation? = nil, title: String? = nil) {
        self.title = title ?? trace.definition.name
        summary = violation.map { "step \($0.step): \($0.text(.rounded))" } ?? "\(trace.count) steps"
        heights = trace.scenario.heights
        let last = min(trace.count, max(Self.longest, violation.map { $0.step + 4 } ?? 0))
        let shown = max(0, last - Self.longest)..<last
        steps = shown.map { trace[$0] }
        marked = violation?.step
        ghost = Self.heights(of: trace, on: .hardened, shown)
    }

    /// The heights of another bar in the steps of a trace; none if the events are those of a finger, which depend on the
    /// bar, or if it is the same bar.
    private static func heights(
        of trace: Trace, on definition: BarDefinition, _ shown: Range<Int>
    ) -> [Double] {
        guard trace.session == nil, trace.definition.name != definition.name else { return [] }
        let other = Trace(of: trace.scenario, on: definition)
        return other.count < shown.upperBound ? [] : shown.map { -other[$0].after.offset }
    }
}
