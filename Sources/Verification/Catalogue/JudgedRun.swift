import AirBarModel

/// A run with what is needed to judge its further steps: the open obligations and the twins.
///
/// It is a state of the product of bar, scroll view, history, obligations and twins, which the explorer enumerates.
struct JudgedRun<B: Bar>: Hashable, Sendable {
    /// The run.
    var run: Run<B>
    /// The obligations that earlier steps opened.
    var obligations = OpenObligations()
    /// The second runs of relations.
    var twins: [Twin<B>] = []
    /// Whether the run ended at a step that breaks S2.
    var isOver = false
}
