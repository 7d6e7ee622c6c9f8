import Fuzzing
import Generators
import Testing

@Suite struct SpeciesSampleTests {
    private static let units = Generator<UInt64>.integer(in: 0...12).array(count: 0...5).array(count: 0...20)

    private static func sample(_ units: some Sequence<[UInt64]>) -> SpeciesSample {
        var sample = SpeciesSample()
        for unit in units { sample.note(unit) }
        return sample
    }

    /// The same species in as many units, without what was noted last.
    private static func species(of sample: SpeciesSample) -> SpeciesSample {
        var species = SpeciesSample()
        species.merge(sample)
        return species
    }

    @Test func `the counts are those of counting each species in each unit`() {
        let property = Property(Self.units, id: "recount") { units in
            let frequencies = (0...12 as ClosedRange<UInt64>).map { species in
                units.count { $0.contains(species) }
            }
            let recounted = SpeciesCounts(
                units: units.count, observed: frequencies.count { $0 > 0 },
                uniques: frequencies.count { $0 == 1 }, duplicates: frequencies.count { $0 == 2 })
            return Self.sample(units).counts == recounted
        }
        #expect(search(property).isClean)
    }

    @Test func `merged samples are one sample of the units of both`() {
        let property = Property(zip(Self.units, Self.units), id: "merge") { both in
            let (first, second) = both
            var merged = Self.sample(first)
            merged.merge(Self.sample(second))
            let whole = Self.sample(first + second)
            // The next unit must be counted as one, whatever was noted last in either sample.
            var (next, nextWhole) = (merged, whole)
            next.note([0, 1])
            nextWhole.note([0, 1])
            return Self.species(of: merged) == Self.species(of: whole) && merged.counts == whole.counts
                && Self.species(of: next) == Self.species(of: nextWhole) && next.counts == nextWhole.counts
        }
        #expect(search(property).isClean)
    }
}
