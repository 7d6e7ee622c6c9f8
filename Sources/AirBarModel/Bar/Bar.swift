/// A bar as this suite sees it: a value that reacts to events by changing itself and its scroll view.
///
/// Conform your own bar to it, and everything here (random search, fuzzing, exploring, replay) works on it:
///
///     struct MyBar: Bar {
///         var state: BarState
///         mutating func react(to event: BarEvent, on host: inout BarHost) {
///             if case .contentOffset(let y) = event {
///                 state.offset = max(state.lowestOffset, min(y, state.highestOffset))
///                 host.report(state)
///             }
///         }
///     }
///     let mine = BarDefinition("mine") { MyBar(state: BarState($0)) }
///
/// The first event is always the binding of a scroll view. A content offset that the bar sets itself is not
/// delivered back to it, and neither is a content offset that is lost. Bars that are equal have to behave the same
/// from there on, for exploring every state relies on it.
public protocol Bar: Hashable, Sendable {
    /// What the bar shows now.
    var state: BarState { get }

    /// How far the bar is open, as it tells its clients: 0 at compact, 1 at normal, 2 at expanded.
    var transitionProgress: Double { get }

    /// Whether the bar would call two states equal, and so spare its clients an update.
    func regards(_ state: BarState, asEqualTo other: BarState) -> Bool

    /// Reacts to an event; the scroll view of `host` has already changed accordingly.
    mutating func react(to event: BarEvent, on host: inout BarHost)
}

extension Bar {
    /// The progress of the bar's state.
    @inlinable
    public var transitionProgress: Double { state.transitionProgress }

    /// Two states are equal if everything in them is.
    @inlinable
    public func regards(_ state: BarState, asEqualTo other: BarState) -> Bool { state == other }
}
