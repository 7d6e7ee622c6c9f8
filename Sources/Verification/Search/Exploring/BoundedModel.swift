import AirBarModel
import Motion

/// A bar of a few whole points on small scroll views, with a finite set of events: every reachable state can be
/// visited.
public struct BoundedModel: Sendable {
    /// The name: one or two words, with a hyphen between them.
    public let name: String

    /// The bar's heights and tolerances.
    package let configuration: BarConfiguration

    /// The scroll view that the bar is bound to first.
    package let scrollView: ScrollViewGeometry

    /// The events; one that is impossible in a state, such as a pan that ends without having begun, is left out there.
    package let events: [BarEvent]

    /// The identifiers of invariants whose twins have too many states on the model.
    let tooLargeFor: [String]

    /// Makes a model.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - configuration: the bar's heights and tolerances.
    ///   - scrollView: the scroll view that the bar is bound to first.
    ///   - events: the events.
    ///   - tooLargeFor: the identifiers of invariants to leave out, because the state of their twins multiplies the
    ///     number of states by more than ten.
    package init(
        _ name: String, configuration: BarConfiguration, scrollView: ScrollViewGeometry, events: [BarEvent],
        tooLargeFor: [String] = []
    ) {
        self.name = name
        self.configuration = configuration
        self.scrollView = scrollView
        self.events = events
        self.tooLargeFor = tooLargeFor
    }

    /// Makes a scenario of some of the events.
    func scenario(_ events: [BarEvent]) -> Scenario {
        Scenario(configuration: configuration, scrollView: scrollView, events: events)
    }

    /// Heights that are enumerated for S3: every triple of boundary values.
    var heights: [BarHeights] {
        let values = [-1, -0.0, 1, 2, magnitudeLimit.nextDown, magnitudeLimit, .infinity, .nan]
        return values.flatMap { compact in
            values.flatMap { normal in
                values.map { BarHeights(compact: compact, normal: normal, expanded: $0) }
            }
        }
    }

    /// The reason why an invariant cannot be judged of a bar on the model; nil if it can.
    func reasonToLeaveOut(_ invariant: Invariant, of definition: BarDefinition) -> String? {
        if let reason = invariant.reasonNotToApply(to: definition) { return reason }
        if case .session = invariant.body { return "it judges sessions, and the model has no fingers" }
        if tooLargeFor.contains(invariant.id) {
            return "the twin's state multiplies the number of states by more than ten"
        }
        let valid = events.filter(\.isValid)
        let requests = valid.reduce(BarCapabilities()) { $0.union($1.neededCapabilities) }
        if let never = invariant.needs.intersection(.requests).subtracting(requests).names.first {
            return "the model never asks for it: \(never)"
        }
        let kinds = valid.reduce(EventKinds.bind) { $0.union($1.kind) }
        guard invariant.kinds.isDisjoint(with: kinds) else { return nil }
        return "the model has no event of its kind: \(invariant.kinds.names.joined(separator: ", "))"
    }
}
