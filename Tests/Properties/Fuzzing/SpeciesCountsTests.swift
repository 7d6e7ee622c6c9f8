import Fuzzing
import Generators
import Testing

@Suite struct SpeciesCountsTests {
    /// The spiders of girdled and of logged trees, as in Chao et al., "Rarefaction and extrapolation" (2014).
    ///
    /// Its formulas for individuals are those for units.
    @Test(arguments: [
        (168, 26, 12, 4, 43.893, 30.511, 96.971), (252, 37, 14, 4, 61.403, 43.502, 128.583),
    ])
    func `the species of published samples are as many as in the publication`(
        units: Int, observed: Int, uniques: Int, duplicates: Int, value: Double, lower: Double, upper: Double
    ) throws {
        let counts = SpeciesCounts(units: units, observed: observed, uniques: uniques, duplicates: duplicates)
        let undiscovered = try #require(counts.undiscovered)
        #expect(abs(Double(observed) + undiscovered.value - value) < 0.0005)
        #expect(abs(Double(observed) + undiscovered.lower - lower) < 0.0005)
        #expect(try abs(Double(observed) + #require(undiscovered.upper) - upper) < 0.0005)
    }

    @Test func `without duplicates the estimate is bias-corrected`() throws {
        let undiscovered = try #require(
            SpeciesCounts(units: 50, observed: 10, uniques: 3, duplicates: 0).undiscovered)
        // 49 / 50 · 3 · 2 / 2, and Chao's variance of it, 19.4446, by hand.
        #expect(abs(undiscovered.value - 2.94) < 1e-12)
        #expect(abs(undiscovered.lower - 0.350172764) < 1e-6)
        #expect(try abs(#require(undiscovered.upper) - 24.683815811) < 1e-5)
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
        #expect(counts.undiscovered == nil)
        #expect(counts.discoveryProbabilityBound == 1)
    }

    @Test func `one unit says nothing of the undiscovered, and that the next may be as new`() throws {
        let counts = SpeciesCounts(units: 1, observed: 3, uniques: 3, duplicates: 0)
        #expect(counts.undiscovered == nil)
        #expect(try #require(counts.expectedNewSpecies).value == 3)
        #expect(counts.discoveryProbabilityBound == 1)
    }

    @Test func `without uniques nothing is expected, but not ruled out`() throws {
        let counts = SpeciesCounts(units: 1_000_000, observed: 26, uniques: 0, duplicates: 0)
        let undiscovered = try #require(counts.undiscovered)
        #expect(undiscovered.value == 0 && undiscovered.lower == 0 && undiscovered.upper == nil)
        #expect(try #require(counts.expectedNewSpecies).value == 0)
        // A rate of 3 / n leaves no trace in 5 % of samples, so no 95 % bound is below it.
        #expect((2.9957e-6..<4e-6).contains(counts.discoveryProbabilityBound))
    }

    @Test func `a single unique species says that there is more, but not how much`() throws {
        let counts = SpeciesCounts(units: 100, observed: 5, uniques: 1, duplicates: 0)
        #expect(try #require(counts.expectedNewSpecies).value == 0.01)
        #expect(try #require(counts.undiscovered).upper == nil)
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
                        for estimate in [counts.expectedNewSpecies, counts.undiscovered] {
                            guard let estimate else { continue }
                            #expect(0 <= estimate.lower && estimate.lower <= estimate.value, "\(counts)")
                            #expect(estimate.value <= estimate.upper ?? .greatestFiniteMagnitude, "\(counts)")
                            #expect(estimate.upper?.isFinite != false, "\(counts)")
                        }
                        #expect((0...1).contains(counts.discoveryProbabilityBound))
                    }
                }
            }
        }
    }
}
