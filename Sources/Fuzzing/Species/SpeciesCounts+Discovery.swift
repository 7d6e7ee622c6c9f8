extension SpeciesCounts {
    /// The expected number of new species in the next unit; nil without units.
    ///
    /// That is the sum of the probabilities of all species not seen yet. By Good (1953), with the correction of Chao &
    /// Jost, "Coverage-based rarefaction and extrapolation" (2012), for incidence data: slightly less than Q₁ / n.
    ///
    /// The interval assumes that species occur independently of one another, or exclude one another. Where several
    /// always occur together it is too narrow, but its upper bound still holds for ``discoveryProbabilityBound``. With
    /// fewer than five uniques, simulations find the lower bound too high in up to 12 % of samples, and the upper one
    /// too low in at most 5 %.
    package var expectedNewSpecies: SpeciesEstimate? {
        guard units > 0 else { return nil }
        let (n, z) = (Double(units), SpeciesEstimate.deviations)
        let estimate = Double(uniques) * uniquesLeft
        // A score interval as Wilson's: with U the expected number, the estimate is off from n U by at most z standard
        // deviations. Its variance is n U + 2 Q₂ (Esty, "A normal limit law", 1983). So an estimate of 0 has an upper
        // bound of 3.84 / n.
        let centre = estimate + z * z / 2
        let margin = z * (estimate + 2 * Double(duplicates) + z * z / 4).squareRoot()
        return SpeciesEstimate(
            value: estimate / n, lower: uniques == 0 ? 0 : max(0, centre - margin) / n,
            upper: (centre + margin) / n)
    }

    /// The upper bound, at 95 % or better, of the probability that the next unit has a new species; 1 without units.
    ///
    /// This probability is at most the expected number of new species, and equal to it if a unit has one species. So
    /// the bound is the upper one of ``expectedNewSpecies``, clamped to 1. After 1,000,000 units without a unique or
    /// duplicate species it is 0.00000384.
    package var discoveryProbabilityBound: Double {
        min(expectedNewSpecies?.upper ?? 1, 1)
    }

    /// The part of the uniques that would be left after one more unit.
    ///
    /// Q₁ / n is the estimate for one unit fewer. The correction is that of Chao & Jost; it is undefined where Chao2
    /// estimates that nothing is undiscovered, and there Good's estimate stands.
    private var uniquesLeft: Double {
        let undiscovered = Double(units) * chao2Undiscovered
        return undiscovered > 0 ? undiscovered / (undiscovered + Double(uniques)) : 1
    }
}
