import AirBarModel

/// The README's bar of one's own: it follows the content and does nothing else.
struct Follower: Bar {
    var state: BarState

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        state.offset = max(state.lowestOffset, min(host.scrollView.contentOffset, state.highestOffset))
        host.setContentInset(ContentInset(top: -state.lowestOffset, bottom: 0))
        host.report(state)
    }
}
