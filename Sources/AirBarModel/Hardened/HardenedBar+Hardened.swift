extension HardenedBar.Decisions {
    /// The right decisions.
    public static let hardened = HardenedBar.Decisions(
        refusal: { $0.unusable },
        reaction: HardenedBar.reaction,
        edges: { seen, _ in seen },
        reducer: .hardened,
        remembered: { _, contentOffset in contentOffset },
        rememberedCommand: { _, contentOffset in contentOffset },
        leavesTop: { moment, previous in
            let isGoingDown = moment.view.contentOffset > previous
            return isGoingDown && moment.state.offset >= -moment.configuration.normal && !moment.isAtTop
        },
        offersExpansion: { moment in
            let isOpen = moment.state.offset < -moment.configuration.normal
            return moment.isAtTop || (moment.state.isExpandedStateAvailable && isOpen)
        },
        insets: HardenedBar.insets,
        gapCloser: { moment in
            let content = moment.contentEdge
            guard moment.state.offset > content + moment.configuration.tolerances.quietSnap else {
                return nil
            }
            return max(content, moment.state.lowestOffset)
        },
        resting: { moment in
            min(moment.state.offset, max(moment.contentEdge, -moment.configuration.normal))
        },
        detent: { state, resting in
            state.nearestDetent(to: resting, isExpandedSupported: state.isExpandedStateAvailable)
        },
        landing: { _, detent in detent },
        keepsExpansion: { state, detent in
            state.isExpandedStateAvailable && detent < -state.configuration.normal
        },
        snapOffset: { before, snap, view in
            let y = before.view.contentOffset
            let isInRange = before.view.visible(y) == y
            guard isInRange, abs(snap.distance) > before.configuration.tolerances.quietSnap else {
                return nil
            }
            return view.visible(y + snap.distance)
        },
        isFling: { moment, release in abs(release.velocity) >= moment.configuration.tolerances.fling },
        restTarget: { rest, snap in rest + snap.distance },
        acceptsTarget: { moment, release, target, lands in
            let isInRange = moment.view.visible(target) == target
            let keepsDirection = (target - moment.view.contentOffset) * release.velocity > 0
            return isInRange && keepsDirection && lands
        },
        keepsExpansionOnBinding: { $0.isExpandedStateAvailable && $0.offset < -$0.configuration.normal },
        offsetOnBinding: { $0.offset },
        contentOffsetOnBinding: { moment, top in
            let offset = moment.state.offset
            let content = offset - moment.view.otherTopInset
            let isOpen = offset < -moment.configuration.normal
            guard moment.view.contentOffset <= max(top, content) || isOpen else { return nil }
            return moment.view.visible(content)
        },
        expansion: { state, isExpanded in
            var state = state
            state.isExpandedStateAvailable = isExpanded
            state.offset = state.lowestOffset
            return state
        },
        expansionTarget: { $0.view.top },
        progress: { $0.transitionProgress },
        areEqual: { $0 == $1 }
    )
}

extension HardenedBar {
    /// What an event makes the bar do.
    public static let reaction: @Sendable (BarEvent) -> Reaction = { event in
        switch event {
        case .contentOffset, .scroll, .scrollToTop, .horizontalScroll, .lostContentOffset, .bounces: .scroll
        case .pan(.began): .offerExpansion
        case .pan(.changed), .pan(.possible): .scroll
        case .pan(.ended), .pan(.cancelled), .pan(.failed), .idle: .settle
        case .release(let release): .release(release)
        case .contentHeight, .frameHeight: .updateInsets(closingGap: false)
        case .safeArea, .refreshInset: .updateInsets(closingGap: true)
        case .scrollView: .bind
        case .expand(let isExpanded): .expand(isExpanded)
        }
    }

    /// The top inset is the tallest the bar may be; the bottom inset what it takes for the bar to become compact.
    public static let insets: @Sendable (Moment) -> ContentInset = { moment in
        let view = moment.view
        let missing =
            view.frameHeight - moment.configuration.compact - view.otherTopInset - view.contentHeight
            - view.safeArea.bottom
        return ContentInset(
            top: view.refreshInset - moment.state.lowestOffset, bottom: max(0, missing))
    }
}

extension HardenedBar.Moment {
    /// The three heights, and the tolerances.
    @inlinable
    public var configuration: BarConfiguration { state.configuration }

    /// Whether the content is at its top, as a finger or a bounce means it: `y ≤ −(n + x) + tolerance`.
    @inlinable
    public var isAtTop: Bool {
        view.contentOffset <= -(configuration.normal + view.otherTopInset) + configuration.tolerances.top
    }

    /// Where the content begins, as an offset of the bar, in points: `K(y) + x`, which no bar at rest is above.
    @inlinable
    public var contentEdge: Double { view.visible(view.contentOffset) + view.otherTopInset }
}
