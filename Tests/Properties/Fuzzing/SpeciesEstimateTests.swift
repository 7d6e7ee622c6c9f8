import Fuzzing
import Generators
import Testing

/// The estimates against the truth, in 400 samples of each simulated population; the seeds are fixed.
///
/// The standard error of a coverage of 95 % is 1.1 %.
@Suite struct SpeciesEstimateTests {
    private typealias Population = SimulatedPopulation

    @Test(arguments: Population.homogeneous + Population.tailed + Population.nearlyComplete)
    func `the expected number of new species is right on average`(population: SimulatedPopulation) {
        let errors = population.outcomes.map { outcome in
            (outcome.counts.expectedNewSpecies?.value ?? -1) - outcome.expectedNew
        }
        // Three standard errors, which is 2 to 20 % of the number.
        #expect(abs(mean(errors).value) < 3 * mean(errors).error, "\(mean(errors))")
    }

    /// 93 %, because the interval is from the normal distribution, which is nominal only on average.
    @Test(arguments: Population.homogeneous + Population.tailed)
    func `the interval of the expected number covers it in 93 % of samples`(
        population: SimulatedPopulation
    ) {
        let covered = share(of: population.outcomes) { outcome in
            guard let estimate = outcome.counts.expectedNewSpecies, let upper = estimate.upper else {
                return false
            }
            return estimate.lower <= outcome.expectedNew && outcome.expectedNew <= upper
        }
        #expect(covered >= 0.93)
    }

    @Test(arguments: Population.nearlyComplete)
    func `with few uniques the lower bound is too high in at most 12 % of samples`(
        population: SimulatedPopulation
    ) {
        let outcomes = population.outcomes
        #expect(mean(outcomes.map { Double($0.counts.uniques) }).value < 5)
        let tooHigh = share(of: outcomes) { ($0.counts.expectedNewSpecies?.lower ?? 1) > $0.expectedNew }
        #expect(tooHigh <= 0.12)
    }

    /// 95 % in each, because this bound is a promise.
    @Test(
        arguments: Population.homogeneous + Population.tailed + Population.nearlyComplete + Population.clumped
    )
    func `the bound of the discovery probability holds in 95 % of samples`(
        population: SimulatedPopulation
    ) {
        let held = share(of: population.outcomes) {
            $0.discovery <= $0.counts.discoveryProbabilityBound
        }
        #expect(held >= 0.95)
    }

    @Test(arguments: Population.clumped)
    func `where species occur together, the expected number is right, but its interval is too narrow`(
        population: SimulatedPopulation
    ) {
        let outcomes = population.outcomes
        let errors = outcomes.map { ($0.counts.expectedNewSpecies?.value ?? -1) - $0.expectedNew }
        #expect(abs(mean(errors).value) < 3 * mean(errors).error)
        let held = share(of: outcomes) { $0.expectedNew <= ($0.counts.expectedNewSpecies?.upper ?? 0) }
        #expect((0.7..<0.95).contains(held))
    }

    /// 90 %, because the log-normal interval is Chao's approximation for large samples.
    @Test(arguments: Population.homogeneous)
    func `the richness of equally probable species is right, and covered in 90 % of samples`(
        population: SimulatedPopulation
    ) {
        let outcomes = population.outcomes
        let richness = mean(outcomes.map { $0.richness?.value ?? 0 })
        // 3 %, because Chao2 has a bias of second order in samples as small as these.
        #expect(abs(richness.value / population.richness - 1) < 0.03, "\(richness)")
        let covered = share(of: outcomes) { outcome in
            guard let estimate = outcome.richness, let upper = estimate.upper else { return false }
            return estimate.lower <= population.richness && population.richness <= upper
        }
        #expect(covered >= 0.9)
    }

    @Test(arguments: Population.tailed)
    func `the richness of a long tail is a lower bound`(population: SimulatedPopulation) {
        let outcomes = population.outcomes
        let (richness, observed) = (
            mean(outcomes.map { $0.richness?.value ?? 0 }).value,
            mean(outcomes.map { Double($0.counts.observed) }).value
        )
        #expect(richness > 1.1 * observed && richness < population.richness)
        #expect(
            share(of: outcomes) { $0.richness.map { $0.lower <= population.richness } == true } >= 0.97
        )
    }

    /// Being above the number observed, it cannot hold where all are observed.
    @Test(arguments: Population.nearlyComplete.dropFirst())
    func `where nearly all is found, the lower bound of the richness is too high, but seldom by a species`(
        population: SimulatedPopulation
    ) {
        let excess = population.outcomes.map { ($0.richness?.lower ?? 99) - population.richness }
        #expect(share(of: excess) { $0 > 0 } > 0.2)
        #expect(share(of: excess) { $0 >= 1 } <= 0.025)
    }
}

extension SimulatedPopulation.Outcome {
    /// The estimated number of all species.
    fileprivate var richness: (value: Double, lower: Double, upper: Double?)? {
        counts.undiscovered.map { undiscovered in
            let observed = Double(counts.observed)
            return (
                observed + undiscovered.value, observed + undiscovered.lower,
                undiscovered.upper.map { observed + $0 }
            )
        }
    }
}
