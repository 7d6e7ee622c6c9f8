extension DeltaTransformer {
    /// Keeps the part of the movement below the top: a bounce at the top moves nothing.
    public static let ignoreTop = DeltaTransformer("ignoreTop") { $0.belowTop(of: $1.scrollView) }

    /// Keeps the part of the movement above the end: a bounce at the end moves nothing.
    ///
    /// The end of content too short to scroll is its top, so that nothing remains of any movement.
    public static let ignoreBottom = DeltaTransformer("ignoreBottom") { $0.aboveEnd(of: $1.scrollView) }
}

extension Reducer {
    /// The reducer that keeps S1 and S7 to S10: `o' = clamp(o + (K(y) − K(p)), −h(A), −c)`.
    ///
    /// The two ends are trimmed before they are subtracted and the limited offset is assigned, not added back,
    /// because either of the other orders is wrong by a rounding error on arbitrary doubles.
    public static let hardened = Reducer(
        transformers: [.ignoreTop, .ignoreBottom], limit: { offset, state in state.clamped(offset) })
}

extension ContentDelta {
    /// The part of the movement below the top of a scroll view.
    @inline(__always)
    func belowTop(of view: ScrollViewState) -> ContentDelta {
        ContentDelta(from: max(view.top, from), to: max(view.top, to))
    }

    /// The part of the movement above the end of a scroll view.
    @inline(__always)
    func aboveEnd(of view: ScrollViewState) -> ContentDelta {
        let end = max(view.top, view.end)
        return ContentDelta(from: min(end, from), to: min(end, to))
    }
}

extension BarState {
    /// The nearest offset in reach, in points.
    @inline(__always)
    func clamped(_ offset: Double) -> Double { max(lowestOffset, min(offset, highestOffset)) }
}
