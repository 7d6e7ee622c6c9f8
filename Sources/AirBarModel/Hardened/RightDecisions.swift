import Motion

extension HardenedBar {
    /// The right decisions.
    ///
    /// None is stored, so that the compiler knows what is decided wherever the bar to ship asks for it.
    package struct RightDecisions: Deciding {
        package init() {}

        package var refusal: @Sendable (BarEvent) -> Refusal? {
            { $0.unusable }
        }

        package var reaction: @Sendable (BarEvent) -> Reaction {
            { event in
                switch event {
                case .contentOffset, .scroll, .scrollToTop, .horizontalScroll, .lostContentOffset, .bounces:
                    .scroll
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
        }

        package var edges: @Sendable (_ seen: ScrollViewState, _ live: ScrollViewState) -> ScrollViewState {
            { seen, _ in seen }
        }

        /// What `Reducer.hardened` does, without asking its transformers one by one.
        package var offset: @Sendable (ScrollChange) -> Double {
            { change in
                let view = change.scrollView
                let delta = change.delta.belowTop(of: view).aboveEnd(of: view)
                return change.state.clamped(change.state.offset + delta.distance)
            }
        }

        package var remembered: @Sendable (Moment, _ contentOffset: Double) -> Double {
            { _, contentOffset in contentOffset }
        }

        package var rememberedCommand: @Sendable (Moment, _ contentOffset: Double) -> Double {
            { _, contentOffset in contentOffset }
        }

        package var leavesTop: @Sendable (Moment, _ previous: Double) -> Bool {
            { moment, previous in
                let isGoingDown = moment.view.contentOffset > previous
                return isGoingDown && moment.state.offset >= -moment.configuration.normal && !moment.isAtTop
            }
        }

        package var offersExpansion: @Sendable (Moment) -> Bool {
            { moment in
                let isOpen = moment.state.offset < -moment.configuration.normal
                return moment.isAtTop || (moment.state.isExpandedStateAvailable && isOpen)
            }
        }

        /// The top inset is the tallest the bar may be; the bottom inset what it takes for the bar to become compact.
        package var insets: @Sendable (Moment) -> ContentInset {
            { moment in
                let view = moment.view
                let missing =
                    view.frameHeight - moment.configuration.compact - view.otherTopInset - view.contentHeight
                    - view.safeArea.bottom
                return ContentInset(
                    top: view.refreshInset - moment.state.lowestOffset, bottom: max(0, missing))
            }
        }

        package var gapCloser: @Sendable (Moment) -> Double? {
            { moment in
                let content = moment.contentEdge
                guard moment.state.offset > content + moment.configuration.tolerances.quietSnap else {
                    return nil
                }
                return max(content, moment.state.lowestOffset)
            }
        }

        package var resting: @Sendable (Moment) -> Double {
            { moment in
                min(moment.state.offset, max(moment.contentEdge, -moment.configuration.normal))
            }
        }

        package var detent: @Sendable (BarState, _ resting: Double) -> Double {
            { state, resting in
                state.nearestDetent(to: resting, isExpandedSupported: state.isExpandedStateAvailable)
            }
        }

        package var landing: @Sendable (Moment, _ detent: Double) -> Double {
            { _, detent in detent }
        }

        package var keepsExpansion: @Sendable (BarState, _ detent: Double) -> Bool {
            { state, detent in
                state.isExpandedStateAvailable && detent < -state.configuration.normal
            }
        }

        package var snapOffset: @Sendable (Moment, Snap, _ view: ScrollViewState) -> Double? {
            { before, snap, view in before.snapOffset(snap, view) }
        }

        package var isFling: @Sendable (Moment, Release) -> Bool {
            { moment, release in abs(release.velocity) >= moment.configuration.tolerances.fling }
        }

        package var restTarget: @Sendable (_ rest: Double, Snap) -> Double {
            { rest, snap in rest + snap.distance }
        }

        package var acceptsTarget: @Sendable (Moment, Release, _ target: Double, _ lands: Bool) -> Bool {
            { moment, release, target, lands in
                let isInRange = moment.view.visible(target) == target
                let keepsDirection = (target - moment.view.contentOffset) * release.velocity > 0
                return isInRange && keepsDirection && lands
            }
        }

        package var keepsExpansionOnBinding: @Sendable (BarState) -> Bool {
            { $0.isExpandedStateAvailable && $0.offset < -$0.configuration.normal }
        }

        package var offsetOnBinding: @Sendable (BarState) -> Double {
            { $0.offset }
        }

        package var contentOffsetOnBinding: @Sendable (Moment, _ top: Double) -> Double? {
            { moment, top in moment.contentOffsetOnBinding(top) }
        }

        package var expansion: @Sendable (BarState, _ isExpanded: Bool) -> BarState {
            { state, isExpanded in
                var state = state
                state.isExpandedStateAvailable = isExpanded
                state.offset = state.lowestOffset
                return state
            }
        }

        package var expansionTarget: @Sendable (Moment) -> Double {
            { $0.view.top }
        }

    }
}

extension HardenedBar.Moment {
    /// The three heights, and the tolerances.
    package var configuration: BarConfiguration { state.configuration }

    /// Whether the content is at its top, as a finger or a bounce means it: `y ≤ −(n + x) + tolerance`.
    package var isAtTop: Bool {
        view.contentOffset <= -(configuration.normal + view.otherTopInset) + configuration.tolerances.top
    }

    /// Where the content begins, as an offset of the bar, in points: `K(y) + x`, which no bar at rest is above.
    package var contentEdge: Double { view.visible(view.contentOffset) + view.otherTopInset }

    // These two are inlined because for a call the moment would be copied, as long as it is.

    @inline(__always)
    fileprivate func snapOffset(_ snap: HardenedBar.Snap, _ viewAfter: ScrollViewState) -> Double? {
        let y = view.contentOffset
        guard view.visible(y) == y, abs(snap.distance) > configuration.tolerances.quietSnap else {
            return nil
        }
        return viewAfter.visible(y + snap.distance)
    }

    @inline(__always)
    fileprivate func contentOffsetOnBinding(_ top: Double) -> Double? {
        let content = state.offset - view.otherTopInset
        let isOpen = state.offset < -configuration.normal
        guard view.contentOffset <= max(top, content) || isOpen else { return nil }
        return view.visible(content)
    }
}
