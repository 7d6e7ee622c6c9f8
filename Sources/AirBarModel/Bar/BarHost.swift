import Motion

/// Where a bar lives: the scroll view it rides on, and a record of what it does.
public struct BarHost: Sendable {
    /// The scroll view the bar is bound to.
    public private(set) var scrollView: ScrollViewState

    /// All the bar did since the host was made, in order.
    public private(set) var actions: [BarAction] = []

    /// How often something about the scroll view was changed other than its content offset, or may have been.
    package private(set) var reshapings = 0

    /// A host of one scroll view, to which no bar is bound yet.
    public init(_ scrollView: ScrollViewState) {
        self.scrollView = scrollView
    }

    /// Lets an event happen: changes the scroll view accordingly, then has the bar react, unless it is not told.
    @inlinable
    public mutating func deliver(_ event: BarEvent, to bar: inout some Bar) {
        apply(event)
        if case .lostContentOffset = event { return }
        bar.react(to: event, on: &self)
    }

    /// Brings what is known of the scroll view up to date, but for the numbers there that nobody can compute with.
    @inlinable
    @inline(__always)
    public func update(_ known: inout ScrollViewState) {
        // Nearly always there is nothing to repair, and one copy is all it takes.
        if scrollView.isUsable { known = scrollView } else { known = scrollView.repaired(by: known) }
    }

    /// Lets an event happen to the scroll view, before a bar is told.
    public mutating func apply(_ event: BarEvent) {
        switch event {
        case .contentHeight, .frameHeight, .safeArea, .refreshInset, .bounces, .scrollView: reshapings += 1
        case .contentOffset, .lostContentOffset, .scroll, .scrollToTop, .horizontalScroll, .pan, .release,
            .expand, .idle:
            break
        }
        scrollView.apply(event)
    }

    /// Makes room for what a bar does in reaction to so many events.
    public mutating func reserveActions(forEvents count: Int) {
        actions.reserveCapacity(2 * count)
    }

    /// Tells the state observer.
    public mutating func report(_ state: BarState) {
        actions.append(
            .state(offset: state.offset, isExpandedStateAvailable: state.isExpandedStateAvailable))
    }

    /// Says where a snap is going to leave the bar: an offset of the bar in points.
    public mutating func reportSnap(to detent: Double) {
        actions.append(.snap(to: detent))
    }

    /// Says which number of an event was refused, and the event with it.
    public mutating func reportRefusal(_ refusal: Refusal) {
        actions.append(.refusal(refusal))
    }

    /// Sets the content insets, in points; what a refresh control added to the top is part of it.
    public mutating func setContentInset(_ inset: ContentInset) {
        if inset != scrollView.contentInset { reshapings += 1 }
        scrollView.contentInset = inset
    }

    /// Sets the top inset of the scroll indicator, in points.
    public mutating func setScrollIndicatorInset(top: Double) {
        if top != scrollView.scrollIndicatorInsetTop { reshapings += 1 }
        scrollView.scrollIndicatorInsetTop = top
    }

    /// Stops a deceleration and sets the content offset, in points.
    ///
    /// Animated means inside a view animation: the offset changes at once, and what changes with it moves along.
    public mutating func updateContentOffset(_ contentOffset: Double, animated: Bool) {
        scrollView.contentOffset = contentOffset
        actions.append(.contentOffset(contentOffset, animated: animated))
    }

    /// Has the deceleration that a release begins end at another content offset, in points.
    public mutating func retarget(to contentOffset: Double) {
        actions.append(.retarget(contentOffset))
    }
}
