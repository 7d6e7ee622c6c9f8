/// A bar as this suite sees it: a value that reacts to events by changing itself and its scroll view.
///
/// Conform your own bar to it, and everything here (random search, fuzzing, replay) works on it:
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
///     let mine = BarRules("mine") { MyBar(state: BarState($0)) }
///
/// The first event is always the binding of a scroll view. A content offset that the bar sets itself is not
/// delivered back to it.
public protocol Bar: Sendable {
    /// What the bar shows now.
    var state: BarState { get }

    /// Reacts to an event; the scroll view of `host` has already changed accordingly.
    mutating func react(to event: BarEvent, on host: inout BarHost)
}

/// A kind of bar under a name: how to make a fresh one for a configuration.
///
/// Published, hardened, each mutant and a user's own are values of this one type; whatever takes rules does not
/// care whose they are.
public struct BarRules: Sendable {
    /// What the bar is called in reports, tokens and scenario files: one word.
    public let name: String

    /// Makes a bar at birth, bound to nothing.
    public let makeBar: @Sendable (BarConfiguration) -> any Bar

    /// Names a way to make bars.
    public init(_ name: String, makeBar: @escaping @Sendable (BarConfiguration) -> any Bar) {
        self.name = name
        self.makeBar = makeBar
    }
}
