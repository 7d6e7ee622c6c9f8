import AirBarModel

// What is wrong where one of several requirements of an invariant of snapping, of liveness or of sessions is violated.

extension ExplainedViolation {
    /// The bar rests off its detents.
    var offDetentClause: String {
        measures("too short")
            ? "and was left \(points(violation.value)) tall over content that no scroll brings it back over"
            : "and was left \(points(violation.value)) off its nearest resting height"
    }

    /// N1: a snap aims at what is no supported height.
    var unsupportedClause: String {
        let isExpanded = violation.value == -step.configuration.expanded
        return isExpanded
            ? "but its expanded height was not available"
            : "but \(height(violation.value)) is no height to rest at"
    }

    /// N2: another height was nearer.
    var nearestClause: String {
        let nearest = height(violation.limit)
        let start = "the \(numbers.points(-step.resting)) at which a snap had to start"
        return abs(violation.value - step.resting) > abs(violation.limit - step.resting)
            ? "but \(nearest) was nearer to \(start)" : "but \(nearest) is smaller and as near to \(start)"
    }

    /// N9: the bar snapped back.
    var onwardClause: String {
        let movement = step.history.way > 0 ? "shrunk" : "grown"
        return "but had \(movement) by \(points(abs(step.history.way))), towards \(height(violation.limit))"
    }

    /// N5: a snap scrolls the content too far, or not far enough.
    var rangeClause: String {
        if measures("animated") { return "but a snap should scroll the content in an animation" }
        if measures("during a bounce") { return "but a bounce should go on by itself" }
        if measures("commanded by a snap") {
            return "but a snap should not scroll it beyond \(limit), its edge"
        }
        if measures("after a stop") { return "and left the content \(difference) beyond its edge" }
        return measures("the distance")
            ? "but the content was \(points(violation.value)) away, where at most \(points(violation.limit)) was due"
            : "and left the content at \(value), where the snap should have brought it to \(limit)"
    }

    /// L4: at the top the bar is smaller than normal.
    var scrollToTopClause: String {
        "and was \(points(violation.value + step.configuration.normal)) smaller than its normal height at the top"
    }

    /// L6: a fling is stopped, made to end at the wrong place, or left to end there; or the bar does not settle.
    var flingClause: String {
        if measures("at rest") { return offDetentClause }
        if measures("commanded") { return "but a fling should go on until it comes to rest" }
        if measures("without a fling") {
            return "but it may change where the content comes to rest only of a fling"
        }
        if measures("the bar's offset") {
            return
                "but then it would be \(numbers.points(-violation.value)) tall, \(difference) off its nearest resting height"
        }
        if measures("though the bar") {
            return "but it would have been at a resting height where the fling ended by itself, at \(limit)"
        }
        if measures("off its detents") {
            return
                "but should have made the content come to rest at \(limit), to be at a resting height there"
        }
        if measures("the distance by which") {
            return "but should have moved where the fling ends by no more than \(limit) pt"
        }
        return "\(violation.expected)".hasPrefix("ahead")
            ? "but that is not ahead of the content, which was at \(limit)"
            : "but that is beyond the edge, which is at \(limit)"
    }

    /// F5: the end of a session depends on the frame rate.
    var otherScreenClause: String {
        if measures("bar's offset") {
            return "the bar would be \(numbers.points(-violation.value)) tall at another frame rate, "
                + "not \(numbers.points(-violation.limit))"
        }
        return measures("content offset")
            ? "the content would be at \(value) at another frame rate, not at \(limit)"
            : "the expanded state would \(violation.value == 0 ? "not " : "")be available at another frame rate"
    }
}

extension ExplainedViolation {
    /// M6, M7, M10, L2: the quantity that differs in another run.
    ///
    /// - Parameter run: what is different in that run.
    func differenceClause(_ run: String) -> String {
        let difference = points(violation.value)
        return switch "\(violation.expected)" {
        case "none, of the bar's offset": "but \(run) its height would differ by \(difference)"
        case "none, of the content offset": "but \(run) the content would be \(difference) elsewhere"
        case "none, of the insets": "but \(run) the insets would differ by \(difference)"
        default: "but \(run) the expanded state would \(violation.limit == 0 ? "" : "not ")be available"
        }
    }

    /// M1, M2, M3, M5: the height that the bar has in another run.
    ///
    /// - Parameter run: what is different in that run.
    func otherHeightClause(_ run: String) -> String {
        "but \(run) it would be \(numbers.points(-violation.value)) tall, not \(numbers.points(-violation.limit))"
    }

    /// M4: what is not twice as large if everything else is.
    var doubledClause: String {
        let run = "with all lengths doubled"
        if measures("bar's offset") { return otherHeightClause(run) }
        return measures("content offset")
            ? "but \(run) the content would be at \(value), not at \(limit)"
            : "but \(run) the expanded state would \(violation.value == 0 ? "not " : "")be available"
    }
}
