#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension SpeciesCounts {
    /// The estimated number of species not seen yet; nil for fewer than two units.
    ///
    /// Chao2, by Chao, "Estimating the population size for capture-recapture data with unequal catchability" (1987),
    /// with its log-normal interval. Without duplicates the bias-corrected form is used.
    ///
    /// Chao2 is a lower bound on average. It meets the true number if the rare species are about equally probable; of a
    /// long tail it misses the end, and its interval does so too. The lower bound is above 0 whenever the estimate is,
    /// so where nearly all is found it is too high, mostly by a fraction of a species. The upper bound is nil where the
    /// estimate is 0: what was never seen left no trace.
    package var undiscovered: SpeciesEstimate? {
        guard units > 1 else { return nil }
        let estimate = chao2Undiscovered
        guard estimate > 0 else { return SpeciesEstimate(value: 0, lower: 0, upper: nil) }
        let relativeVariance = chao2Variance / (estimate * estimate)
        let factor = exp(SpeciesEstimate.deviations * log1p(relativeVariance).squareRoot())
        return SpeciesEstimate(value: estimate, lower: estimate / factor, upper: estimate * factor)
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
