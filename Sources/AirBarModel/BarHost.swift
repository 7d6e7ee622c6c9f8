/// Something a bar did, in the order it did it.
public enum BarAction: Hashable, Sendable {
    /// It told its state observer an offset, in points, and whether the expanded state is available.
    case state(offset: Double, isExpandedStateAvailable: Bool)
    /// It told the scroll view to stop and go to a content offset, in points.
    case contentOffset(Double, animated: Bool)
    /// It decided to rest at an offset of the bar, in points.
    case snap(to: Double)
}

/// Where a bar lives: the scroll view it rides on, and a record of what it does.
public struct BarHost: Sendable {
    /// The scroll view the bar is bound to.
    public private(set) var scrollView: ScrollView

    /// All the bar did since the host was made, in order.
    public private(set) var actions: [BarAction] = []

    /// A host of one scroll view, to which no bar is bound yet.
    public init(_ scrollView: ScrollView) {
        self.scrollView = scrollView
    }

    /// Lets an event happen: changes the scroll view accordingly, then has the bar react.
    @inlinable
    public mutating func deliver(_ event: BarEvent, to bar: inout some Bar) {
        happen(event)
        bar.react(to: event, on: &self)
    }

    @usableFromInline
    mutating func happen(_ event: BarEvent) {
        switch event {
        case .contentOffset(let contentOffset): scrollView.contentOffset = contentOffset
        case .contentHeight(let contentHeight): scrollView.contentHeight = contentHeight
        case .scrollView(let geometry): scrollView = ScrollView(geometry)
        case .pan, .expand, .idle: break
        }
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

    /// Sets the content insets, in points.
    public mutating func setContentInset(_ inset: ContentInset) {
        scrollView.contentInset = inset
    }

    /// Sets the top inset of the scroll indicator, in points.
    public mutating func setScrollIndicatorInset(top: Double) {
        scrollView.scrollIndicatorInsetTop = top
    }

    /// Stops a deceleration and sets the content offset, in points.
    ///
    /// Animated means inside a view animation: the offset changes at once, and what changes with it moves along.
    public mutating func updateContentOffset(_ contentOffset: Double, animated: Bool) {
        scrollView.contentOffset = contentOffset
        actions.append(.contentOffset(contentOffset, animated: animated))
    }
}
