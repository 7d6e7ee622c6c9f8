import Motion

extension HardenedBar.SharedDecisions {
    /// Refuses an event with an invalid field; otherwise follows the content and carries out the reaction.
    func react(to event: BarEvent, _ moment: inout HardenedBar.Moment, on host: inout BarHost) {
        if let refusal = decisions.refusal(event) {
            return host.reportRefusal(refusal)
        }
        let reaction = decisions.reaction(event)
        if case .ignore = reaction { return }
        if case .bind = reaction {} else { follow(&moment, on: &host, isReported: reaction.reportsFollowing) }
        host.update(&moment.view)
        switch reaction {
        case .ignore, .follow: break
        case .offerExpansion: offerExpansion(&moment, on: &host)
        case .settle: settle(&moment, on: &host)
        case .release(let release): handle(release, &moment, on: &host)
        case .updateInsets(let isClosingGap):
            updateInsets(&moment, on: &host)
            if isClosingGap { closeGap(&moment, on: &host) }
        case .bind: bind(&moment, on: &host)
        case .expand(let isExpanded): expand(isExpanded, &moment, on: &host)
        case .changeHeights(let heights): change(to: heights, &moment, on: &host)
        case .show(let isShown): change(to: decisions.showing(moment, isShown), &moment, on: &host)
        case .stay(let mustStay): change(to: decisions.staying(moment, mustStay), &moment, on: &host)
        }
    }

    /// Follows the content if its offset differs from the one known, within the edges known.
    ///
    /// It runs on every event, so that the bar recovers from a lost notification at the next event of any kind.
    private func follow(_ moment: inout HardenedBar.Moment, on host: inout BarHost, isReported: Bool = true) {
        let live = host.scrollView.contentOffset
        guard live != moment.view.contentOffset, live.isFinite else { return }
        let losesExpansion = scroll(&moment, to: live, on: host.scrollView)
        if isReported { host.report(moment.state) }
        if losesExpansion {
            host.update(&moment.view)
            updateInsets(&moment, on: &host)
        }
    }

    /// Moves the bar along with a scroll; returns whether that makes the expanded state unavailable.
    @discardableResult
    private func scroll(
        _ moment: inout HardenedBar.Moment, to contentOffset: Double, on live: ScrollViewState
    ) -> Bool {
        let previous = moment.view.contentOffset
        let change = ScrollChange(
            scrollView: decisions.trimsToLiveEdges ? live : moment.view,
            previousContentOffset: previous, contentOffset: contentOffset, state: moment.state)
        moment.state.offset = decisions.reducer.offset(after: change)
        moment.view.contentOffset = decisions.remembered(previous, contentOffset)
        guard moment.state.isExpandedStateAvailable, decisions.losesExpansion(moment, previous) else {
            return false
        }
        moment.state.isExpandedStateAvailable = false
        return true
    }

    private func offerExpansion(_ moment: inout HardenedBar.Moment, on host: inout BarHost) {
        moment.state.isExpandedStateAvailable = decisions.offersExpansion(moment)
        host.report(moment.state)
        updateInsets(&moment, on: &host)
        closeGap(&moment, on: &host)
    }

    private func closeGap(_ moment: inout HardenedBar.Moment, on host: inout BarHost) {
        guard let offset = decisions.gapClosingOffset(moment) else { return }
        moment.state.offset = offset
        host.report(moment.state)
    }

    private func settle(_ moment: inout HardenedBar.Moment, on host: inout BarHost) {
        let before = moment
        let snap = snap(of: before)
        moment.state.offset = decisions.landing(before.state, snap.detent)
        moment.state.isExpandedStateAvailable = decisions.keepsExpansion(before.state, snap.detent)
        host.report(moment.state)
        host.reportSnap(to: snap.detent)
        updateInsets(&moment, on: &host)
        if let target = decisions.snapContentOffset(before, snap, moment.view) {
            move(&moment, to: target, for: .snap, on: &host)
        }
    }

    /// The snap to a detent from where the bar is.
    private func snap(of moment: HardenedBar.Moment) -> HardenedBar.Snap {
        let resting = decisions.resting(moment)
        return HardenedBar.Snap(resting: resting, detent: decisions.detent(moment.state, resting))
    }

    /// Settles after a slow release; retargets a fast deceleration, where that is possible, so that the bar ends on a
    /// detent.
    ///
    /// A deceleration that is not retargeted is followed by `idle`, on which the bar settles.
    private func handle(
        _ release: Release, _ moment: inout HardenedBar.Moment, on host: inout BarHost
    ) {
        guard decisions.isFling(moment, release) else { return settle(&moment, on: &host) }
        let rest = moment.view.visible(release.rest)
        var atRest = moment
        scroll(&atRest, to: rest, on: moment.view)
        let snap = snap(of: atRest)
        guard decisions.needsTarget(moment, release, snap) else { return }
        let target = decisions.restTarget(rest, snap)
        if decisions.acceptsTarget(moment, release, target) { host.retarget(to: target) }
    }

    /// Keeps the bar as it is and moves the content to it, unless the content is scrolled away beneath the bar.
    private func bind(_ moment: inout HardenedBar.Moment, on host: inout BarHost) {
        let top = moment.view.top
        moment.state.isExpandedStateAvailable = decisions.keepsExpansionOnBinding(moment.state)
        moment.state.offset = decisions.offsetOnBinding(moment.state)
        host.report(moment.state)
        updateInsets(&moment, on: &host)
        host.setScrollIndicatorInset(top: decisions.indicatorInset(moment))
        host.update(&moment.view)
        if let target = decisions.contentOffsetOnBinding(moment, top) {
            move(&moment, to: target, for: .binding, on: &host)
        }
    }

    private func expand(
        _ isExpanded: Bool, _ moment: inout HardenedBar.Moment, on host: inout BarHost
    ) {
        moment.state = decisions.expansion(moment.state, isExpanded)
        host.report(moment.state)
        updateInsets(&moment, on: &host)
        move(&moment, to: decisions.expansionTarget(moment), for: .expansion, on: &host)
    }

    /// Changes the state in place.
    private func change(to state: BarState, _ moment: inout HardenedBar.Moment, on host: inout BarHost) {
        moment.state = state
        host.report(state)
        updateInsets(&moment, on: &host)
    }

    /// Takes other heights, and moves the content that began at the bar with it.
    private func change(
        to heights: BarHeights, _ moment: inout HardenedBar.Moment, on host: inout BarHost
    ) {
        let before = moment
        moment.state = decisions.heightsChange(before, heights)
        host.report(moment.state)
        updateInsets(&moment, on: &host)
        host.setScrollIndicatorInset(top: decisions.indicatorInset(moment))
        host.update(&moment.view)
        if let target = decisions.contentOffsetOnHeights(before, moment) {
            move(&moment, to: target, for: .heights, on: &host)
        }
        // With its new heights the bar may not be open any more, as after a scroll from far above.
        if moment.state.isExpandedStateAvailable, decisions.losesExpansion(moment, -.infinity) {
            moment.state.isExpandedStateAvailable = false
            host.report(moment.state)
            updateInsets(&moment, on: &host)
        }
    }

    private func updateInsets(_ moment: inout HardenedBar.Moment, on host: inout BarHost) {
        host.setContentInset(decisions.insets(moment))
        host.update(&moment.view)
    }

    /// Moves the content without moving the bar, whose offset already accounts for this movement.
    private func move(
        _ moment: inout HardenedBar.Moment, to contentOffset: Double, for reason: HardenedBar.CommandReason,
        on host: inout BarHost
    ) {
        host.updateContentOffset(contentOffset, animated: decisions.isAnimated(reason))
        moment.view.contentOffset = decisions.rememberedCommand(
            moment.view.contentOffset, contentOffset)
    }
}
