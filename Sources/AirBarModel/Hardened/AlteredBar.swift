extension BarDefinition {
    /// A hardened bar some of whose decisions are others.
    package init(
        _ name: String, accepts: @escaping @Sendable (BarHeights) -> Bool = { $0.flaw == nil },
        deciding decisions: HardenedBar.AlteredDecisions
    ) {
        let shared = AlteredBar.Shared(decisions)
        self.init(name, accepts: accepts) { AlteredBar($0, shared) }
    }
}

/// A hardened bar some of whose decisions are others: what mutants are.
struct AlteredBar: Bar {
    private var moment: HardenedBar.Moment
    private let shared: Shared

    /// Decisions shared by all bars that make them, so that copying a bar copies none.
    final class Shared: Sendable {
        let decisions: HardenedBar.AlteredDecisions

        init(_ decisions: HardenedBar.AlteredDecisions) { self.decisions = decisions }
    }

    init(_ configuration: BarConfiguration, _ shared: Shared) {
        moment = HardenedBar.Moment(configuration)
        self.shared = shared
    }

    var state: BarState { moment.state }

    var transitionProgress: Double { shared.decisions.progress(state) }

    func regards(_ state: BarState, asEqualTo other: BarState) -> Bool {
        shared.decisions.areEqual(state, other)
    }

    /// Bars are equal if they know the same; they are compared with their like.
    static func == (one: AlteredBar, other: AlteredBar) -> Bool { one.moment == other.moment }

    func hash(into hasher: inout Hasher) { moment.hash(into: &hasher) }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        shared.decisions.react(to: event, in: &moment, on: &host)
    }
}
