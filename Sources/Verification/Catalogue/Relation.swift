import AirBarModel

/// How a run is related to a second one, its twin, and what is compared between the two.
///
/// The twin advances in lockstep with the run, so that neither is stored.
public enum Relation: Sendable {
    /// At steps of certain kinds a copy of the run is given other events, compared with the run, and discarded.
    case fork(Fork)
    /// A second run from the beginning is given related events and compared with the run after each.
    case twin(TwinRun)

    /// A copy of the run at one step.
    public struct Fork: Sendable {
        /// The kinds of events at which the run is copied.
        let kinds: EventKinds
        /// Whether the copy is made before the event or after it.
        let origin: Origin
        /// Whether a copy is made only where the bar was not notified of the present content offset.
        let isOfLoss: Bool
        /// The events that the copy is given; nil if there is nothing to compare.
        let events: @Sendable (Step) -> ForkEvents?
        /// Compares the run's step with what is observed of the copy at last.
        let compare: @Sendable (_ step: Step, _ fork: Snapshot) -> Violation?

        /// When the copy is made.
        public enum Origin: Sendable {
            /// Before the event.
            case before
            /// After the bar has reacted to the event.
            case after
        }

        init(
            kinds: EventKinds, origin: Origin, isOfLoss: Bool = false,
            events: @escaping @Sendable (Step) -> ForkEvents?,
            compare: @escaping @Sendable (_ step: Step, _ fork: Snapshot) -> Violation?
        ) {
            self.kinds = kinds
            self.origin = origin
            self.isOfLoss = isOfLoss
            self.events = events
            self.compare = compare
        }

        /// Copies the run at steps of certain kinds.
        ///
        /// - Parameters:
        ///   - kinds: the kinds of events.
        ///   - origin: whether the copy is made before the event or after it.
        ///   - events: the events that the copy is given in place of the run's; nil if there is nothing to compare.
        ///   - compare: the violation in what is observed of the copy at last, compared with the run's step.
        public init(
            on kinds: EventKinds, _ origin: Origin, given events: @escaping @Sendable (Step) -> ForkEvents?,
            compare: @escaping @Sendable (_ step: Step, _ copy: Snapshot) -> Violation?
        ) {
            self.init(kinds: kinds, origin: origin, events: events, compare: compare)
        }
    }

    /// A second run from the beginning.
    public struct TwinRun: Sendable {
        /// How the twin begins; nil if the relation does not apply to a run that begins so.
        let begin: @Sendable (TwinStart) -> TwinStart?
        /// The event that the twin is given for a step of the run; nil if the relation does not apply any longer.
        let event: @Sendable (_ step: Step, _ shift: Double) -> BarEvent?
        /// Whether the twin leaves out every sample of a monotone motion but the first and the last.
        let leavesOutSamples: Bool
        /// What is compared.
        let comparison: Comparison

        init(
            begin: @escaping @Sendable (TwinStart) -> TwinStart?,
            event: @escaping @Sendable (_ step: Step, _ shift: Double) -> BarEvent?,
            leavesOutSamples: Bool = false, comparison: Comparison
        ) {
            self.begin = begin
            self.event = event
            self.leavesOutSamples = leavesOutSamples
            self.comparison = comparison
        }

        /// Runs a second bar from the beginning, in lockstep with the run.
        ///
        /// - Parameters:
        ///   - begin: how it begins, given how the run does; nil if the relation does not apply to such a run.
        ///   - event: the event that it is given for a step of the run; nil if the relation does not apply any longer.
        ///   - compare: the violation in what is observed of it after that, compared with the run's step.
        public init(
            begin: @escaping @Sendable (TwinStart) -> TwinStart? = { $0 },
            event: @escaping @Sendable (Step) -> BarEvent?,
            compare: @escaping @Sendable (_ step: Step, _ twin: Snapshot) -> Violation?
        ) {
            self.init(begin: begin, event: { step, _ in event(step) }, comparison: .states(compare))
        }

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
public enum ForkEvents: Sendable {
    /// One event.
    case one(BarEvent)
    /// Two events, in order.
    case two(BarEvent, BarEvent)
}

/// How a twin begins.
public struct TwinStart: Sendable {
    /// The heights and tolerances of the bar.
    public var configuration: BarConfiguration

    /// The scroll view that the bar is bound to first.
    public var scrollView: ScrollViewGeometry

    /// The events before the first event of the run.
    package var prelude: [BarEvent] = []

    /// The distance by which the twin's content lies lower, in points.
    var shift = 0.0
}
