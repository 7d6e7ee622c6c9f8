extension Array {
    /// Counterexamples of one case with the root cause first, and the others in their order.
    ///
    /// The root cause is violated at the earliest step. Of several there, it is the first that none of the others has as
    /// an effect.
    ///
    /// - Parameter counterexample: the counterexample that an element is of.
    func rootCauseFirst<Tested>(_ counterexample: (Element) -> EntryCounterexample<Tested>) -> [Element] {
        let found = map(counterexample)
        let earliest = found.map(\.violation.step).min()
        let candidates = indices.filter { found[$0].violation.step == earliest }
        let root =
            candidates.first { candidate in
                let id = found[candidate].invariant.id
                return !candidates.contains { found[$0].invariant.effects.contains(id) }
            } ?? candidates.first
        guard let root else { return self }
        return [self[root]] + indices.filter { $0 != root }.map { self[$0] }
    }
}
