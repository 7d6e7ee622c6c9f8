/// The bar to ship: every invariant of the catalogue holds for it.
///
/// The design has five rules:
///
/// 1. The top content inset is a function of the expanded state's availability alone.
/// 2. Overscroll does not move the bar.
/// 3. The expanded state becomes available at the top and unavailable below it.
/// 4. Whenever the input stops, the bar rests on a detent.
/// 5. Every event first makes up for content offsets that were not notified.
///
/// What the bar decides is in `Decisions`, as pure functions. The order in which decisions take effect is in
/// `HardenedBar+Reactions.swift`.
public struct HardenedBar: Bar {
    /// All that the bar knows at the end of an event.
    @usableFromInline var moment: Moment

    @usableFromInline let shared: SharedDecisions

    /// A reference to decisions, so that copying a bar copies one reference and not every closure.
    @usableFromInline final class SharedDecisions: Sendable {
        /// The decisions of the bar to ship.
        static let standard = SharedDecisions(.standard)

        @usableFromInline let decisions: Decisions

        init(_ decisions: Decisions) { self.decisions = decisions }
    }

    /// Makes a bar that is bound to no scroll view.
    public init(_ configuration: BarConfiguration) { self.init(configuration, .standard) }

    init(_ configuration: BarConfiguration, _ shared: SharedDecisions) {
        moment = Moment(configuration)
        self.shared = shared
    }

    /// What the bar shows.
    @inlinable
    public var state: BarState { moment.state }

    /// How far the bar is open: 0 at compact, 1 at normal, 2 at expanded.
    @inlinable
    public var transitionProgress: Double { shared.decisions.progress(moment.state) }

    /// Whether the bar treats two states as equal, and reports no change from one to the other.
    @inlinable
    public func regards(_ state: BarState, asEqualTo other: BarState) -> Bool {
        shared.decisions.areEqual(state, other)
    }

    /// Refuses an event with an invalid field; otherwise follows the content and carries out the reaction.
    public mutating func react(to event: BarEvent, on host: inout BarHost) {
        shared.react(to: event, &moment, on: &host)
    }

    /// Whether two bars know the same.
    ///
    /// Decisions are not compared, so compare bars of one definition only.
    public static func == (one: HardenedBar, other: HardenedBar) -> Bool { one.moment == other.moment }

    /// Hashes what the bar knows.
    public func hash(into hasher: inout Hasher) { moment.hash(into: &hasher) }
}

extension BarDefinition {
    /// The bar to ship: every invariant holds for it.
    public static let hardened = BarDefinition(
        "hardened", kind: .airBar.with(.requests), accepts: { $0.flaw == nil }
    ) { HardenedBar($0) }
    .reproduced(by: ownReproducer)

    /// Defines a hardened bar with its own decisions, which all bars of the definition share.
    package init(
        _ name: String, accepts: @escaping @Sendable (BarHeights) -> Bool = { $0.flaw == nil },
        deciding decisions: HardenedBar.Decisions
    ) {
        let shared = HardenedBar.SharedDecisions(decisions)
        self.init(name, kind: .airBar.with(.requests), accepts: accepts) { HardenedBar($0, shared) }
    }
}
