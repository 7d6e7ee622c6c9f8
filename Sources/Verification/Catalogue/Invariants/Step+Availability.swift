import AirBarModel

extension Step {
    /// The violation by a step in which the expanded state becomes available.
    var offerViolation: Violation? {
        let highest = highestTop(under: after.scrollView.otherTopInset)
        if kind != .began {
            return violation(
                "without a pan, the content offset where the expanded state becomes available", arrival,
                "none, but in a pan one of at most −n − x + tolerance", highest, as: .fact)
        }
        guard !(arrival <= highest + slack) else { return nil }
        return violation(
            "where the expanded state becomes available, the content offset", arrival,
            "at most −n − x + tolerance", highest)
    }

    /// The violation by a step in which the expanded state stays available, because it should not.
    var lateWithdrawal: Violation? {
        guard after.offset >= -configuration.normal else { return nil }
        if kind == .bind || isSettling {
            return violation(
                "after a stop or on another view, the offset of a bar with the expanded state available",
                after.offset, "less than −n", -configuration.normal, as: .fact)
        }
        // An event that changes the inset may be judged by the one before it or after it.
        let otherTopInset = min(before.scrollView.otherTopInset, after.scrollView.otherTopInset)
        let highest = highestTop(under: otherTopInset)
        guard kind == .began || arrival > departure, arrival > highest + slack else { return nil }
        return violation(
            "where the expanded state stays available though the bar is not open, the content offset",
            arrival,
            "at most −n − x + tolerance", highest)
    }

    /// The violation by a step in which the expanded state becomes unavailable, because it should not.
    var earlyWithdrawal: Violation? {
        // L5 judges where a pan begins, and S4 what is open after a binding and a stop. To be shown or hidden
        // closes a bar too.
        if isSettling || !kind.isDisjoint(with: [.began, .bind, .show, .hide, .stay]) { return nil }
        let highest = highestTop(under: before.scrollView.otherTopInset)
        // With other heights the content may be below the top of the bar, which is not open any more.
        if kind == .heights, after.scrollView.contentOffset > highest - slack { return nil }
        let isScrolledDown = arrival > departure
        guard !isScrolledDown || arrival <= highest - slack else { return nil }
        return violation(
            isScrolledDown
                ? "where the expanded state becomes unavailable, the content offset"
                : "without a scroll down, the content offset where the expanded state becomes unavailable",
            arrival, "below the top, more than −n − x + tolerance", highest,
            as: isScrolledDown ? .distance : .fact)
    }
}
