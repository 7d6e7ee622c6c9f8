import AirBarModel

extension Step {
    /// The distance in a direction after which the bar switches, in points.
    func deciding(isDown: Bool) -> Double {
        configuration.decidingDistances?.distance(isDown: isDown) ?? 0
    }

    /// Whether it is known how far the content came, or that it did not move.
    var mustHaveScrolled: Bool {
        if movesContent { return streak.way != 0 }
        let (before, after) = (before.scrollView.contentOffset, after.scrollView.contentOffset)
        return isUpToDate && wasUpToDate && before == after && history.streak.isKnown
    }

    /// The distance of the content from its top after the step, in points; negative above.
    var place: Double { after.scrollView.contentOffset - after.scrollView.top }

    /// Whether the content is so near to its top after the step that a bar which switches may be shown whatever happens.
    var isNearTop: Bool {
        let view = after.scrollView
        return min(place, view.visible(view.contentOffset) - view.top) < roomFromTop + roundingOfPlaces
    }

    /// What the distance of the content from its top may be off by in the sums of a bar, in points; 0 where sums are exact.
    private var roundingOfPlaces: Double { isExact ? 0 : slack }

    /// The distance from the top in which the bar may be shown whatever happens, in points.
    var roomFromTop: Double {
        max(configuration.normal - configuration.compact, shownWithin)
    }

    /// The distance from the top within which the kind says that a scroll does not hide the bar, in points.
    var shownWithin: Double {
        if case .switches(_, _, let below) = configuration.kind.rule { return below }
        return 0
    }

    /// The height that the bar has to have, in points; nil if it may have either.
    var owedHeight: Double? {
        if kind == .bind { return clampedArrival <= ownTop ? configuration.normal : nil }
        guard let scroll else { return nil }
        let isDown = scroll.to > scroll.from
        if place <= 0 { return isDown ? nil : configuration.normal }
        let distance = streak.confirmed
        let deciding = deciding(isDown: isDown)
        if !isDown { return distance < -(deciding + slack) ? configuration.normal : nil }
        let isClear =
            before.scrollView.visible(scroll.from) - before.scrollView.top >= roomFromTop + roundingOfPlaces
        return distance > deciding + slack && isClear ? configuration.compact : nil
    }
}
