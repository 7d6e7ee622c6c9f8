/// The bar of the AirBar library: a state, what it remembers of its scroll view, and a table of what it does on
/// each event.
public struct AirBar: Bar {
    /// What the bar shows.
    public private(set) var state: BarState

    /// The content offset seen last, in points; there is none after binding a scroll view, as published.
    public var previousContentOffset: Double?

    /// The content height seen last, in points; there is none after binding a scroll view.
    public var previousContentHeight: Double?

    /// What the bar does on each event.
    public let rules: Rules

    /// A bar at birth.
    public init(_ configuration: BarConfiguration, rules: Rules) {
        state = BarState(configuration)
        self.rules = rules
    }

    /// The three heights.
    @inlinable
    public var configuration: BarConfiguration { state.configuration }

    /// Looks the event up in the rules.
    public mutating func react(to event: BarEvent, on host: inout BarHost) {
        switch event {
        case .contentOffset: rules.contentOffsetChanged(&self, &host)
        case .pan(.began): rules.panBegan(&self, &host)
        case .pan(.changed): rules.panChanged(&self, &host)
        case .pan(.ended): rules.panEnded(&self, &host)
        case .pan(.cancelled): rules.panCancelled(&self, &host)
        case .pan(.failed): rules.panFailed(&self, &host)
        case .pan(.possible): break
        case .contentHeight: rules.contentHeightChanged(&self, &host)
        case .scrollView: rules.scrollViewBound(&self, &host)
        case .expand(true): rules.expand(&self, &host)
        case .expand(false): rules.collapse(&self, &host)
        case .idle: rules.idle(&self, &host)
        }
    }

    /// Assigns the state and tells the state observer, changed or not.
    public mutating func assign(_ change: (inout BarState) -> Void, on host: inout BarHost) {
        change(&state)
        host.report(state)
    }

    /// The detent nearest to an offset of the bar, in points; a tie goes to the smaller bar.
    public func nearestDetent(to offset: Double, isExpandedSupported: Bool) -> Double {
        var nearest = -configuration.compact
        func consider(_ detent: Double) {
            if abs(detent - offset) < abs(nearest - offset) { nearest = detent }
        }
        consider(-configuration.normal)
        if isExpandedSupported { consider(-configuration.expanded) }
        return nearest
    }
}

extension AirBar {
    /// What a bar does on an event: changes itself and its host.
    public typealias Handler = @Sendable (inout AirBar, inout BarHost) -> Void

    /// What a bar does on each event.
    public struct Rules: Sendable {
        /// Turns a change of the content offset into a change of the bar.
        public var reducer: Reducer
        /// The scroll view moved.
        public var contentOffsetChanged: Handler
        /// A pan began.
        public var panBegan: Handler
        /// The finger of a pan moved.
        public var panChanged: Handler
        /// A pan ended by lifting the finger.
        public var panEnded: Handler
        /// A pan was taken away.
        public var panCancelled: Handler
        /// A pan turned out to be none.
        public var panFailed: Handler
        /// The content has another height.
        public var contentHeightChanged: Handler
        /// Another scroll view was bound.
        public var scrollViewBound: Handler
        /// The app asks for the expanded height.
        public var expand: Handler
        /// The app asks for the normal height.
        public var collapse: Handler
        /// The scroll view came to rest.
        public var idle: Handler
    }
}
