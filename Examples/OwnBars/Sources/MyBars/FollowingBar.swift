import AirBarModel

/// A bar that follows the content and does nothing else: a value, so that every state of it can be explored.
public struct FollowingBar: Bar {
    /// What the bar shows.
    public private(set) var state: BarState

    init(_ configuration: BarConfiguration) { state = BarState(configuration) }

    /// Reacts to an event.
    public mutating func react(to event: BarEvent, on host: inout BarHost) {
        state.offset = max(state.lowestOffset, min(host.scrollView.contentOffset, state.highestOffset))
        host.setContentInset(ContentInset(top: -state.lowestOffset, bottom: 0))
        host.report(state)
    }
}

extension BarDefinition {
    /// The bar that follows the content, of any three heights.
    public static let following = BarDefinition("following") { FollowingBar($0) }.reproduced(by: reproduce)
}
