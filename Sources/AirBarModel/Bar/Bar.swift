/// A header bar: a value that reacts to events by changing itself and its scroll view.
///
/// Random search, fuzzing, exploration and replay work on every type that conforms to it:
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
/// The first event is always the binding of a scroll view. A content offset that the bar sets itself is not delivered
/// back to it, and neither is one that results from insets that the bar sets, nor a lost one.
///
/// A bar is a value. For a class there is ``BarDefinition/live(_:heights:kind:accepts:regards:fileID:makeBar:)``.
///
/// Equal bars of one definition have to react equally to equal events on equal hosts: the explorer visits equal bars
/// only once.
public protocol Bar: Hashable, Sendable {
    /// What the bar shows now.
    var state: BarState { get }

    /// How far the bar is open, as clients read it: 0 at compact, 1 at normal, 2 at expanded.
    var transitionProgress: Double { get }

    /// Whether the bar treats two states as equal, and so does not update its clients between them.
    func regards(_ state: BarState, asEqualTo other: BarState) -> Bool

    /// Reacts to an event, which has been applied to the scroll view of `host` already.
    mutating func react(to event: BarEvent, on host: inout BarHost)

    /// A scroll view as the app has the bar prepare it, in advance, for being bound later.
    func preconfigured(_ scrollView: ScrollViewGeometry) -> ScrollViewState
}

extension Bar {
    /// The progress of the bar's state.
    @inlinable
    public var transitionProgress: Double { state.transitionProgress }

    /// Whether two states are equal in every field.
    @inlinable
    public func regards(_ state: BarState, asEqualTo other: BarState) -> Bool { state == other }

    /// The scroll view as a copy of the bar leaves it that is bound to it now.
    public func preconfigured(_ scrollView: ScrollViewGeometry) -> ScrollViewState {
        var copy = self
        var host = BarHost(ScrollViewState(scrollView))
        copy.react(to: .scrollView(scrollView), on: &host)
        return host.scrollView
    }
}
