extension DeltaTransformer {
    /// Drops the distance by which the content was above the top, as published, without regard to the safe area.
    package static let publishedIgnoreTop = DeltaTransformer("ignoreTop") { delta, change in
        let top = -change.scrollView.contentInset.top
        guard change.previousContentOffset < top || change.contentOffset < top else { return delta }
        return ContentDelta(delta.distance + min(0, change.previousContentOffset - top))
    }

    /// Adds the distance beyond the end, which it was meant to drop, as published (breaks S7, S8).
    package static let publishedIgnoreBottom = DeltaTransformer("ignoreBottom") { delta, change in
        let view = change.scrollView
        let end = view.contentHeight - view.frameHeight + view.contentInset.bottom
        guard change.previousContentOffset > end || change.contentOffset > end else { return delta }
        return ContentDelta(delta.distance + max(0, change.previousContentOffset - end))
    }

    /// Limits the movement to what keeps the bar in its range, as published.
    ///
    /// The clamped offset is turned back into a distance, which the reducer adds again: the result can be outside the
    /// range by a rounding error (breaks S1).
    package static let publishedCutOutStateRange = DeltaTransformer("cutOutStateRange") { delta, change in
        let state = change.state
        let proposed = state.offset + delta.distance
        let limited =
            delta.distance > 0 ? min(state.highestOffset, proposed) : max(state.lowestOffset, proposed)
        return ContentDelta(limited - state.offset)
    }
}

extension Reducer {
    /// The reducer as it was published.
    package static let published = Reducer(
        transformers: [.publishedIgnoreTop, .publishedIgnoreBottom, .publishedCutOutStateRange],
        limit: { offset, _ in offset }
    )
}
