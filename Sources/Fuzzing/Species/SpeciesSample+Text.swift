extension SpeciesSample {
    /// The greatest number of units in a text: a thousand such samples can be merged without overflow.
    package static let maximumUnits = 1 << 53

    /// The sample as text: a version, the number of units, and for each species its number and its units.
    ///
    ///     species 1
    ///     units 2
    ///     7 1
    ///     8 2
    ///
    /// Species are in ascending order, so that equal samples have equal texts.
    /// - Complexity: O(*n* log *n*) in the number of species.
    package var text: String {
        var text = "\(Self.header)\nunits \(units)\n"
        for (species, incidence) in incidences.sorted(by: { $0.key < $1.key }) {
            text += "\(species) \(incidence.units)\n"
        }
        return text
    }

    /// Reads the text form.
    ///
    /// - Throws: ``ParseError`` at the first line that is not of the form.
    /// - Complexity: O(*n*) in the length of the text.
    package init(parsing text: some StringProtocol) throws(ParseError) {
        var lines = Substring(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
        if lines.last?.isEmpty == true { lines.removeLast() }
        guard lines.first.map({ $0 == Self.header }) == true else {
            throw ParseError(line: 1, found: lines.first, expected: "'\(Self.header)'")
        }
        let second = lines.dropFirst().first
        guard let units = second.flatMap(Self.units) else {
            throw ParseError(line: 2, found: second, expected: "'units' and 0 to \(Self.maximumUnits)")
        }
        var species: [UInt64: Int] = [:]
        for (index, line) in zip(lines.indices, lines).dropFirst(2) {
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            guard words.count == 2, let number = UInt64(words[0]), let count = Int(words[1]),
                count >= 1, count <= units
            else {
                throw ParseError(
                    line: index + 1, found: line, expected: "a species and its units, 1 to \(units)")
            }
            guard species.updateValue(count, forKey: number) == nil else {
                throw ParseError(line: index + 1, found: line, expected: "each species once")
            }
        }
        self.init(units: units, species: species)
    }

    private static let header = "species 1"

    private static func units(in line: Substring) -> Int? {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, words[0] == "units", let units = Int(words[1]) else { return nil }
        return (0...maximumUnits).contains(units) ? units : nil
    }

    /// The first place at which a text is not of the form of a sample.
    package struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The line, counted from 1.
        package let line: Int
        /// The text of the line in quotes, or "the end".
        package let found: String
        /// The text that would be valid there.
        package let expected: String

        init(line: Int, found: Substring?, expected: String) {
            self.line = line
            self.found = found.map { "'\($0)'" } ?? "the end"
            self.expected = expected
        }

        /// The place, what was expected and what was found.
        package var description: String { "line \(line): expected \(expected), found \(found)" }
    }
}
