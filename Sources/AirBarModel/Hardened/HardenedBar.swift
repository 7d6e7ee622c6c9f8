// A design that keeps the whole catalogue, in five rules: the top inset is a function of availability alone;
// whatever overscrolls counts for nothing; availability is gained at the top and lost below it; whenever the input
// stops the bar rests on a detent; and a content offset nobody reported is made up for before anything else.

extension BarRules {
    /// The bar to ship: every invariant holds.
    public static let hardened = BarRules("hardened", deciding: .hardened)

    /// A hardened bar some of whose decisions are others.
    public init(
        _ name: String, accepts: @escaping @Sendable (BarHeights) -> Bool = { $0.flaw == nil },
        deciding decisions: HardenedBar.Decisions
    ) {
        let shared = HardenedBar.SharedDecisions(decisions)
        self.init(name, accepts: accepts) { HardenedBar($0, shared) }
    }
}

/// The bar to ship: it puts its decisions into effect, one event after the other.
///
/// What it decides is in ``Decisions``, each a pure function that can be replaced; in what order things happen is
/// here.
public struct HardenedBar: Bar {
    /// All a bar knows when it decides.
    public struct Moment: Hashable, Sendable {
        /// What the bar shows.
        public var state: BarState
        /// The scroll view, every number of which can be computed with.
        public var view: ScrollView
    }

    /// All there is to the bar, as of the end of the event before.
    public private(set) var moment: Moment
    private let shared: SharedDecisions

    /// A bar at birth, bound to nothing.
    init(_ configuration: BarConfiguration, _ shared: SharedDecisions) {
        let view = ScrollView(frameHeight: 0, contentHeight: 0, contentOffset: -configuration.normal)
        moment = Moment(state: BarState(configuration), view: view)
        self.shared = shared
    }

    /// What the bar shows.
    public var state: BarState { moment.state }

    /// How far the bar is open.
    public var transitionProgress: Double { shared.decisions.progress(state) }

    /// Whether two states are equal, as decided.
    public func regards(_ state: BarState, asEqualTo other: BarState) -> Bool {
        shared.decisions.areEqual(state, other)
    }

    /// Bars are equal if they know the same; they are compared with their like.
    public static func == (one: HardenedBar, other: HardenedBar) -> Bool { one.moment == other.moment }

    /// Hashes what the bar knows.
    public func hash(into hasher: inout Hasher) { moment.hash(into: &hasher) }

    /// Refuses what cannot be computed with, makes up for what was not told, and then does what was decided on.
    public mutating func react(to event: BarEvent, on host: inout BarHost) {
        shared.react(to: event, in: &moment, on: &host)
    }
}
