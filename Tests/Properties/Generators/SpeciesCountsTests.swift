import Generators
import Testing

@Suite struct SpeciesCountsTests {
    /// The spiders of girdled and of logged trees, as in Chao et al., "Rarefaction and extrapolation" (2014).
    ///
    /// Its formulas for individuals are those for units.
    @Test(arguments: [
        (168, 26, 12, 4, 43.893, 30.511, 96.971), (252, 37, 14, 4, 61.403, 43.502, 128.583),
    ])
    func `the richness of published samples is that of the publication`(
        units: Int, observed: Int, uniques: Int, duplicates: Int, value: Double, lower: Double, upper: Double
    ) throws {
        let counts = SpeciesCounts(units: units, observed: observed, uniques: uniques, duplicates: duplicates)
        let richness = try #require(counts.richness)
        #expect(abs(richness.value - value) < 0.0005)
        #expect(abs(richness.lower - lower) < 0.0005)
        #expect(try abs(#require(richness.upper) - upper) < 0.0005)
    }

    @Test func `without duplicates the richness is bias-corrected`() throws {
        let richness = try #require(
            SpeciesCounts(units: 50, observed: 10, uniques: 3, duplicates: 0).richness)
        // 49 / 50 · 3 · 2 / 2, and Chao's variance of it, 19.4446, by hand.
        #expect(abs(richness.value - 12.94) < 1e-12)
        #expect(abs(richness.lower - 10.350172764) < 1e-6)
        #expect(try abs(#require(richness.upper) - 34.683815811) < 1e-5)
    }

    @Test(arguments: [(168, 26, 12, 4), (50, 10, 3, 0), (1_000, 900, 800, 90), (2, 5, 5, 0), (90, 9, 2, 7)])
    func `the estimates of one more unit and of the discovery agree`(
        units: Int, observed: Int, uniques: Int, duplicates: Int
    ) throws {
        let counts = SpeciesCounts(units: units, observed: observed, uniques: uniques, duplicates: duplicates)
        let next = try #require(counts.expectedNewSpecies)
        #expect(try abs(#require(counts.expectedNewSpecies(inNext: 1)) / next.value - 1) < 1e-12)
        #expect(counts.expectedNewSpecies(inNext: 0) == 0)
        #expect(counts.expectedNewSpecies(inNext: -1) == 0)
        let (all, undiscovered) = try (
            #require(counts.expectedNewSpecies(inNext: .max)), #require(counts.undiscovered)
        )
        #expect(abs(all / undiscovered.value - 1) < 1e-12)
        #expect(try abs(#require(counts.richness).value - Double(observed) - undiscovered.value) < 1e-9)
    }

    @Test func `the new species of more units follow the power of the formula`() throws {
        let counts = SpeciesCounts(units: 168, observed: 26, uniques: 12, duplicates: 4)
        let undiscovered = 167.0 / 168 * 144 / 8
        for further in 1...300 {
            let missed = (0..<further).reduce(1.0) { power, _ in power * (1 - 12 / (168 * undiscovered + 12))
            }
            let expected = try #require(counts.expectedNewSpecies(inNext: further))
            #expect(abs(expected / (undiscovered * (1 - missed)) - 1) < 1e-10)
        }
    }

    @Test(arguments: [
        (168, 26, 12, 4), (1_000_000, 40, 0, 0), (1_000, 20, 1, 0), (500, 90, 0, 3), (30, 80, 60, 9),
    ])
    func `the ends of the interval of new species satisfy the score equation`(
        units: Int, observed: Int, uniques: Int, duplicates: Int
    ) throws {
        let counts = SpeciesCounts(units: units, observed: observed, uniques: uniques, duplicates: duplicates)
        let estimate = try #require(counts.expectedNewSpecies)
        let upper = try #require(estimate.upper)
        #expect(estimate.lower <= estimate.value && estimate.value < upper)
        for end in [estimate.lower, upper] where end > 0 {
            let distance = Double(units) * (estimate.value - end)
            let variance = Double(units) * end + 2 * Double(duplicates)
            #expect(abs(distance * distance / variance - 3.841459) < 1e-5)
        }
        #expect(counts.discoveryProbabilityBound == min(upper, 1))
    }

    @Test func `without units nothing is said, and any next one may be new`() {
        let counts = SpeciesSample().counts
        #expect(counts.expectedNewSpecies == nil)
        #expect(counts.richness == nil && counts.undiscovered == nil)
        #expect(counts.expectedNewSpecies(inNext: 9) == nil)
        #expect(counts.discoveryProbabilityBound == 1)
    }

    @Test func `one unit says nothing of the richness, and that the next may be as new`() throws {
        let counts = SpeciesCounts(units: 1, observed: 3, uniques: 3, duplicates: 0)
        #expect(counts.richness == nil && counts.expectedNewSpecies(inNext: 9) == nil)
        #expect(try #require(counts.expectedNewSpecies).value == 3)
        #expect(counts.discoveryProbabilityBound == 1)
    }

    @Test func `without uniques nothing is expected, but not ruled out`() throws {
        let counts = SpeciesCounts(units: 1_000_000, observed: 26, uniques: 0, duplicates: 0)
        #expect(counts.richness == SpeciesCounts(units: 9, observed: 26, uniques: 0, duplicates: 0).richness)
        let richness = try #require(counts.richness)
        #expect(richness.value == 26 && richness.lower == 26 && richness.upper == nil)
        #expect(counts.expectedNewSpecies(inNext: 1_000_000) == 0)
        #expect(try #require(counts.expectedNewSpecies).value == 0)
        // A rate of 3 / n leaves no trace in 5 % of samples, so no 95 % bound is below it.
        #expect((2.9957e-6..<4e-6).contains(counts.discoveryProbabilityBound))
    }

    @Test func `a single unique species says that there is more, but not how much`() throws {
        let counts = SpeciesCounts(units: 100, observed: 5, uniques: 1, duplicates: 0)
        #expect(try #require(counts.expectedNewSpecies).value == 0.01)
        #expect(try #require(counts.undiscovered).upper == nil)
        #expect(counts.expectedNewSpecies(inNext: 100) == nil)
    }

    @Test func `numbers that no sample has are replaced by the nearest possible`() {
        let most = SpeciesCounts(units: 9, observed: 5, uniques: 3, duplicates: 8)
        #expect(most == SpeciesCounts(units: 9, observed: 5, uniques: 3, duplicates: 2))
        #expect(SpeciesCounts(units: 9, observed: 5, uniques: 7, duplicates: 1).uniques == 5)
        let none = SpeciesCounts(units: -1, observed: 4, uniques: 2, duplicates: 1)
        #expect(none == SpeciesSample().counts)
        #expect(SpeciesCounts(units: 1, observed: 4, uniques: 2, duplicates: 1).duplicates == 0)
        #expect(
            SpeciesCounts(units: 9, observed: -4, uniques: -2, duplicates: -1)
                == SpeciesCounts(units: 9, observed: 0, uniques: 0, duplicates: 0))
    }

    @Test func `all estimates of all small samples and of the largest are numbers in order`() {
        let numbers = [0, 1, 2, 3, 7, 1_000, .max]
        for units in numbers {
            for observed in numbers {
                for uniques in numbers {
                    for duplicates in numbers {
                        let counts = SpeciesCounts(
                            units: units, observed: observed, uniques: uniques, duplicates: duplicates)
                        for estimate in [counts.expectedNewSpecies, counts.richness, counts.undiscovered] {
                            guard let estimate else { continue }
                            #expect(0 <= estimate.lower && estimate.lower <= estimate.value, "\(counts)")
                            #expect(estimate.value <= estimate.upper ?? .greatestFiniteMagnitude, "\(counts)")
                            #expect(estimate.upper?.isFinite != false, "\(counts)")
                        }
                        #expect((0...1).contains(counts.discoveryProbabilityBound))
                        #expect(counts.expectedNewSpecies(inNext: 5).map { $0 >= 0 && $0.isFinite } != false)
                    }
                }
            }
        }
    }
}
