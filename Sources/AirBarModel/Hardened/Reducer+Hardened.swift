extension DeltaTransformer {
    /// Keeps the part of the movement below the top, so that a bounce at the top does not move the bar.
    package static let ignoreTop = DeltaTransformer("ignoreTop") { delta, change in
        let top = change.scrollView.top
        return ContentDelta(from: max(top, delta.from), to: max(top, delta.to))
    }

    /// Keeps the part of the movement above the end, so that a bounce at the end does not move the bar.
    ///
    /// The end of content too short to scroll is its top, so that nothing remains of any movement.
    package static let ignoreBottom = DeltaTransformer("ignoreBottom") { delta, change in
        let end = max(change.scrollView.top, change.scrollView.end)
        return ContentDelta(from: min(end, delta.from), to: min(end, delta.to))
    }
}

extension Reducer {
    /// The reducer of the hardened bar, which keeps S1 and S7 to S10.
    ///
    /// The bar's next offset is `clamp(o + (K(y) − K(p)), −h(A), −c)`, where `p` is the previous content offset.
    ///
    /// The two ends are trimmed before they are subtracted, and the limited offset is assigned, not added back. The
    /// other order of either is wrong by a rounding error on arbitrary doubles.
    package static let hardened = Reducer(transformers: [.ignoreTop, .ignoreBottom]) { offset, state in
        max(state.lowestOffset, min(offset, state.highestOffset))
    }
}
