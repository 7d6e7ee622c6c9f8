// A design that keeps the whole catalogue, in five rules: the top inset is a function of availability alone;
// whatever overscrolls counts for nothing; availability is gained at the top and lost below it; whenever the input
// stops the bar rests on a detent; and a content offset nobody reported is made up for before anything else.

extension BarRules {
    /// The bar to ship: every invariant holds.
    public static let hardened = BarRules("hardened", deciding: .hardened)

    /// A hardened bar some of whose decisions are others.
    public init(
        _ name: String, accepts: @escaping @Sendable (BarHeights) -> Bool = { $0.flaw == nil },
        deciding decisions: HardenedBar.Decisions
    ) {
        let shared = HardenedBar.SharedDecisions(decisions)
        self.init(name, accepts: accepts) { HardenedBar($0, shared) }
    }
}

/// The bar to ship: it puts its decisions into effect, one event after the other.
///
/// What it decides is in ``Decisions``, each a pure function that can be replaced; in what order things happen is
/// here.
public struct HardenedBar: Bar {
    /// All a bar knows when it decides.
    public struct Moment: Hashable, Sendable {
        /// What the bar shows.
        public var state: BarState
        /// The scroll view, every number of which can be computed with.
        public var view: ScrollView
    }

    /// All there is to the bar, as of the end of the event before.
    public private(set) var moment: Moment
    private let shared: SharedDecisions

    /// A bar at birth, bound to nothing.
    init(_ configuration: BarConfiguration, _ shared: SharedDecisions) {
        let view = ScrollView(frameHeight: 0, contentHeight: 0, contentOffset: -configuration.normal)
        moment = Moment(state: BarState(configuration), view: view)
        self.shared = shared
    }

    /// What the bar shows.
    public var state: BarState { moment.state }

    /// How far the bar is open.
    public var transitionProgress: Double { decisions.progress(state) }

    /// Whether two states are equal, as decided.
    public func regards(_ state: BarState, asEqualTo other: BarState) -> Bool {
        decisions.areEqual(state, other)
    }

    /// Bars are equal if they know the same; they are compared with their like.
    public static func == (one: HardenedBar, other: HardenedBar) -> Bool { one.moment == other.moment }

    /// Hashes what the bar knows.
    public func hash(into hasher: inout Hasher) { moment.hash(into: &hasher) }

    @inline(__always)
    private var decisions: Decisions {
        @inline(__always) get { shared.decisions }
    }

    /// Refuses what cannot be computed with, makes up for what was not told, and then does what was decided on.
    public mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = decisions.refusal(event) {
            return host.reportRefusal(refusal)
        }
        let reaction = decisions.reaction(event)
        if reaction == .none { return }
        if reaction != .bind { catchUp(on: &host) }
        moment.view = host.scrollView.mended(by: moment.view)
        switch reaction {
        case .none, .scroll: break
        case .offerExpansion: offerExpansion(on: &host)
        case .settle: settle(on: &host)
        case .release(let release): letGo(release, on: &host)
        case .updateInsets(let isClosingGap):
            updateInsets(on: &host)
            if isClosingGap { closeGap(on: &host) }
        case .bind: bind(on: &host)
        case .expand(let isExpanded): expand(isExpanded, on: &host)
        }
    }
}

extension HardenedBar {
    private mutating func assign(_ state: BarState, on host: inout BarHost) {
        moment.state = state
        host.report(state)
    }

    /// Reduces a content offset that differs from the one seen last, within the edges as they were then.
    ///
    /// Every event does this first, so that a lost notification repairs itself.
    private mutating func catchUp(on host: inout BarHost) {
        let live = host.scrollView.contentOffset
        guard live != moment.view.contentOffset, live.isUsable else { return }
        let (next, hasLeftTop) = scrolled(to: live, on: host.scrollView)
        moment.view.contentOffset = next.view.contentOffset
        assign(next.state, on: &host)
        if hasLeftTop {
            moment.view = host.scrollView.mended(by: moment.view)
            updateInsets(on: &host)
        }
    }

    /// What a scroll makes of the bar, and whether it takes the expanded state away.
    private func scrolled(to contentOffset: Double, on live: ScrollView) -> (Moment, hasLeftTop: Bool) {
        let previous = moment.view.contentOffset
        let change = ScrollChange(
            scrollView: decisions.edges(moment.view, live), previousContentOffset: previous,
            contentOffset: contentOffset, state: moment.state)
        var next = moment
        next.state.offset = decisions.reducer.offset(after: change)
        next.view.contentOffset = decisions.remembered(moment, contentOffset)
        let hasLeftTop = moment.state.isExpandedStateAvailable && decisions.leavesTop(next, previous)
        if hasLeftTop { next.state.isExpandedStateAvailable = false }
        return (next, hasLeftTop)
    }

    private mutating func offerExpansion(on host: inout BarHost) {
        var state = moment.state
        state.isExpandedStateAvailable = decisions.offersExpansion(moment)
        assign(state, on: &host)
        updateInsets(on: &host)
        closeGap(on: &host)
    }

    private mutating func closeGap(on host: inout BarHost) {
        guard let offset = decisions.gapCloser(moment) else { return }
        var state = moment.state
        state.offset = offset
        assign(state, on: &host)
    }

    private mutating func settle(on host: inout BarHost) {
        let before = moment
        let resting = decisions.resting(before)
        let detent = decisions.detent(before.state, resting)
        var state = moment.state
        state.offset = decisions.landing(before, detent)
        state.isExpandedStateAvailable = decisions.keepsExpansion(before.state, detent)
        assign(state, on: &host)
        host.reportSnap(to: detent)
        updateInsets(on: &host)
        if let target = decisions.snapOffset(before, Snap(resting: resting, detent: detent), moment.view) {
            move(to: target, animated: true, on: &host)
        }
    }

    /// Has a fast deceleration end where the bar is on a detent, if it can; it settles when the content rests.
    private mutating func letGo(_ release: Release, on host: inout BarHost) {
        guard decisions.isFling(moment, release) else { return settle(on: &host) }
        let rest = moment.view.visible(release.rest)
        let (atRest, _) = scrolled(to: rest, on: moment.view)
        let resting = decisions.resting(atRest)
        let detent = decisions.detent(atRest.state, resting)
        let target = decisions.restTarget(rest, Snap(resting: resting, detent: detent))
        guard target != release.rest else { return }
        let (landing, _) = scrolled(to: target, on: moment.view)
        if decisions.acceptsTarget(moment, release, target, landing.state.offset == detent) {
            host.retarget(to: target)
        }
    }

    /// Keeps the bar as it is, and brings the content up to it unless it is scrolled away beneath it.
    private mutating func bind(on host: inout BarHost) {
        let top = moment.view.top
        var state = moment.state
        state.isExpandedStateAvailable = decisions.keepsExpansionOnBinding(state)
        state.offset = decisions.offsetOnBinding(state)
        assign(state, on: &host)
        updateInsets(on: &host)
        host.setScrollIndicatorInset(top: state.configuration.normal)
        moment.view = host.scrollView.mended(by: moment.view)
        if let target = decisions.contentOffsetOnBinding(moment, top) {
            move(to: target, animated: false, on: &host)
        }
    }

    private mutating func expand(_ isExpanded: Bool, on host: inout BarHost) {
        assign(decisions.expansion(moment.state, isExpanded), on: &host)
        updateInsets(on: &host)
        move(to: decisions.expansionTarget(moment), animated: true, on: &host)
    }

    private mutating func updateInsets(on host: inout BarHost) {
        moment.view.contentInset = decisions.insets(moment)
        host.setContentInset(moment.view.contentInset)
    }

    /// Moves the content without the bar: what is commanded here has been accounted for already.
    private mutating func move(to contentOffset: Double, animated: Bool, on host: inout BarHost) {
        host.updateContentOffset(contentOffset, animated: animated)
        moment.view.contentOffset = decisions.rememberedCommand(moment, contentOffset)
    }
}
