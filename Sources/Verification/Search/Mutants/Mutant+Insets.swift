import AirBarModel

extension Mutant {
    /// Mistakes in the content insets, and in when they are updated.
    static let insets: [Mutant] = [
        changingTop("top-inset-normal", "the top inset is always the normal height") {
            $0.view.refreshInset + $0.configuration.normal
        },
        changingTop("top-inset-follows-bar", "the top inset is the height of the bar") {
            $0.view.refreshInset + $0.state.height
        },
        changingTop("published-top-inset", "the top inset is expanded only while the bar is open") { moment in
            let isOpen = moment.state.offset <= -moment.configuration.normal
            let heights = moment.configuration.heights
            return moment.view.refreshInset
                + (isOpen && moment.state.isExpandedStateAvailable ? heights.expanded : heights.normal)
        },
        changingTop("refresh-inset-overwritten", "the inset of a refresh control is overwritten") {
            -$0.state.lowestOffset
        },
        changingBottom("bottom-inset-missing", "there is no bottom inset") { _ in 0 },
        changingBottom("bottom-inset-without-top", "the bottom inset ignores the safe area at the top") {
            $0.missingContentHeight + $0.view.otherTopInset
        },
        changingBottom(
            "bottom-inset-without-bottom", "the bottom inset ignores the safe area at the bottom"
        ) {
            $0.missingContentHeight + $0.view.safeArea.bottom
        },
        changingBottom("bottom-inset-only-grows", "the bottom inset never becomes smaller") {
            max($0.view.barInset.bottom, $0.missingContentHeight)
        },
        changingBottom(
            "app-inset-overwritten",
            "the bottom inset of the app is overwritten, where that is the larger one"
        ) {
            max(0, $0.missingContentHeight + $0.view.bottomInset) - $0.view.bottomInset
        },
        changingBottom("app-inset-ignored", "the bottom inset ignores the app's own") {
            max(0, $0.missingContentHeight + $0.view.bottomInset)
        },
        changingBottom("bottom-inset-negative", "the bottom inset may be negative") {
            $0.missingContentHeight
        },
        changingBottom("bottom-inset-for-normal", "the bottom inset suffices for the normal height only") {
            max(0, $0.missingContentHeight + $0.configuration.compact - $0.configuration.normal)
        },
        changingBottom(
            "bottom-inset-for-the-bar", "the bottom inset suffices only from the present height of the bar"
        ) {
            max(0, $0.missingContentHeight + $0.state.height + $0.state.lowestOffset)
        },
        Mutant(
            "frame-unobserved", "a change of the frame height does not update the insets",
            reacting: { if case .frameHeight = $0 { .follow } else { nil } }),
        Mutant(
            "content-unobserved", "a change of the content height does not update the insets",
            reacting: { if case .contentHeight = $0 { .follow } else { nil } }),
        Mutant(
            "published-reload", "a change of the content height is handled as a binding",
            reacting: { if case .contentHeight = $0 { .bind } else { nil } }),
        Mutant(
            "rotation-forgets", "a change of the frame height is handled as the beginning of a pan",
            reacting: { if case .frameHeight = $0 { .offerExpansion } else { nil } }),
        Mutant(
            "safe-area-unobserved", "a change of the safe area does not update the insets",
            reacting: { if case .safeArea = $0 { .follow } else { nil } }),
        Mutant(
            "app-inset-unobserved", "a change of the app's bottom inset does not update the insets",
            reacting: { if case .bottomInset = $0 { .follow } else { nil } }),
        Mutant(
            "app-inset-scrolls", "the bar settles on a change of the app's bottom inset",
            reacting: { if case .bottomInset = $0 { .settle } else { nil } }),
        Mutant(
            "reload-settles", "the bar settles on a change of the content height",
            reacting: { if case .contentHeight = $0 { .settle } else { nil } }),
        Mutant(
            "refresh-scrolls", "a refresh control scrolls itself into view",
            reacting: { if case .refreshInset = $0 { .bind } else { nil } }),
        Mutant(
            "refresh-closes-bar", "a refresh control brings the bar to normal",
            reacting: { if case .refreshInset = $0 { .expand(false) } else { nil } }),
    ]

    private static func changingTop(
        _ name: String, _ mistake: String, _ top: @escaping @Sendable (HardenedBar.Moment) -> Double
    ) -> Mutant {
        Mutant(name, mistake) {
            $0.insets = {
                ContentInset(top: top($0), bottom: HardenedBar.Decisions.standard.insets($0).bottom)
            }
        }
    }

    private static func changingBottom(
        _ name: String, _ mistake: String, _ bottom: @escaping @Sendable (HardenedBar.Moment) -> Double
    ) -> Mutant {
        Mutant(name, mistake) {
            $0.insets = {
                ContentInset(
                    top: HardenedBar.Decisions.standard.insets($0).top,
                    bottom: $0.view.bottomInset + bottom($0))
            }
        }
    }
}
