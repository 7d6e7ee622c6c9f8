extension DeltaTransformer {
    /// Drops the distance that the content was above the top, as published: of a scroll view that has no safe area.
    public static let publishedIgnoreTop = DeltaTransformer("ignoreTop") { delta, change in
        let top = -change.scrollView.contentInset.top
        guard change.previousContentOffset < top || change.contentOffset < top else { return delta }
        return ContentDelta(delta.distance + min(0, change.previousContentOffset - top))
    }

    /// Meant to drop the distance beyond the end, as published; it adds the overscroll instead (breaks S7, S8).
    public static let publishedIgnoreBottom = DeltaTransformer("ignoreBottom") { delta, change in
        let view = change.scrollView
        let end = view.contentHeight - view.frameHeight + view.contentInset.bottom
        guard change.previousContentOffset > end || change.contentOffset > end else { return delta }
        return ContentDelta(delta.distance + max(0, change.previousContentOffset - end))
    }

    /// Cuts the movement to what keeps the bar in its range, as published.
    ///
    /// The clamped offset is turned back into a distance here and added by the reducer, which loses the last bit
    /// (breaks S1).
    public static let publishedCutOutStateRange = DeltaTransformer("cutOutStateRange") { delta, change in
        let state = change.state
        let proposed = state.offset + delta.distance
        let limited =
            delta.distance > 0 ? min(state.highestOffset, proposed) : max(state.lowestOffset, proposed)
        return ContentDelta(limited - state.offset)
    }
}

extension Reducer {
    /// The reducer as it was published.
    public static let published = Reducer(
        transformers: [.publishedIgnoreTop, .publishedIgnoreBottom, .publishedCutOutStateRange],
        limit: { offset, _ in offset }
    )
}
