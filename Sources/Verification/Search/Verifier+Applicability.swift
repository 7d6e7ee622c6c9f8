import AirBarModel

extension Verifier {
    /// Whether a case can meet the condition of an invariant.
    func canMeet(_ invariant: Invariant) -> Bool { reasonNeverToMeet(invariant) == nil }

    /// The reason, in a few words, why the first cases did not meet the condition of an invariant; nil if it may be chance.
    ///
    /// - Parameter cases: the number of those cases.
    func reasonNotToMeet(_ invariant: Invariant, in cases: Int) -> String? {
        reasonNeverToMeet(invariant)
            ?? invariant.avoidance.flatMap { cases >= CaseTraits.casesForAvoidance ? $0 : nil }
    }

    private func reasonNeverToMeet(_ invariant: Invariant) -> String? {
        if invariant.isAboutHeights, definition.heights != .any { return "the bar has no other heights" }
        let excluded = invariant.excludedBehavior.intersection(domain.behavior.always)
        if let (name, _) = ScrollViewBehavior.named.first(where: { excluded.contains($0.value) }) {
            return "every scroll view has \(name)"
        }
        guard invariant.leastEvents > min(domain.events, Case.traits.greatestEvents) else { return nil }
        switch invariant.leastEvents {
        case .realistic: return nil
        case .losses: return "the cases have no scrolls of which the bar is not notified"
        case .hostile: return "the cases have no invalid numbers, and no heights out of order"
        }
    }
}
