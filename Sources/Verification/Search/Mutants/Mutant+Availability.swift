import AirBarModel

extension Mutant {
    /// Mistakes in when the expanded state is available.
    static let availability: [Mutant] = [
        Mutant("top-exact", "a pan has to begin exactly at the top to open the bar") {
            $0.offersExpansion = offering { $0.view.contentOffset <= -$0.normalTop }
        },
        Mutant(
            "top-bound-excluded",
            "a pan that begins exactly the tolerance below the top does not open the bar"
        ) {
            $0.offersExpansion = offering {
                $0.view.contentOffset < -$0.normalTop + $0.configuration.tolerances.top
            }
        },
        Mutant("top-too-tolerant", "a pan may begin 50 points below the top") {
            $0.offersExpansion = offering { $0.view.contentOffset <= -$0.normalTop + 50 }
        },
        Mutant("top-tolerance-fixed", "the tolerance at the top is 5 points, whatever is configured") {
            $0.offersExpansion = offering { $0.view.contentOffset <= -$0.normalTop + 5 }
        },
        Mutant("top-without-insets", "the top is computed without the safe area") {
            $0.offersExpansion = offering {
                $0.view.contentOffset <= -$0.configuration.normal + $0.configuration.tolerances.top
            }
        },
        Mutant("published-top-window", "a pan that begins in mid-bounce is not at the top") {
            $0.offersExpansion = offering {
                abs($0.view.contentOffset + $0.normalTop) <= $0.configuration.tolerances.top
            }
        },
        Mutant(
            "open-forgotten",
            "a pan that begins below the top makes the expanded state of an open bar unavailable"
        ) {
            $0.offersExpansion = { $0.isAtTop }
        },
        Mutant("availability-outlives-top", "scrolling away leaves the expanded state available") {
            $0.losesExpansion = { _, _ in false }
        },
        Mutant(
            "availability-lost-by-jitter",
            "scrolling down by any distance makes the expanded state unavailable"
        ) {
            $0.losesExpansion = { moment, previous in moment.view.contentOffset > previous && !moment.isOpen }
        },
        Mutant(
            "availability-lost-while-open",
            "scrolling away makes the expanded state of an open bar unavailable"
        ) {
            $0.losesExpansion = { moment, previous in moment.view.contentOffset > previous && !moment.isAtTop
            }
        },
        Mutant(
            "offered-while-dragging", "a pan that continues can make the expanded state available",
            reacting: { $0 == .pan(.changed) ? .offerExpansion : nil }),
        Mutant(
            "availability-lost-at-rest",
            "settling at the expanded height makes the expanded state unavailable"
        ) {
            $0.keepsExpansion = { _, _ in false }
        },
        Mutant("expand-is-a-toggle", "requesting the expanded height twice closes the bar") {
            $0.expansion = { state, isExpanded in
                expansion(state, isAvailable: isExpanded && !state.isExpandedStateAvailable)
            }
        },
        Mutant(
            "collapse-keeps-availability", "requesting the normal height leaves the expanded state available"
        ) {
            $0.expansion = { state, isExpanded in
                var next = expansion(state, isAvailable: isExpanded)
                next.isExpandedStateAvailable = isExpanded || state.isExpandedStateAvailable
                return next
            }
        },
        Mutant("collapse-keeps-offset", "requesting the normal height leaves the bar where it is") {
            $0.expansion = { state, isExpanded in
                var next = expansion(state, isAvailable: isExpanded)
                if !isExpanded { next.offset = max(state.offset, next.offset) }
                return next
            }
        },
        Mutant("expand-without-availability", "requesting the expanded height does not make it available") {
            $0.expansion = { state, isExpanded in
                var next = expansion(state, isAvailable: isExpanded)
                next.isExpandedStateAvailable = false
                return next
            }
        },
    ]

    private static func offering(
        _ isAtTop: @escaping @Sendable (HardenedBar.Moment) -> Bool
    ) -> @Sendable (HardenedBar.Moment) -> Bool {
        { moment in
            let isOpen = moment.state.offset < -moment.configuration.normal
            return isAtTop(moment) || (moment.state.isExpandedStateAvailable && isOpen)
        }
    }

    private static func expansion(_ state: BarState, isAvailable: Bool) -> BarState {
        var state = state
        state.isExpandedStateAvailable = isAvailable
        state.offset = state.lowestOffset
        return state
    }
}

extension HardenedBar.Moment {
    /// Minus the content offset at the top under a bar of normal height, in points.
    fileprivate var normalTop: Double { configuration.normal + view.otherTopInset }
}
