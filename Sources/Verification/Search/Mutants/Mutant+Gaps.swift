import AirBarModel

extension Mutant {
    /// Mistakes in closing gaps between bar and content.
    static let gaps: [Mutant] = [
        Mutant("gap-left", "a gap is never closed") { $0.gapClosingOffset = { _ in nil } },
        Mutant("gap-without-insets", "the gap is computed without the safe area") {
            $0.gapClosingOffset = { moment in
                closing(moment, to: moment.view.visible(moment.view.contentOffset), from: moment.quietSnap)
            }
        },
        Mutant("gap-in-overscroll", "the gap is computed from overscrolled content") {
            $0.gapClosingOffset = { moment in
                closing(
                    moment, to: moment.view.contentOffset - 1 + moment.view.otherTopInset,
                    from: moment.quietSnap)
            }
        },
        Mutant("wide-gap-left", "a gap of up to 5 points is not closed") {
            $0.gapClosingOffset = { closing($0, to: $0.contentEdge, from: 5) }
        },
        Mutant(
            "gap-left-by-insets", "a gap that a change of the safe area opens is not closed",
            reacting: { if case .safeArea = $0 { .updateInsets(closingGap: false) } else { nil } }),
        Mutant(
            "gap-left-by-refresh", "a gap that a refresh control opens is not closed",
            reacting: { if case .refreshInset = $0 { .updateInsets(closingGap: false) } else { nil } }),
    ]

    private static func closing(_ moment: HardenedBar.Moment, to content: Double, from gap: Double) -> Double?
    {
        moment.state.offset > content + gap ? max(content, moment.state.lowestOffset) : nil
    }
}

extension HardenedBar.Moment {
    fileprivate var quietSnap: Double { configuration.tolerances.quietSnap }
}
