import AirBarModel

extension Mutant {
    /// Mistakes in taking other heights.
    static let heights: [Mutant] = [
        Mutant("heights-kept", "other heights are not taken") {
            $0.heightsChange = { moment, _ in moment.state }
        },
        changing("heights-between", "with other heights the bar stays where it is in its new bounds") {
            moment, next in
            next.offset = max(next.lowestOffset, min(moment.state.offset, next.highestOffset))
        },
        changing("heights-reset", "with other heights the bar is normal again") { _, next in
            next.offset = -next.configuration.normal
        },
        changing("heights-out-of-bounds", "with other heights the bar stays where it is") { moment, next in
            next.offset = moment.state.offset
        },
        changing("heights-lose-expansion", "with other heights the expanded state is not available") {
            _, next in
            next.isExpandedStateAvailable = false
            next.offset = max(next.lowestOffset, next.offset)
        },
        changing("heights-offer-expansion", "with other heights the expanded state is available at the top") {
            moment, next in next.isExpandedStateAvailable = moment.isAtTop || next.isExpandedStateAvailable
        },
        Mutant("heights-cover-content", "with other heights the content stays where it is, under the bar") {
            $0.contentOffsetOnHeights = { _, _ in nil }
        },
        Mutant("heights-scroll-to-top", "other heights scroll the content to its top") {
            $0.contentOffsetOnHeights = { _, after in after.view.top }
        },
        Mutant(
            "heights-shift-content", "other heights move the content by what the bar grows, wherever it is"
        ) {
            $0.contentOffsetOnHeights = { before, after in
                let distance = after.state.offset - before.state.offset
                return distance == 0 ? nil : after.view.visible(before.view.contentOffset + distance)
            }
        },
        Mutant("heights-animate", "with other heights the content is moved in an animation") {
            $0.isAnimated = { $0 != .binding }
        },
        Mutant(
            "heights-bind", "other heights are taken as a binding, but not by the bar",
            reacting: { if case .heights = $0 { .bind } else { nil } }),
    ]

    /// Changes the state that the right bar has with other heights, given the moment before.
    private static func changing(
        _ name: String, _ mistake: String,
        _ change: @escaping @Sendable (HardenedBar.Moment, inout BarState) -> Void
    ) -> Mutant {
        Mutant(name, mistake) {
            $0.heightsChange = { moment, heights in
                var next = HardenedBar.Decisions.standard.heightsChange(moment, heights)
                if heights != moment.configuration.heights { change(moment, &next) }
                return next
            }
        }
    }
}
