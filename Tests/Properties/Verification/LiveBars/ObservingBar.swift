import AirBarModel

/// A bar of the shape of the published library: a class that observes a scroll view, to which it keeps no strong reference.
///
/// It is written from the published rules alone, and shares no code with `PublishedBar`.
final class ObservingBar {
    /// What the bar shows.
    struct State {
        /// Minus the height of the bar, in points.
        var offset: Double
        var isExpandedStateAvailable = false
    }

    private let heights: BarHeights
    private weak var scrollView: (any Scrollable)?
    private var previousContentOffset: Double?
    private var previousContentHeight: Double?
    private var hasMovedSideways = false

    private(set) var state: State { didSet { stateObserver?(state) } }
    /// Hears every assignment of the state.
    var stateObserver: ((State) -> Void)?
    /// Hears which offset of the bar a snap goes to.
    var snapObserver: ((Double) -> Void)?

    init(_ heights: BarHeights) {
        self.heights = heights
        state = State(offset: -heights.normal)
    }

    func set(scrollView new: any Scrollable) {
        if let scrollView {
            scrollView.contentOffsetObservable.observe(nil)
            scrollView.contentHeightObservable.observe(nil)
            scrollView.panObservable.observe(nil)
        }
        scrollView = new
        preconfigure(new)
        previousContentOffset = nil
        previousContentHeight = nil
        new.contentOffsetObservable.observe { [weak self] in self?.contentOffsetChanged(to: $0) }
        new.contentHeightObservable.observe { [weak self] in self?.contentHeightChanged(to: $0) }
        new.panObservable.observe { [weak self] in self?.panChanged(to: $0) }
        stateObserver?(state)
    }

    func expand(_ isExpanded: Bool) {
        guard let scrollView else { return }
        let height = isExpanded ? heights.expanded : heights.normal
        if isExpanded { state.isExpandedStateAvailable = true }
        scrollView.updateContentOffset(-height, animated: true)
        scrollView.contentInset.top = height
    }

    /// Handles a change of the horizontal content offset, which is a change like any other.
    func contentMovedSideways() {
        if let scrollView { reduce(to: scrollView.contentOffset) }
        hasMovedSideways = true
    }

    private func contentOffsetChanged(to contentOffset: Double) {
        // It is counted already; a NaN would differ from itself.
        if hasMovedSideways { return hasMovedSideways = false }
        if contentOffset != previousContentOffset { reduce(to: contentOffset) }
    }

    private func contentHeightChanged(to contentHeight: Double) {
        guard let scrollView, contentHeight != previousContentHeight else { return }
        previousContentHeight = contentHeight
        preconfigure(scrollView)
    }

    private func preconfigure(_ scrollView: any Scrollable) {
        let isOpen = state.isExpandedStateAvailable
        scrollView.contentInset = ContentInset(
            top: state.offset <= -heights.normal && isOpen ? heights.expanded : heights.normal,
            bottom: max(0, scrollView.frameHeight - heights.compact - scrollView.contentHeight))
        scrollView.scrollIndicatorInsetTop = heights.normal
        if scrollView.contentOffset <= 0 || (state.offset < -heights.normal && isOpen) {
            scrollView.updateContentOffset(state.offset, animated: false)
        }
    }

    private func panChanged(to phase: PanPhase) {
        guard let scrollView else { return }
        let (y, normal) = (scrollView.contentOffset, heights.normal)
        switch phase {
        case .began:
            let isAtTop = y >= -normal - 5 && y <= -normal + 5
            state.isExpandedStateAvailable = isAtTop || (y < -normal && state.isExpandedStateAvailable)
            scrollView.contentInset.top = tallest
        case .changed where state.isExpandedStateAvailable && y > -normal:
            state.isExpandedStateAvailable = false
            scrollView.contentInset.top = normal
        case .ended:
            let detents = [-heights.compact, -heights.normal, -heights.expanded]
            // Of equally near ones the first.
            let detent = detents.dropFirst().reduce(detents[0]) {
                abs($1 - state.offset) < abs($0 - state.offset) ? $1 : $0
            }
            snapObserver?(detent)
            let distance = detent - state.offset
            if distance != 0 { scrollView.updateContentOffset(y + distance, animated: true) }
        case .changed, .cancelled, .failed, .possible: break
        }
    }

    private var tallest: Double { state.isExpandedStateAvailable ? heights.expanded : heights.normal }

    private func reduce(to y: Double) {
        let previous = previousContentOffset
        previousContentOffset = y
        guard let scrollView, let p = previous else { return }
        let (top, o) = (-scrollView.contentInset.top, state.offset)
        let end = scrollView.contentHeight - scrollView.frameHeight + scrollView.contentInset.bottom
        var delta = y - p
        if p < top || y < top { delta += min(0, p - top) }
        if p > end || y > end { delta += max(0, p - end) }
        delta = delta > 0 ? min(-heights.compact, o + delta) - o : max(-tallest, o + delta) - o
        state.offset = o + delta
    }
}

extension ObservingBar {
    /// How far the bar is open, linear between two of its heights.
    var transitionProgress: Double {
        state.offset > -heights.normal
            ? Self.map(state.offset, (-heights.normal, -heights.compact), (1, 0))
            : Self.map(state.offset, (-heights.expanded, -heights.normal), (2, 1))
    }

    private static func map(_ x: Double, _ from: (Double, Double), _ to: (Double, Double)) -> Double {
        x <= from.0 ? to.0 : x >= from.1 ? to.1 : to.0 + (x - from.0) / (from.1 - from.0) * (to.1 - to.0)
    }

    /// Defines the bar through the adapter for objects.
    static let definition = BarDefinition.live(
        "observing", accepts: { _ in true },
        regards: { $0.configuration == $1.configuration && $0.offset == $1.offset }
    ) { scrollView, configuration in
        let bar = ObservingBar(configuration.heights)
        bar.stateObserver = {
            scrollView.report(
                height: -$0.offset, isExpandedStateAvailable: $0.isExpandedStateAvailable)
        }
        bar.snapObserver = { scrollView.reportSnap(toHeight: -$0) }
        bar.set(scrollView: scrollView)
        return LiveBar(
            height: { -bar.state.offset }, isExpandedStateAvailable: { bar.state.isExpandedStateAvailable },
            transitionProgress: { bar.transitionProgress }, bind: { bar.set(scrollView: $0) },
            expand: { bar.expand($0) },
            receive: { if case .horizontalScroll = $0 { bar.contentMovedSideways() } })
    }

    /// Defines the bar as one that reports its state when it is bound, and at no other time.
    static let reportsBindings = BarDefinition.live("reports-bindings", accepts: { _ in true }) {
        scrollView, configuration in
        let bar = ObservingBar(configuration.heights)
        func bind(_ scrollView: LiveScrollView) {
            bar.set(scrollView: scrollView)
            scrollView.report(
                height: -bar.state.offset, isExpandedStateAvailable: bar.state.isExpandedStateAvailable)
        }
        bind(scrollView)
        return LiveBar(
            height: { -bar.state.offset }, isExpandedStateAvailable: { bar.state.isExpandedStateAvailable },
            bind: bind, expand: { bar.expand($0) })
    }
}
