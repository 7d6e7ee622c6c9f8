import AirBarModel

// What is wrong where one of several requirements of an invariant of safety is violated.

extension ExplainedViolation {
    /// S1: the bar is taller or smaller than it may be.
    var boundsClause: String {
        let isTooTall = violation.value < violation.limit
        let bound = "\(difference) \(isTooTall ? "taller" : "smaller") than \(height(violation.limit))"
        let isOpen = violation.limit == -step.configuration.expanded
        return isTooTall && !isOpen
            ? "and was \(bound), the tallest without the expanded state" : "and was \(bound)"
    }

    /// S2: the bar makes an invalid number, refuses a valid event, or reacts to an invalid one.
    var finiteClause: String {
        if !step.isOutputFinite { return "and so put out a number that is not finite" }
        return step.isUsable
            ? "but the event was valid" : "but an invalid event should have no effect"
    }

    /// S3: heights are accepted though they are flawed, or refused though they are not.
    var heightsClause: String {
        trace.isAccepted ? "although they are not in order" : "although they are in order"
    }

    /// S6: the expanded state is made available, kept or given up at the wrong place.
    var availabilityClause: String {
        if !step.before.isExpandedStateAvailable {
            return step.kind == .began
                ? "but the content was \(difference) too far below its top for that"
                : "but only a pan that begins at the top, or the app, may do so"
        }
        if step.after.isExpandedStateAvailable {
            return step.kind == .bind || step.isSettling
                ? "and kept the expanded state available, although it was not open"
                : "and kept the expanded state available, although it was not open and \(difference) too far below the top"
        }
        return step.arrival > step.departure
            ? "but the content was still at its top"
            : "but only a scroll down from the top, a stop or the app may do so"
    }

    /// S19: the height that the app requested, or something that comes with it, is missing.
    var expansionClause: String {
        let isOpening = step.kind == .expand
        let name = isOpening ? "expanded" : "normal"
        if measures("the bar's offset") { return "but should have been at \(height(violation.limit)) then" }
        if measures("available") {
            return "but the expanded state should \(isOpening ? "" : "not ")have been available then"
        }
        if measures("animated") {
            return "but the content should have been scrolled to its top in an animation"
        }
        if measures("the content offset") {
            return "but the content should have been at its top then, at \(limit)"
        }
        if measures("own top inset") {
            return "but its own top inset was \(value), where its \(name) height is \(limit)"
        }
        return "but the insets should have been as they were before it was expanded"
    }
}

extension ExplainedViolation {
    /// S13: there is less or more to scroll than a compact bar needs, or the first row is under the bar.
    var reachClause: String {
        if measures("own top inset") { return topClause }
        if violation.value > violation.limit, !step.configuration.kind.capabilities.contains(.contentFilling)
        {
            return
                "and left \(value) pt to scroll, though nothing is below the content but its own inset: more than the "
                + "\(limit) pt of its way and its height"
        }
        return violation.value < violation.limit
            ? "and left \(value) pt to scroll from the top to the end, though it shrinks over \(limit) pt"
            : "and left \(value) pt to scroll from the top to the end, more than the \(limit) pt that it shrinks over"
    }

    /// S15: the bar, the content or the bottom inset is wrong after a rotation.
    var rotationClause: String {
        measures("inset")
            ? "and its bottom inset was \(value), where \(limit) was needed"
            : "but a rotation should leave it and the content as they were"
    }

    /// S16: the bar, the content or the top inset is wrong after a refresh.
    var refreshClause: String {
        if measures("inset") {
            return "and its own top inset was \(value), where it was \(limit) before the refresh"
        }
        return step.after.scrollView.refreshInset > step.before.scrollView.refreshInset
            ? "but a refresh that begins should leave it and the content as they were"
            : "but after the refresh it and the content should have been as they were before"
    }

    /// S17: a binding moves the bar or the content as it should not, or the first scroll counts for more or less.
    var viewSwapClause: String {
        guard step.kind == .bind else {
            return
                "but the first scroll on a view counts like any other and should have left it \(points(violation.limit)) tall"
        }
        if measures("movement") { return "but a binding should leave it as it was" }
        if measures("animated") { return "but a binding should animate nothing" }
        return violation.limit == step.clampedArrival
            ? "but the content should have stayed where it was"
            : "but the content should have been brought to the bar, to \(limit)"
    }

    /// S18: an inset depends on something else than the availability of the expanded state.
    var feedbackClause: String {
        if measures("indicator") {
            return
                "and the top inset of the scroll indicator was \(value), where its normal height is \(limit)"
        }
        if measures("at the bottom") {
            return "and its own top inset was \(value), where it was \(limit) before"
        }
        let isAvailable = step.after.isExpandedStateAvailable
        return
            "and its own \(step.configuration.kind.edge.rawValue) inset was \(value), where it was \(limit) before with the expanded state "
            + (isAvailable ? "available" : "unavailable") + " too"
    }

    /// S20: different states are called equal, or a report to clients is missing or wrong.
    var equalityClause: String {
        if measures("calls equal") { return "but called its states before and after that equal" }
        if measures("not reported") || measures("notified") {
            return "but reported none of that to its clients"
        }
        return measures("last report")
            ? "but last reported a height of \(numbers.points(-violation.value)) to its clients"
            : "but reported a height of \(numbers.points(-violation.value)) to its clients, which is not on its way"
    }

    /// S21: there is a gap, or the bar closes one that is none.
    var gapClause: String {
        if measures("movement") { return "but there was no gap to close" }
        return measures("the gap between")
            ? "and left a gap of \(points(violation.value)) between itself and the content"
            : "but should have been \(points(violation.limit)) tall, so that no gap shows"
    }

    /// M9: the transition progress is wrong for the height.
    var progressClause: String {
        if measures("on a detent") {
            return "and its progress was \(value), where that height has exactly \(limit)"
        }
        if measures("while the bar stays") {
            return "but its progress changed by \(value), although its height did not"
        }
        return measures("the change") && (step.after.progress - step.before.progress) * step.movement > 0
            ? "but its progress changed by \(value), the wrong way"
            : "but its progress changed by \(value), more than that distance is worth"
    }
}
