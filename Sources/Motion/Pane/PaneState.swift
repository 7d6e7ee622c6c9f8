/// One of the two states of a pane.
package enum PaneState: String, CaseIterable, Sendable {
    /// Pulled up into view.
    case open
    /// Pushed down out of the way.
    case closed

    /// The other state.
    package var opposite: PaneState { self == .open ? .closed : .open }
}
