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
            return merged.text == whole.text && merged.counts == whole.counts
                && next.text == nextWhole.text && next.counts == nextWhole.counts
        }
        #expect(search(property).isClean)
    }

    @Test func `a text is read as the sample that it was written from`() {
        let property = Property(Self.units, id: "read") { units in
            let sample = Self.sample(units)
            guard let read = try? SpeciesSample(parsing: sample.text) else { return false }
            var (next, nextRead) = (sample, read)
            next.note([0, 1])
            nextRead.note([0, 1])
            return read.text == sample.text && read.counts == sample.counts
                && nextRead.text == next.text && nextRead.counts == next.counts
        }
        #expect(search(property).isClean)
    }

    @Test func `the text has a line for each species, in ascending order`() throws {
        let sample = Self.sample([[.max, 7, 7], [7], []])
        #expect(sample.text == "species 1\nunits 3\n7 2\n18446744073709551615 1\n")
        let carriageReturns = "species 1\r\nunits 3\r\n7 2\r\n18446744073709551615 1"
        #expect(try SpeciesSample(parsing: carriageReturns).text == sample.text)
        #expect(SpeciesSample().text == "species 1\nunits 0\n")
    }

    @Test(arguments: [
        ("", "line 1: expected 'species 1', found the end"),
        ("species 2\nunits 3\n", "line 1: expected 'species 1', found 'species 2'"),
        ("species 1\n", "line 2: expected 'units' and 0 to 9007199254740992, found the end"),
        ("species 1\nunit 3\n", "line 2: expected 'units' and 0 to 9007199254740992, found 'unit 3'"),
        ("species 1\nunits -3\n", "line 2: expected 'units' and 0 to 9007199254740992, found 'units -3'"),
        (
            "species 1\nunits 9007199254740993\n",
            "line 2: expected 'units' and 0 to 9007199254740992, found 'units 9007199254740993'"
        ),
        ("species 1\nunits 3\n7\n", "line 3: expected a species and its units, 1 to 3, found '7'"),
        ("species 1\nunits 3\n7 1\n\n", "line 4: expected a species and its units, 1 to 3, found ''"),
        ("species 1\nunits 3\n7 0\n", "line 3: expected a species and its units, 1 to 3, found '7 0'"),
        ("species 1\nunits 3\n7 4\n", "line 3: expected a species and its units, 1 to 3, found '7 4'"),
        ("species 1\nunits 3\n-7 1\n", "line 3: expected a species and its units, 1 to 3, found '-7 1'"),
        ("species 1\nunits 3\n7 1 1\n", "line 3: expected a species and its units, 1 to 3, found '7 1 1'"),
        ("species 1\nunits 3\n7 1\n7 2\n", "line 4: expected each species once, found '7 2'"),
    ])
    func `a text of another form names the line, what was found and what was expected`(
        text: String, message: String
    ) throws {
        let error = try #require(throws: SpeciesSample.ParseError.self) { try SpeciesSample(parsing: text) }
        #expect("\(error)" == message)
    }

    @Test func `a text of 0 units has no species`() {
        #expect(throws: SpeciesSample.ParseError.self) {
            try SpeciesSample(parsing: "species 1\nunits 0\n7 1\n")
        }
    }
}
