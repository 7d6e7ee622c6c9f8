import AirBarModel

extension Mutant {
    /// Mistakes about how much of a movement counts.
    static let movement: [Mutant] = [
        Mutant("top-not-ignored", "what overscrolls at the top counts", transformers: [.ignoreBottom]),
        Mutant("end-not-ignored", "what overscrolls at the end counts", transformers: [.ignoreTop]),
        Mutant(
            "top-without-safe-area", "what counts as overscrolled at the top does not regard the safe area",
            transformers: [trimming("ignoreTop") { -$0.contentInset.top ... .infinity }, .ignoreBottom]),
        Mutant(
            "top-one-early", "the top is a point too high",
            transformers: [trimming("ignoreTop") { $0.top - 1 ... .infinity }, .ignoreBottom]),
        Mutant(
            "end-without-inset", "the end is where it is without a bottom inset",
            transformers: [
                .ignoreTop,
                trimming("ignoreBottom") { -.infinity...max($0.top, $0.contentHeight - $0.frameHeight) },
            ]),
        Mutant(
            "end-one-late", "the end is a point too low",
            transformers: [.ignoreTop, trimming("ignoreBottom") { -.infinity...max($0.top, $0.end) + 1 }]),
        Mutant(
            "range-before-edges", "a movement is cut to the bar's range before it is cut to the edges",
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
            "published-top", "the published transformer of the top",
            transformers: [.ignoreBottom, .publishedIgnoreTop]),
        Mutant(
            "published-end", "the published transformer of the end",
            transformers: [.ignoreTop, .publishedIgnoreBottom]),
        Mutant("sign-flipped", "the bar moves the other way", distance: { -$0 }),
        Mutant("double-speed", "the bar moves twice as far", distance: { 2 * $0 }),
        Mutant("hides-slowly", "the bar shrinks at half the speed", distance: { $0 > 0 ? $0 / 2 : $0 }),
        Mutant(
            "small-moves-dropped", "moves of less than a point are noise", distance: { abs($0) < 1 ? 0 : $0 }),
        Mutant("moves-limited", "no more than 50 points an event", distance: { max(-50, min($0, 50)) }),
        Mutant("moves-rounded", "moves are rounded to whole points", distance: { $0.rounded() }),
        Mutant("previous-not-updated", "the previous content offset stays what it was") {
            $0.remembered = { known, _ in known }
        },
        Mutant("command-counts", "what a snap moves the content counts once more") {
            $0.rememberedCommand = { known, _ in known }
        },
        Mutant("edges-too-new", "a scroll that was not told is judged by the edges after it") {
            $0.edges = { _, live in live }
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
