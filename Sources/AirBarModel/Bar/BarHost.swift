import Motion

/// The surroundings of a bar: the scroll view that it is attached to, and a record of its actions.
public struct BarHost: Sendable {
    /// The scroll view that the bar is bound to.
    public private(set) var scrollView: ScrollViewState

    /// The bar's actions since the host was made or last begun, in order.
    public private(set) var actions: [BarAction] = []

    /// Whether the bar is being notified of the movement of the content that an event caused, and of the event next.
    package private(set) var isInMovement = false

    /// Makes a host of a scroll view, with no actions.
    public init(_ scrollView: ScrollViewState) {
        self.scrollView = scrollView
    }

    /// Replaces the scroll view and removes all actions, but keeps their storage.
    ///
    /// A host that is reused so records the actions of the next bar without allocating.
    package mutating func begin(on scrollView: ScrollViewState) {
        self.scrollView = scrollView
        removeActions()
    }

    /// Removes all actions, but keeps their storage.
    public mutating func removeActions() {
        // For the few actions of an event this takes a fraction of removeAll(keepingCapacity:).
        while actions.popLast() != nil {}
    }

    /// Applies an event to the scroll view, then delivers it to the bar, unless it is a lost content offset.
    @inlinable
    public mutating func deliver(_ event: BarEvent, to bar: inout some Bar) {
        let movesContent = apply(event)
        if event.isNotified { notify(&bar, of: event, movesContent: movesContent) }
    }

    /// Notifies the bar of an event, and before that of the movement of the content that the event caused.
    @inlinable
    @inline(__always)
    package mutating func notify(_ bar: inout some Bar, of event: BarEvent, movesContent: Bool) {
        if movesContent { notifyOfMovement(&bar) }
        bar.react(to: event, on: &self)
    }

    @usableFromInline
    mutating func notifyOfMovement(_ bar: inout some Bar) {
        isInMovement = true
        bar.react(to: .contentOffset(scrollView.contentOffset), on: &self)
        isInMovement = false
    }

    /// Copies the scroll view to a known one, except for invalid fields, which stay as known.
    @inlinable
    @inline(__always)
    package func update(_ known: inout ScrollViewState) {
        // Invalid fields are rare; without any, one copy is enough.
        if scrollView.isFinite { known = scrollView } else { known = scrollView.repaired(by: known) }
    }

    /// Applies an event to the scroll view, without delivering it to a bar.
    ///
    /// - Returns: whether the event made the scroll view move the content by itself.
    @usableFromInline package mutating func apply(_ event: BarEvent) -> Bool {
        scrollView.apply(event)
    }

    /// Reports a state to the state observer.
    public mutating func report(_ state: BarState) {
        actions.append(
            .state(offset: state.offset, isExpandedStateAvailable: state.isExpandedStateAvailable))
    }

    /// Reports the detent that a snap goes to: an offset of the bar, in points.
    public mutating func reportSnap(to detent: Double) {
        actions.append(.snap(to: detent))
    }

    /// Reports an invalid field, because of which the bar refuses the event.
    public mutating func reportRefusal(_ refusal: Refusal) {
        actions.append(.refusal(refusal))
    }

    /// Sets the content insets, in points; they include the inset of a refresh control and the app's own.
    ///
    /// - Returns: whether the scroll view moved the content by itself, because it clamps; the bar is not notified of it.
    @discardableResult
    public mutating func setContentInset(_ inset: ContentInset) -> Bool {
        if inset != scrollView.contentInset { actions.append(.contentInset(inset)) }
        return scrollView.setContentInset(inset)
    }

    /// Sets the top inset of the scroll indicator, in points.
    public mutating func setScrollIndicatorInset(top: Double) {
        scrollView.scrollIndicatorInsetTop = top
    }

    /// Stops a deceleration and sets the content offset, in points.
    ///
    /// Animated means inside a view animation: the offset changes at once, and all changes that follow from it are
    /// animated along.
    public mutating func updateContentOffset(_ contentOffset: Double, animated: Bool) {
        scrollView.contentOffset = contentOffset
        actions.append(.contentOffset(contentOffset, animated: animated))
    }

    /// Sets the content offset at which the deceleration after a release ends, in points.
    public mutating func retarget(to contentOffset: Double) {
        actions.append(.retarget(contentOffset))
    }
}
