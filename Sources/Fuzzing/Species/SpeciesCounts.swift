/// The numbers of a ``SpeciesSample`` that its estimates are made of.
///
/// Of 168 cases, with 26 behaviours, 12 of them in one case only and 4 in two:
///
///     let counts = SpeciesCounts(units: 168, observed: 26, uniques: 12, duplicates: 4)
///     if let next = counts.expectedNewSpecies { print(next.value, next.lower) }  // 0.0711445… 0.0292263…
///     print(counts.discoveryProbabilityBound)  // 0.135928…
///     if let left = counts.undiscovered { print(left.value, left.lower) }  // 17.8928… 4.51104…
package struct SpeciesCounts: Hashable, Sendable {
    /// The number of sampling units, 0 or more.
    package let units: Int
    /// The number of different species, 0 if there are no units.
    package let observed: Int
    /// The number of species that occur in exactly one unit: Q₁ in the literature.
    package let uniques: Int
    /// The number of species that occur in exactly two units: Q₂ in the literature.
    package let duplicates: Int

    /// Makes counts, such as those in a report.
    ///
    /// Numbers that no sample has are replaced by the nearest that one may have: negative ones by 0, and uniques and
    /// duplicates by what the other numbers leave room for.
    /// - Parameters:
    ///   - units: the number of sampling units.
    ///   - observed: the number of different species.
    ///   - uniques: the number of species in exactly one unit.
    ///   - duplicates: the number of species in exactly two units.
    package init(units: Int, observed: Int, uniques: Int, duplicates: Int) {
        self.units = max(units, 0)
        self.observed = units > 0 ? max(observed, 0) : 0
        self.uniques = min(max(uniques, 0), self.observed)
        self.duplicates = units > 1 ? min(max(duplicates, 0), self.observed - self.uniques) : 0
    }
}
