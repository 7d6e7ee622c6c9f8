import Motion

extension HardenedBar.Deciding {
    /// Refuses what cannot be computed with, makes up for what was not told, and then does what was decided on.
    func react(to event: BarEvent, in moment: inout HardenedBar.Moment, on host: inout BarHost) {
        if let refusal = refusal(event) {
            return host.reportRefusal(refusal)
        }
        let reaction = self.reaction(event)
        if case .none = reaction { return }
        if case .bind = reaction {} else { catchUp(&moment, on: &host) }
        host.update(&moment.view)
        switch reaction {
        case .none, .scroll: break
        case .offerExpansion: offerExpansion(&moment, on: &host)
        case .settle: settle(&moment, on: &host)
        case .release(let release): letGo(release, &moment, on: &host)
        case .updateInsets(let isClosingGap):
            updateInsets(&moment, on: &host)
            if isClosingGap { closeGap(&moment, on: &host) }
        case .bind: bind(&moment, on: &host)
        case .expand(let isExpanded): expand(isExpanded, &moment, on: &host)
        }
    }

    /// Reduces a content offset that differs from the one seen last, within the edges as they were then.
    ///
    /// Every event does this first, so that a lost notification repairs itself.
    private func catchUp(_ moment: inout HardenedBar.Moment, on host: inout BarHost) {
        let live = host.scrollView.contentOffset
        guard live != moment.view.contentOffset, live.isUsable else { return }
        let hasLeftTop = scroll(&moment, to: live, on: host.scrollView)
        host.report(moment.state)
        if hasLeftTop {
            host.update(&moment.view)
            updateInsets(&moment, on: &host)
        }
    }

    /// Has the bar follow a scroll; says whether that takes the expanded state away.
    private func scroll(
        _ moment: inout HardenedBar.Moment, to contentOffset: Double, on live: ScrollViewState
    ) -> Bool {
        let before = moment
        let previous = before.view.contentOffset
        let change = ScrollChange(
            scrollView: edges(before.view, live), previousContentOffset: previous,
            contentOffset: contentOffset, state: before.state)
        moment.state.offset = offset(change)
        moment.view.contentOffset = remembered(before, contentOffset)
        let hasLeftTop = before.state.isExpandedStateAvailable && leavesTop(moment, previous)
        if hasLeftTop { moment.state.isExpandedStateAvailable = false }
        return hasLeftTop
    }

    private func offerExpansion(_ moment: inout HardenedBar.Moment, on host: inout BarHost) {
        moment.state.isExpandedStateAvailable = offersExpansion(moment)
        host.report(moment.state)
        updateInsets(&moment, on: &host)
        closeGap(&moment, on: &host)
    }

    private func closeGap(_ moment: inout HardenedBar.Moment, on host: inout BarHost) {
        guard let offset = gapCloser(moment) else { return }
        moment.state.offset = offset
        host.report(moment.state)
    }

    private func settle(_ moment: inout HardenedBar.Moment, on host: inout BarHost) {
        let before = moment
        let snap = snap(of: before)
        moment.state.offset = landing(before, snap.detent)
        moment.state.isExpandedStateAvailable = keepsExpansion(before.state, snap.detent)
        host.report(moment.state)
        host.reportSnap(to: snap.detent)
        updateInsets(&moment, on: &host)
        if let target = snapOffset(before, snap, moment.view) {
            move(&moment, to: target, animated: true, on: &host)
        }
    }

    private func snap(of moment: HardenedBar.Moment) -> HardenedBar.Snap {
        let resting = resting(moment)
        return HardenedBar.Snap(resting: resting, detent: detent(moment.state, resting))
    }

    /// Has a fast deceleration end where the bar is on a detent, if it can; it settles when the content rests.
    private func letGo(_ release: Release, _ moment: inout HardenedBar.Moment, on host: inout BarHost) {
        guard isFling(moment, release) else { return settle(&moment, on: &host) }
        let rest = moment.view.visible(release.rest)
        var atRest = moment
        _ = scroll(&atRest, to: rest, on: moment.view)
        let snap = snap(of: atRest)
        let target = restTarget(rest, snap)
        guard target != release.rest else { return }
        var landing = moment
        _ = scroll(&landing, to: target, on: moment.view)
        if acceptsTarget(moment, release, target, landing.state.offset == snap.detent) {
            host.retarget(to: target)
        }
    }

    /// Keeps the bar as it is, and brings the content up to it unless it is scrolled away beneath it.
    private func bind(_ moment: inout HardenedBar.Moment, on host: inout BarHost) {
        let top = moment.view.top
        moment.state.isExpandedStateAvailable = keepsExpansionOnBinding(moment.state)
        moment.state.offset = offsetOnBinding(moment.state)
        host.report(moment.state)
        updateInsets(&moment, on: &host)
        host.setScrollIndicatorInset(top: moment.state.configuration.normal)
        host.update(&moment.view)
        if let target = contentOffsetOnBinding(moment, top) {
            move(&moment, to: target, animated: false, on: &host)
        }
    }

    private func expand(_ isExpanded: Bool, _ moment: inout HardenedBar.Moment, on host: inout BarHost) {
        moment.state = expansion(moment.state, isExpanded)
        host.report(moment.state)
        updateInsets(&moment, on: &host)
        move(&moment, to: expansionTarget(moment), animated: true, on: &host)
    }

    private func updateInsets(_ moment: inout HardenedBar.Moment, on host: inout BarHost) {
        moment.view.contentInset = insets(moment)
        host.setContentInset(moment.view.contentInset)
    }

    /// Moves the content without the bar: what is commanded here has been accounted for already.
    private func move(
        _ moment: inout HardenedBar.Moment, to contentOffset: Double, animated: Bool,
        on host: inout BarHost
    ) {
        host.updateContentOffset(contentOffset, animated: animated)
        moment.view.contentOffset = rememberedCommand(moment, contentOffset)
    }
}
