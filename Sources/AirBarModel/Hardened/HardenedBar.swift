// A design that keeps the whole catalogue, in five rules: the top inset is a function of availability alone;
// whatever overscrolls counts for nothing; availability is gained at the top and lost below it; whenever the input
// stops the bar rests on a detent; and a content offset nobody reported is made up for before anything else.

extension BarDefinition {
    /// The bar to ship: every invariant holds.
    public static let hardened = BarDefinition("hardened") { HardenedBar($0) }
}

/// The bar to ship: it puts its decisions into effect, one event after the other.
///
/// What it decides is in `RightDecisions`, each a pure function; in what order things happen is in `Deciding.react`.
public struct HardenedBar: Bar {
    /// All a bar knows when it decides.
    @usableFromInline
    package struct Moment: Hashable, Sendable {
        /// What the bar shows.
        @usableFromInline package var state: BarState
        /// The scroll view, every number of which can be computed with.
        package var view: ScrollViewState

        /// What a bar at birth knows, which is bound to nothing.
        init(_ configuration: BarConfiguration) {
            state = BarState(configuration)
            view = ScrollViewState(frameHeight: 0, contentHeight: 0, contentOffset: -configuration.normal)
        }
    }

    /// All there is to the bar, as of the end of the event before.
    @usableFromInline var moment: Moment

    /// A bar at birth, bound to nothing.
    public init(_ configuration: BarConfiguration) { moment = Moment(configuration) }

    /// What the bar shows.
    @inlinable
    public var state: BarState { moment.state }

    /// How far the bar is open.
    ///
    /// It is written out because the protocol's would copy the bar to ask it.
    @inlinable
    @inline(__always)
    public var transitionProgress: Double { moment.state.transitionProgress }

    /// Refuses what cannot be computed with, makes up for what was not told, and then does what was decided on.
    public mutating func react(to event: BarEvent, on host: inout BarHost) {
        RightDecisions().react(to: event, in: &moment, on: &host)
    }
}
