import Synchronization

/// An object that is a bar, with the scroll view that it is bound to.
///
/// Copies of an ``ObjectBar`` share it. It is used by the one that claims it next.
final class LiveObject {
    private let makeBar: ObjectBar.Factory
    private let live: LiveHost
    private var scrollView: LiveScrollView?
    /// The scroll view that it was bound to before; what the object observes there is kept, because it may come back.
    private var left: LiveScrollView?
    private var bar: LiveBar?
    /// The last event that the object was told.
    private let last = Mutex<PastEvent?>(nil)

    /// No object yet; the first event binds a scroll view and makes it.
    init(_ configuration: BarConfiguration, _ makeBar: @escaping ObjectBar.Factory) {
        live = LiveHost(configuration)
        self.makeBar = makeBar
    }

    /// Breaks cycles of the object, its scroll views and observers that refer to either.
    deinit {
        scrollView?.removeObservers()
        left?.removeObservers()
    }

    /// Takes the object from one event to the next; false if it is not, or no longer, at the first.
    ///
    /// Of all copies of a bar, one succeeds. A copy that a thread got from another one was made after the event before.
    func claim(from event: PastEvent?, to next: PastEvent) -> Bool {
        last.withLock { last in
            guard last === event else { return false }
            last = next
            return true
        }
    }

    /// What an object shows after an event.
    struct Appearance {
        var height: Double
        var isExpandedStateAvailable: Bool
        /// The heights that the object has been given last.
        var configuration: BarConfiguration
        /// How far the bar is open; nil if that follows from the height.
        var progress: Double?
        /// Whether the object reported a state in the event.
        var hasReported: Bool
    }

    /// Tells the object of an event, and reads it; nil as long as there is no object.
    func react(to event: BarEvent, on host: inout BarHost) -> Appearance? {
        if case .scrollView = event { scrollView?.detach() }
        return live.lend(&host) {
            if case .scrollView(let geometry) = event { bind(geometry) }
            guard let bar else { return nil }
            live.configuration = live.configuration.after(event)
            scrollView?.note(event)
            bar.receive?(event)
            switch event {
            case .expand(let isExpanded): bar.expand?(isExpanded)
            case .heights(let heights): if event.unusable == nil { bar.changeHeights?(heights) }
            case .show(let isShown): bar.show?(isShown)
            case .stay(let mustStay): bar.stay?(mustStay)
            case .idle: bar.rest?()
            default: scrollView?.notifyObserver(of: event)
            }
            return Appearance(
                height: bar.height(), isExpandedStateAvailable: bar.isExpandedStateAvailable(),
                configuration: live.configuration, progress: bar.transitionProgress?(),
                hasReported: live.hasReported)
        }
    }

    /// Tells an object without a past all events up to one.
    func replay(upTo last: PastEvent) {
        var host = BarHost(last.scrollView)
        for past in PastEvent.all(upTo: last) {
            host.begin(on: past.scrollView)
            _ = react(to: past.event, on: &host)
        }
        self.last.withLock { $0 = last }
    }

    private func bind(_ geometry: ScrollViewGeometry) {
        let old = scrollView
        let scrollView = returning(geometry) ?? LiveScrollView(live)
        self.scrollView = scrollView
        if let bind = bar?.bind {
            bind(scrollView)
        } else {
            bar = makeBar(scrollView, live.configuration)
        }
        guard scrollView !== old else { return }
        if left !== scrollView { left?.removeObservers() }
        left = old
    }

    /// The present scroll view, or the one before, if it is bound again: a geometry is as it was left with.
    private func returning(_ geometry: ScrollViewGeometry) -> LiveScrollView? {
        let known = [scrollView, left].compactMap { $0 }.first { $0.comesBack(with: geometry) }
        known?.attach()
        return known
    }
}
