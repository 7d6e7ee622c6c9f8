/// Counts in how many sampling units each species occurs.
///
/// In fuzzing a unit is one test case and a species is one behaviour, under a number of the caller's choice. That is
/// the model of Böhme, "STADS: Software Testing as Species Discovery" (2018). ``counts`` says what is left to find.
///
///     var sample = SpeciesSample()
///     sample.note([7, 8, 7])
///     sample.note([8])
///     print(sample.counts.observed, sample.counts.uniques, sample.counts.duplicates)  // 2 1 1
///
/// The estimates assume that the units are drawn independently from one distribution. Cases bred from a corpus are
/// not; random cases are.
package struct SpeciesSample: Codable, Hashable, Sendable {
    /// The number of units noted, 0 or more.
    package private(set) var units = 0

    private var incidences: [UInt64: Incidence] = [:]
    private var uniques = 0
    private var duplicates = 0

    /// Makes an empty sample.
    package init() {}

    /// The numbers that all estimates are made of.
    package var counts: SpeciesCounts {
        SpeciesCounts(
            units: units, observed: incidences.count, uniques: uniques, duplicates: duplicates)
    }

    /// Notes one unit with its species.
    ///
    /// A species that comes several times counts once.
    /// - Complexity: expected O(*n*) in the length of the sequence. Only a species not seen before may allocate.
    package mutating func note(_ species: some Sequence<UInt64>) {
        beginUnit()
        for one in species { noteInUnit(one) }
    }

    /// Adds the units of another sample, such as that of another process.
    ///
    /// The samples must have no unit in common.
    /// - Complexity: expected O(*n*) in the number of species of the other sample.
    package mutating func merge(_ other: SpeciesSample) {
        units += other.units
        for (species, incidence) in other.incidences { add(incidence.units, to: species) }
    }

    private mutating func beginUnit() { units += 1 }

    private mutating func noteInUnit(_ species: UInt64) {
        guard let count = incidences[species, default: Incidence()].note(in: units) else { return }
        recount(from: count - 1, to: count)
    }

    private mutating func add(_ units: Int, to species: UInt64) {
        let before = incidences[species]?.units ?? 0
        incidences[species, default: Incidence()].units += units
        recount(from: before, to: before + units)
    }

    private mutating func recount(from before: Int, to after: Int) {
        uniques += (after == 1 ? 1 : 0) - (before == 1 ? 1 : 0)
        duplicates += (after == 2 ? 1 : 0) - (before == 2 ? 1 : 0)
    }

    /// The occurrences of one species.
    private struct Incidence: Codable, Hashable, Sendable {
        /// The number of units with the species.
        var units = 0
        /// The last unit with the species, counted from 1.
        ///
        /// Kept here, so that a unit needs no set of its species.
        private var last = 0

        /// Notes an occurrence and returns the new number of units; nil if the unit has been counted.
        mutating func note(in unit: Int) -> Int? {
            guard last != unit else { return nil }
            last = unit
            units += 1
            return units
        }
    }
}
