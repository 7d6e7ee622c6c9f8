import AirBarModel

extension Mutant {
    /// Mistakes in how far the bar moves with the content.
    static let movement: [Mutant] = [
        Mutant("top-not-ignored", "overscroll at the top moves the bar", transformers: [.ignoreBottom]),
        Mutant("end-not-ignored", "overscroll at the end moves the bar", transformers: [.ignoreTop]),
        Mutant(
            "top-without-safe-area",
            "the top that movements are trimmed to is computed without the safe area",
            transformers: [trimming("ignoreTop") { -$0.contentInset.top ... .infinity }, .ignoreBottom]),
        Mutant(
            "top-one-early", "the top is a point too high",
            transformers: [trimming("ignoreTop") { $0.top - 1 ... .infinity }, .ignoreBottom]),
        Mutant(
            "end-without-inset", "the end is computed without the bottom inset",
            transformers: [
                .ignoreTop,
                trimming("ignoreBottom") { -.infinity...max($0.top, $0.contentHeight - $0.frameHeight) },
            ]),
        Mutant(
            "end-one-late", "the end is a point too low",
            transformers: [.ignoreTop, trimming("ignoreBottom") { -.infinity...max($0.top, $0.end) + 1 }]),
        Mutant(
            "range-before-edges",
            "a movement is limited to the bar's range before it is trimmed to the edges",
            transformers: [
                DeltaTransformer("cutOutStateRange") { delta, change in
                    let room = (
                        change.state.lowestOffset - change.state.offset,
                        change.state.highestOffset - change.state.offset
                    )
                    return ContentDelta(
                        from: delta.from, to: delta.from + max(room.0, min(delta.distance, room.1)))
                }, .ignoreTop, .ignoreBottom,
            ]),
        Mutant(
            "published-top", "movements are trimmed to the top by the published transformer",
            transformers: [.ignoreBottom, .publishedIgnoreTop]),
        Mutant(
            "published-end", "movements are trimmed to the end by the published transformer",
            transformers: [.ignoreTop, .publishedIgnoreBottom]),
        Mutant("sign-flipped", "the bar moves in the opposite direction", distance: { -$0 }),
        Mutant("double-speed", "the bar moves twice as far", distance: { 2 * $0 }),
        Mutant("hides-slowly", "the bar shrinks at half the speed", distance: { $0 > 0 ? $0 / 2 : $0 }),
        Mutant(
            "small-moves-dropped", "movements of less than a point are ignored",
            distance: { abs($0) < 1 ? 0 : $0 }),
        Mutant(
            "moves-limited", "a movement is limited to 50 points per event",
            distance: { max(-50, min($0, 50)) }),
        Mutant("moves-rounded", "movements are rounded to whole points", distance: { $0.rounded() }),
        Mutant("previous-not-updated", "the previous content offset is never updated") {
            $0.remembered = { known, _ in known }
        },
        Mutant("command-counts", "a content offset that the bar sets moves the bar at the next event") {
            $0.rememberedCommand = { known, _ in known }
        },
        Mutant(
            "edges-too-new", "a scroll that was not notified is trimmed to the edges of the live scroll view"
        ) {
            $0.trimsToLiveEdges = true
        },
    ]

    /// A transformer that keeps the part of a movement within a range.
    private static func trimming(
        _ name: String, to range: @escaping @Sendable (ScrollViewState) -> ClosedRange<Double>
    ) -> DeltaTransformer {
        DeltaTransformer(name) { delta, change in
            let range = range(change.scrollView)
            func trimmed(_ offset: Double) -> Double { max(range.lowerBound, min(offset, range.upperBound)) }
            return ContentDelta(from: trimmed(delta.from), to: trimmed(delta.to))
        }
    }
}
