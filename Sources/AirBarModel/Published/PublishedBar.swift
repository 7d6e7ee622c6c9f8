// The algorithm of the open-source library AirBar by Uptech and of the article about it, defects included. The golden
// traces, recorded from the library itself, are reproduced bit for bit.

extension BarDefinition {
    /// The bar as it was published, which breaks most invariants.
    public static let published = BarDefinition("published", accepts: { _ in true }) { PublishedBar($0) }
        .reproduced(by: ownReproducer)
}

/// The bar as it was published, defects included.
package struct PublishedBar: Bar {
    /// What the bar shows.
    package private(set) var state: BarState
    /// The content offset of the last notification, in points; nil after the binding of a scroll view, whose first
    /// notification therefore does not move the bar (breaks S17).
    private var previousContentOffset: Double?
    private var previousContentHeight: Double?

    /// Makes a bar that is bound to no scroll view.
    package init(_ configuration: BarConfiguration) {
        state = BarState(configuration)
    }

    /// How far the bar is open, linear in its height; 2 at normal if expanded is equal to normal (breaks M9).
    package var transitionProgress: Double {
        let heights = state.configuration.heights
        return switch state.stateRange {
        case .compactNormal:
            interpolate(state.offset, from: (-heights.normal, -heights.compact), to: (1, 0))
        case .normalExpanded:
            interpolate(state.offset, from: (-heights.expanded, -heights.normal), to: (2, 1))
        }
    }

    /// Whether two states have equal offsets; ignores whether the expanded state is available (breaks S20).
    package func regards(_ state: BarState, asEqualTo other: BarState) -> Bool {
        state.configuration == other.configuration && state.offset == other.offset
    }

    /// Reacts as published, and ignores events that the published code does not observe.
    package mutating func react(to event: BarEvent, on host: inout BarHost) {
        switch event {
        case .contentOffset, .scroll, .scrollToTop: contentOffsetChanged(on: &host)
        case .horizontalScroll: reduce(to: host.scrollView.contentOffset, on: &host)
        case .pan(.began): panBegan(on: &host)
        case .pan(.changed): panChanged(on: &host)
        case .pan(.ended), .release: panEnded(on: &host)
        case .contentHeight: contentHeightChanged(on: &host)
        case .scrollView: bind(on: &host)
        case .expand(let isExpanded): expand(isExpanded, on: &host)
        case .pan(.cancelled), .pan(.failed), .pan(.possible), .lostContentOffset, .frameHeight, .safeArea,
            .refreshInset, .bottomInset, .bounces, .heights, .show, .stay, .idle:
            break
        }
    }

    private mutating func assign(_ change: (inout BarState) -> Void, on host: inout BarHost) {
        change(&state)
        host.report(state)
    }

    private mutating func contentOffsetChanged(on host: inout BarHost) {
        guard previousContentOffset != host.scrollView.contentOffset else { return }
        reduce(to: host.scrollView.contentOffset, on: &host)
    }

    private mutating func reduce(to contentOffset: Double, on host: inout BarHost) {
        defer { previousContentOffset = contentOffset }
        guard let previous = previousContentOffset else { return }
        let change = ScrollChange(
            scrollView: host.scrollView, previousContentOffset: previous, contentOffset: contentOffset,
            state: state)
        assign({ $0.offset = Reducer.published.offset(after: change) }, on: &host)
    }

    /// Sets the content offset and handles the notification of it, which comes even if nothing changed.
    ///
    /// Before, the content is stopped where it is, which some scroll views notify too.
    private mutating func move(to contentOffset: Double, animated: Bool, on host: inout BarHost) {
        if host.scrollView.behavior.contains(.notifiesEqualWrites) { contentOffsetChanged(on: &host) }
        host.updateContentOffset(contentOffset, animated: animated)
        contentOffsetChanged(on: &host)
    }
}

extension PublishedBar {
    private mutating func panBegan(on host: inout BarHost) {
        let contentOffset = host.scrollView.contentOffset
        let normal = state.configuration.normal
        let isAtTop = contentOffset >= -normal - 5 && contentOffset <= -normal + 5
        let isAvailable = isAtTop || (contentOffset < -normal && state.isExpandedStateAvailable)
        assign({ $0.isExpandedStateAvailable = isAvailable }, on: &host)
        setContentInset(top: -state.lowestOffset, on: &host)
    }

    private mutating func panChanged(on host: inout BarHost) {
        let normal = state.configuration.normal
        guard state.isExpandedStateAvailable, host.scrollView.contentOffset > -normal else { return }
        assign({ $0.isExpandedStateAvailable = false }, on: &host)
        setContentInset(top: normal, on: &host)
    }

    /// Snaps to the nearest height, even if that is expanded and not available (breaks N1), at any velocity (breaks
    /// L6).
    private mutating func panEnded(on host: inout BarHost) {
        let detent = state.nearestDetent(to: state.offset, isExpandedSupported: true)
        host.reportSnap(to: detent)
        let distance = detent - state.offset
        guard distance != 0 else { return }
        move(to: host.scrollView.contentOffset + distance, animated: true, on: &host)
    }

    private mutating func contentHeightChanged(on host: inout BarHost) {
        let contentHeight = host.scrollView.contentHeight
        guard contentHeight != previousContentHeight else { return }
        previousContentHeight = contentHeight
        preconfigure(&host, isObserved: true)
    }

    private mutating func bind(on host: inout BarHost) {
        preconfigure(&host, isObserved: false)
        previousContentOffset = nil
        previousContentHeight = nil
        host.report(state)
    }

    /// Sets up a scroll view, of which the bar is notified only if it observes it already.
    private mutating func preconfigure(_ host: inout BarHost, isObserved: Bool) {
        let view = host.scrollView
        let heights = state.configuration.heights
        let isOpen = state.isExpandedStateAvailable
        let bottom = max(0, view.frameHeight - heights.compact - view.contentHeight)
        let top = state.offset <= -heights.normal && isOpen ? heights.expanded : heights.normal
        let hasMoved = host.setContentInset(ContentInset(top: top, bottom: bottom))
        if hasMoved, isObserved { contentOffsetChanged(on: &host) }
        host.setScrollIndicatorInset(top: heights.normal)
        let contentOffset = host.scrollView.contentOffset
        guard contentOffset <= 0 || (state.offset < -heights.normal && isOpen) else { return }
        if isObserved {
            move(to: state.offset, animated: false, on: &host)
        } else {
            host.updateContentOffset(state.offset, animated: false)
        }
    }

    private mutating func expand(_ isExpanded: Bool, on host: inout BarHost) {
        let heights = state.configuration.heights
        if isExpanded { assign({ $0.isExpandedStateAvailable = true }, on: &host) }
        let height = isExpanded ? heights.expanded : heights.normal
        move(to: -height, animated: true, on: &host)
        setContentInset(top: height, on: &host)
    }

    private mutating func setContentInset(top: Double, on host: inout BarHost) {
        let inset = ContentInset(top: top, bottom: host.scrollView.contentInset.bottom)
        if host.setContentInset(inset) { contentOffsetChanged(on: &host) }
    }
}
