import AirBarModel

/// How a run is related to a second one, its twin, and what is compared between the two.
///
/// The twin advances in lockstep with the run, so that neither is stored.
enum Relation: Sendable {
    /// At steps of certain kinds a copy of the run is given other events, compared with the run, and discarded.
    case fork(Fork)
    /// A second run from the beginning is given related events and compared with the run after each.
    case twin(TwinRun)

    /// A copy of the run at one step.
    struct Fork: Sendable {
        /// The kinds of events at which the run is copied.
        let kinds: EventKinds
        /// Whether the copy is made before the event or after it.
        let origin: Origin
        /// Whether a copy is made only where the bar was not notified of the present content offset.
        var isOfLoss = false
        /// The events that the copy is given; nil if there is nothing to compare.
        let events: @Sendable (Step) -> ForkEvents?
        /// Compares the run's step with what is observed of the copy at last.
        let compare: @Sendable (_ step: Step, _ fork: Snapshot) -> Violation?

        enum Origin: Sendable {
            case before
            case after
        }
    }

    /// A second run from the beginning.
    struct TwinRun: Sendable {
        /// How the twin begins; nil if the relation does not apply to a run that begins so.
        let begin: @Sendable (TwinStart) -> TwinStart?
        /// The event that the twin is given for a step of the run; nil if the relation does not apply any longer.
        let event: @Sendable (_ step: Step, _ shift: Double) -> BarEvent?
        /// Whether the twin leaves out every sample of a monotone motion but the first and the last.
        var leavesOutSamples = false
        /// What is compared.
        let comparison: Comparison

        enum Comparison: Sendable {
            /// The run's step is compared with what is observed of the twin after it.
            case states(@Sendable (_ step: Step, _ twin: Snapshot) -> Violation?)
            /// The run's step is compared with the twin's.
            case steps(@Sendable (_ step: Step, _ twin: TwinStep) -> Violation?)
        }
    }
}

/// What is observed of a twin before and after an event.
struct TwinStep {
    let before: Snapshot
    let after: Snapshot
    /// Whether the content was where the bar was last notified of or commanded it, before the event.
    let wasUpToDate: Bool
}

/// One or two events that a fork is given.
enum ForkEvents: Sendable {
    case one(BarEvent)
    case two(BarEvent, BarEvent)
}

/// How a twin begins.
struct TwinStart: Sendable {
    var configuration: BarConfiguration
    /// The scroll view that the bar is bound to first.
    var scrollView: ScrollViewGeometry
    /// The events before the first event of the run.
    var prelude: [BarEvent] = []
    /// The distance by which the twin's content lies lower, in points.
    var shift = 0.0
}
