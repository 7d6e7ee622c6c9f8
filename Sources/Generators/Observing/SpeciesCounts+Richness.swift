extension SpeciesCounts {
    /// The estimated number of all species, discovered or not; nil for fewer than two units.
    ///
    /// Chao2, by Chao, "Estimating the population size for capture-recapture data with unequal catchability" (1987),
    /// with its log-normal interval. Without duplicates the bias-corrected form is used.
    ///
    /// Chao2 is a lower bound on average. It meets the true number if the rare species are about equally probable; of a
    /// long tail it misses the end, and its interval does so too. The lower bound is above ``observed`` whenever the
    /// estimate is, so where nearly all is found it is too high, mostly by a fraction of a species. The upper bound is
    /// nil where the estimate is ``observed``: what was never seen left no trace.
    public var richness: SpeciesEstimate? {
        undiscovered.map {
            let observed = Double(observed)
            return SpeciesEstimate(
                value: observed + $0.value, lower: observed + $0.lower, upper: $0.upper.map { observed + $0 })
        }
    }

    /// The estimated number of species not seen yet: ``richness`` without those observed.
    public var undiscovered: SpeciesEstimate? {
        guard units > 1 else { return nil }
        let estimate = chao2Undiscovered
        guard estimate > 0 else { return SpeciesEstimate(value: 0, lower: 0, upper: nil) }
        let relativeVariance = chao2Variance / (estimate * estimate)
        let factor = exponential(
            SpeciesEstimate.deviations * naturalLogarithm(1 + relativeVariance).squareRoot())
        return SpeciesEstimate(value: estimate, lower: estimate / factor, upper: estimate * factor)
    }

    /// The expected number of new species in a number of further units.
    ///
    /// By Colwell et al., "Models and estimators linking individual-based and sample-based rarefaction, extrapolation
    /// and comparison of assemblages" (2012). Reliable up to as many units as there were; beyond, a lower bound, as
    /// ``richness`` is.
    /// - Parameter further: the number of further units; negative ones count as 0.
    /// - Returns: nil for fewer than two units, and for a single unique species without a duplicate: there is more to
    ///   find, but nothing tells how much.
    /// - Complexity: O(log *n*) in the number of further units.
    public func expectedNewSpecies(inNext further: Int) -> Double? {
        guard units > 1 else { return nil }
        let undiscovered = chao2Undiscovered
        guard undiscovered > 0 else { return uniques == 0 ? 0 : nil }
        let probability = Double(uniques) / (Double(units) * undiscovered + Double(uniques))
        return undiscovered * atLeastOnce(probability, in: max(further, 0))
    }

    /// Chao's estimate of the number of species not seen yet.
    var chao2Undiscovered: Double {
        let (q1, q2) = (Double(uniques), Double(duplicates))
        return shrinkage * (duplicates > 0 ? q1 * q1 / (2 * q2) : q1 * (q1 - 1) / 2)
    }

    /// The variance of the estimate, by the delta method.
    private var chao2Variance: Double {
        let (a, q1, q2) = (shrinkage, Double(uniques), Double(duplicates))
        guard duplicates > 0 else {
            let all = Double(observed) + chao2Undiscovered
            return a * q1 * (q1 - 1) / 2 + a * a * q1 * (2 * q1 - 1) * (2 * q1 - 1) / 4
                - a * a * q1 * q1 * q1 * q1 / (4 * all)
        }
        let ratio = q1 / q2
        return q2 * ratio * ratio * (a / 2 + a * a * ratio + a * a * ratio * ratio / 4)
    }

    /// (n − 1) / n: of the n units, those that could have shown a unique species a second time.
    private var shrinkage: Double { units > 0 ? Double(units - 1) / Double(units) : 0 }
}

/// 1 − (1 − p)ⁿ, without the cancellation of the difference for a small p.
///
/// By squaring, for what happens at least once in the first half, or else in the second.
private func atLeastOnce(_ probability: Double, in trials: Int) -> Double {
    guard trials > 0 else { return 0 }
    let half = atLeastOnce(probability, in: trials / 2)
    let even = half + half * (1 - half)
    return trials.isMultiple(of: 2) ? even : even + probability * (1 - even)
}
