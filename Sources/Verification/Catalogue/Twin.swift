import AirBarModel

/// The second run of a relation, while it lasts.
struct Twin<B: Bar>: Sendable {
    /// The position of the relation among the oracle's twins.
    let index: Int
    private var observed: ObservedBar<B>
    /// The bar before the last sample of a motion, for leaving that sample out.
    private var checkpoint: ObservedBar<B>?
    private var motion = SampledMotion()
    private let shift: Double

    /// Begins a twin; nil if the relation does not apply.
    init?(_ relation: Relation.TwinRun, index: Int, of start: TwinStart, makeBar: (BarConfiguration) -> B?) {
        guard let own = relation.begin(start), let bar = makeBar(own.configuration) else { return nil }
        self.index = index
        shift = own.shift
        observed = ObservedBar(bar, on: own.scrollView)
        for event in own.prelude { observed.advance(by: event) }
    }

    /// What came of a step.
    enum Outcome {
        /// The relation holds so far.
        case related
        case violated(Violation)
        /// The relation does not apply any longer.
        case over
    }

    /// Advances in lockstep with the run, and compares.
    mutating func advance(_ relation: Relation.TwinRun, with step: Step) -> Outcome {
        guard let event = relation.event(step, shift) else { return .over }
        if relation.leavesOutSamples { leaveOutSample(before: step) }
        let violation: Violation?
        switch relation.comparison {
        case .states(let compare):
            observed.advance(by: event)
            violation = compare(step, observed.snapshot)
        case .steps(let compare):
            let before = observed.snapshot
            let wasUpToDate = observed.heardContentOffset == before.scrollView.contentOffset
            observed.advance(by: event)
            let twin = TwinStep(before: before, after: observed.snapshot, wasUpToDate: wasUpToDate)
            violation = compare(step, twin)
        }
        return violation.map(Outcome.violated) ?? .related
    }

    private mutating func leaveOutSample(before step: Step) {
        if motion.continues(with: step), checkpoint != nil {
            checkpoint?.copy(to: &observed)
        } else {
            checkpoint = motion.canContinue ? observed : nil
        }
    }
}

extension Twin: Hashable {
    static func == (one: Twin, other: Twin) -> Bool {
        one.index == other.index && one.observed == other.observed && one.checkpoint == other.checkpoint
            && one.motion == other.motion
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(observed)
        hasher.combine(motion)
        hasher.combine(checkpoint)
    }
}

/// The direction of a motion that is sampled without anything in between.
struct SampledMotion: Hashable, Sendable {
    private var last: Double?
    /// The sign of the last movement between two samples in a row; 0 if there is none.
    private var direction = 0

    /// Whether the next sample can make the last one superfluous.
    var canContinue: Bool { direction != 0 }

    /// Adds a step; returns whether the motion goes on in the same direction, so that the sample before can be left out.
    mutating func continues(with step: Step) -> Bool {
        guard case .contentOffset(let contentOffset) = step.event, step.isUsable else {
            self = SampledMotion()
            return false
        }
        let before = direction
        direction = last.map { contentOffset > $0 ? 1 : contentOffset < $0 ? -1 : 0 } ?? 0
        last = contentOffset
        return direction != 0 && direction == before
    }
}
