extension HardenedBar {
    /// Refuses an event with an invalid field; otherwise follows the content and carries out the reaction.
    public mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = shared.decisions.refusal(event) {
            return host.reportRefusal(refusal)
        }
        let reaction = shared.decisions.reaction(event)
        if case .ignore = reaction { return }
        if case .bind = reaction {} else { follow(on: &host) }
        host.update(&moment.view)
        switch reaction {
        case .ignore, .follow: break
        case .offerExpansion: offerExpansion(on: &host)
        case .settle: settle(on: &host)
        case .release(let release): handle(release, on: &host)
        case .updateInsets(let isClosingGap):
            updateInsets(on: &host)
            if isClosingGap { closeGap(on: &host) }
        case .bind: bind(on: &host)
        case .expand(let isExpanded): expand(isExpanded, on: &host)
        }
    }

    /// Follows the content if its offset differs from the one known, within the edges known.
    ///
    /// It runs on every event, so that the bar recovers from a lost notification at the next event of any kind.
    private mutating func follow(on host: inout BarHost) {
        let live = host.scrollView.contentOffset
        guard live != moment.view.contentOffset, live.isUsable else { return }
        let losesExpansion = scroll(to: live, on: host.scrollView)
        host.report(moment.state)
        if losesExpansion {
            host.update(&moment.view)
            updateInsets(on: &host)
        }
    }

    /// Moves the bar along with a scroll; returns whether that makes the expanded state unavailable.
    @discardableResult
    private mutating func scroll(to contentOffset: Double, on live: ScrollViewState) -> Bool {
        let previous = moment.view.contentOffset
        let change = ScrollChange(
            scrollView: shared.decisions.edges(moment.view, live), previousContentOffset: previous,
            contentOffset: contentOffset, state: moment.state)
        let remembered = shared.decisions.remembered(moment, contentOffset)
        moment.state.offset = shared.decisions.reducer.offset(after: change)
        moment.view.contentOffset = remembered
        guard moment.state.isExpandedStateAvailable, shared.decisions.losesExpansion(moment, previous) else {
            return false
        }
        moment.state.isExpandedStateAvailable = false
        return true
    }

    private mutating func offerExpansion(on host: inout BarHost) {
        moment.state.isExpandedStateAvailable = shared.decisions.offersExpansion(moment)
        host.report(moment.state)
        updateInsets(on: &host)
        closeGap(on: &host)
    }

    private mutating func closeGap(on host: inout BarHost) {
        guard let offset = shared.decisions.gapClosingOffset(moment) else { return }
        moment.state.offset = offset
        host.report(moment.state)
    }

    private mutating func settle(on host: inout BarHost) {
        let before = moment
        let snap = snap
        moment.state.offset = shared.decisions.landing(before, snap.detent)
        moment.state.isExpandedStateAvailable = shared.decisions.keepsExpansion(before.state, snap.detent)
        host.report(moment.state)
        host.reportSnap(to: snap.detent)
        updateInsets(on: &host)
        if let target = shared.decisions.snapContentOffset(before, snap, moment.view) {
            move(to: target, animated: true, on: &host)
        }
    }

    /// The snap to a detent from where the bar is.
    private var snap: Snap {
        let resting = shared.decisions.resting(moment)
        return Snap(resting: resting, detent: shared.decisions.detent(moment.state, resting))
    }

    /// Settles after a slow release; retargets a fast deceleration, where that is possible, so that the bar ends on a
    /// detent.
    ///
    /// A deceleration that is not retargeted is followed by `idle`, on which the bar settles.
    private mutating func handle(_ release: Release, on host: inout BarHost) {
        guard shared.decisions.isFling(moment, release) else { return settle(on: &host) }
        let rest = moment.view.visible(release.rest)
        var atRest = self
        atRest.scroll(to: rest, on: moment.view)
        let snap = atRest.snap
        let target = shared.decisions.restTarget(rest, snap)
        guard target != release.rest else { return }
        var atTarget = self
        atTarget.scroll(to: target, on: moment.view)
        let lands = atTarget.state.offset == snap.detent
        if shared.decisions.acceptsTarget(moment, release, target, lands) { host.retarget(to: target) }
    }

    /// Keeps the bar as it is and moves the content to it, unless the content is scrolled away beneath the bar.
    private mutating func bind(on host: inout BarHost) {
        let top = moment.view.top
        moment.state.isExpandedStateAvailable = shared.decisions.keepsExpansionOnBinding(moment.state)
        moment.state.offset = shared.decisions.offsetOnBinding(moment.state)
        host.report(moment.state)
        updateInsets(on: &host)
        host.setScrollIndicatorInset(top: moment.configuration.normal)
        host.update(&moment.view)
        if let target = shared.decisions.contentOffsetOnBinding(moment, top) {
            move(to: target, animated: false, on: &host)
        }
    }

    private mutating func expand(_ isExpanded: Bool, on host: inout BarHost) {
        moment.state = shared.decisions.expansion(moment.state, isExpanded)
        host.report(moment.state)
        updateInsets(on: &host)
        move(to: shared.decisions.expansionTarget(moment), animated: true, on: &host)
    }

    private mutating func updateInsets(on host: inout BarHost) {
        moment.view.contentInset = shared.decisions.insets(moment)
        host.setContentInset(moment.view.contentInset)
    }

    /// Moves the content without moving the bar, whose offset already accounts for this movement.
    private mutating func move(to contentOffset: Double, animated: Bool, on host: inout BarHost) {
        host.updateContentOffset(contentOffset, animated: animated)
        moment.view.contentOffset = shared.decisions.rememberedCommand(moment, contentOffset)
    }
}
