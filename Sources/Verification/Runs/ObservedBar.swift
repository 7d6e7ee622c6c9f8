import AirBarModel
import Motion

/// A bar on its scroll view, with what is observed of both: a run without a history.
///
/// The fork and the twin of a relation are observed bars, because no invariant is judged on them.
struct ObservedBar<B: Bar>: Sendable {
    private(set) var bar: B
    /// The bar's heights and tolerances, as it was given them last.
    private(set) var configuration: BarConfiguration
    private var host: BarHost
    /// What was observed last.
    private(set) var snapshot: Snapshot
    /// The last content offset that the bar was notified of or commanded, in points.
    private(set) var heardContentOffset: Double

    /// A bar at birth on a scroll view; the first event is to bind it.
    init(_ bar: B, on geometry: ScrollViewGeometry) {
        let scrollView = ScrollViewState(geometry)
        self.bar = bar
        configuration = bar.state.configuration
        host = BarHost(scrollView)
        snapshot = Snapshot(bar, scrollView)
        heardContentOffset = scrollView.contentOffset
    }

    /// The content insets that the scroll view has.
    var contentInset: ContentInset { host.scrollView.contentInset }

    /// The scroll view that the bar is on; of a bar whose inset follows, with the top by which it is judged.
    ///
    /// Fingers and animated scrolls of sessions move it. How far a scroll view lets them pull whose top moves at every frame is not modelled.
    var scrollView: ScrollViewState {
        var view = host.scrollView
        if insetFollows { view.contentInset.top = judgedInset(on: view) }
        return view
    }

    private var insetFollows: Bool { configuration.kind.insetFollows }

    /// The top inset by which a bar is judged whose inset follows its height: the largest height at rest, as other bars
    /// have it, and by how much the inset is wrong.
    private func judgedInset(on scrollView: ScrollViewState) -> Double {
        let (state, refresh) = (bar.state, scrollView.refreshInset)
        let error = scrollView.contentInset.top - (refresh + state.followingInset(on: scrollView))
        return refresh + state.largestHeightAtRest + error
    }

    /// Whether the content is where the bar was last notified of or commanded it.
    var isUpToDate: Bool { heardContentOffset == snapshot.scrollView.contentOffset }

    /// What the bar did in the last event, in order.
    var actions: [BarAction] { host.actions }

    /// Makes another bar of the same definition a copy of this one; the other keeps its memory for actions.
    ///
    /// It is a mutating method of the source, although it changes nothing there: only so the compiler passes an address,
    /// and no copy of the source.
    mutating func copy(to other: inout ObservedBar) {
        other.bar = bar
        other.configuration = configuration
        other.host.begin(on: host.scrollView)
        other.snapshot = snapshot
        other.heardContentOffset = heardContentOffset
    }

    /// Changes the bar between two events, unnoticed until the next one.
    mutating func prepare(_ change: (inout B) -> Void) { change(&bar) }

    /// Applies an event to the scroll view and notifies the bar of it, unless the notification is lost.
    ///
    /// - Returns: the content offset after the event and before the bar reacted, in points.
    @discardableResult
    @inline(__always)
    mutating func advance(by event: BarEvent) -> Double {
        advance(by: event, isUsable: event.isValid)
    }

    /// The same for an event that is known to be valid or not.
    @inline(__always)
    mutating func advance(by event: BarEvent, isUsable: Bool) -> Double {
        let event = insetFollows ? event.withoutClamps : event
        host.removeActions()
        let needed = event.neededCapabilities
        if !needed.isEmpty, configuration.kind.capabilities.isSuperset(of: needed) {
            configuration = configuration.after(event)
        }
        let movesContent = host.apply(event)
        let live = host.scrollView.contentOffset
        let arrival = live.isFinite ? live : heardContentOffset
        if event.isNotified { host.notify(&bar, of: event, movesContent: movesContent) }
        let state = bar.state
        snapshot.offset = state.offset
        snapshot.isExpandedStateAvailable = state.isExpandedStateAvailable
        snapshot.progress = bar.transitionProgress
        host.update(&snapshot.scrollView)
        // An invalid content offset is replaced by the last one that the bar knows.
        if !host.scrollView.contentOffset.isFinite { snapshot.scrollView.contentOffset = heardContentOffset }
        if event.isNotified, isUsable { heardContentOffset = snapshot.scrollView.contentOffset }
        guard insetFollows else { return arrival }
        if host.scrollView.contentInset.top.isFinite {
            snapshot.scrollView.contentInset.top = judgedInset(on: snapshot.scrollView)
        }
        // From the top of its inset such a bar takes the content on to the top; both together are the scroll to the top.
        let isTakenOn = event == .scrollToTop && snapshot.scrollView.contentOffset != arrival
        return isTakenOn ? snapshot.scrollView.top : arrival
    }

    /// Whether the bar regards its present state as equal to the one of an earlier snapshot.
    func isCalledEqual(to earlier: Snapshot) -> Bool {
        if earlier.offset == snapshot.offset,
            earlier.isExpandedStateAvailable == snapshot.isExpandedStateAvailable
        {
            return true
        }
        var state = bar.state
        state.offset = earlier.offset
        state.isExpandedStateAvailable = earlier.isExpandedStateAvailable
        return bar.regards(state, asEqualTo: bar.state)
    }
}

extension ObservedBar: Hashable {
    /// Whether every further event has the same effect on both.
    static func == (one: ObservedBar, other: ObservedBar) -> Bool {
        one.bar == other.bar && one.looksLike(other)
    }

    /// Whether nothing that can be seen differs; what the bars know may.
    func looksLike(_ other: ObservedBar) -> Bool {
        host.scrollView == other.host.scrollView && snapshot == other.snapshot
            && heardContentOffset == other.heardContentOffset && configuration == other.configuration
    }

    /// Hashes the part in which they mostly differ.
    func hash(into hasher: inout Hasher) {
        hasher.combine(bar)
        hasher.combine(host.scrollView.contentOffset)
    }
}

extension BarEvent {
    /// The event with a scroll view that does not clamp: one that does would move the content to the top of an inset that
    /// follows the bar, and then follow the bar itself.
    fileprivate var withoutClamps: BarEvent {
        guard case .scrollView(var geometry) = self else { return self }
        geometry.behavior.remove(.clamps)
        return .scrollView(geometry)
    }
}
