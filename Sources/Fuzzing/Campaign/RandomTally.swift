import Generators

/// What random cases showed: how many there were, which behaviours they reached, and how often each failure occurred.
///
/// Only cases that are independent draws of a generator count; those that mutation makes tell nothing of a rate.
///
///     tally 1
///     cases 20000
///     failure S7 12
///     species 1
///     units 20000
///     1832 4
package struct RandomTally: Sendable {
    /// The number of cases that were checked.
    package private(set) var cases = 0
    /// The number of cases in which each failure occurred, by its identifier.
    package private(set) var failures: [String: Int] = [:]
    /// The behaviours that were reached by those cases of which they are known.
    package private(set) var behaviours = SpeciesSample()

    /// Makes a tally of no cases.
    package init() {}

    /// Adds a case.
    package mutating func note(_ failures: [Failure]) {
        cases += 1
        for id in Set(failures.map(\.id)) { self.failures[id, default: 0] += 1 }
    }

    /// Adds a case of which the behaviours are known.
    package mutating func note(_ failures: [Failure], reaching behaviours: some Sequence<UInt64>) {
        note(failures)
        self.behaviours.note(behaviours)
    }

    /// Adds the cases of another tally.
    package mutating func merge(_ other: RandomTally) {
        cases += other.cases
        failures.merge(other.failures, uniquingKeysWith: +)
        behaviours.merge(other.behaviours)
    }

    /// The upper bound, at 95 %, of the rate at which random cases fail with an identifier.
    ///
    /// - Parameters:
    ///   - id: the identifier.
    ///   - share: the number of cases in which that is judged once.
    package func rate(of id: String, judgedOnceIn share: Int = 1) -> RateBound {
        RateBound(failures[id] ?? 0, of: cases / max(share, 1))
    }
}

extension RandomTally {
    /// The reason why a text is no tally.
    package struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// What is wrong, with the line.
        package let description: String
    }

    private static let header = "tally 1"
    /// The greatest number of cases of a text: sums of some of them do not overflow.
    private static let mostCases = 1 << 53

    /// The tally as a text, which ``init(parsing:)`` reads.
    package var text: String {
        let failures = failures.sorted { $0.key < $1.key }.map { "failure \($0.key) \($0.value)\n" }
        return "\(Self.header)\ncases \(cases)\n\(failures.joined())\(behaviours.text)"
    }

    /// Reads a tally.
    ///
    /// - Throws: ``ParseError`` if the text is not that of a tally.
    package init(parsing text: some StringProtocol) throws(ParseError) {
        let lines = String(text).split(separator: Character("\n"), omittingEmptySubsequences: false).map(
            String.init)
        guard lines.count > 2, lines[0] == Self.header else {
            throw ParseError(description: "line 1: expected \(Self.header), found \(lines[0])")
        }
        var number = 1
        cases = try Self.number(of: "cases", in: lines[number], number + 1)
        number += 1
        while number < lines.count, lines[number].hasPrefix("failure ") {
            let words = lines[number].split(separator: Character(" "))
            guard words.count == 3, let count = Int(words[2]), (1...max(cases, 1)).contains(count) else {
                throw ParseError(
                    description:
                        "line \(number + 1): expected failure ID and a number of cases, found \(lines[number])"
                )
            }
            failures[String(words[1])] = count
            number += 1
        }
        do {
            behaviours = try SpeciesSample(parsing: lines[number...].joined(separator: "\n"))
        } catch {
            throw ParseError(description: "after line \(number): \(error)")
        }
    }

    private static func number(of name: String, in line: String, _ number: Int) throws(ParseError) -> Int {
        let words = line.split(separator: Character(" "))
        guard words.count == 2, words[0] == name, let value = Int(words[1]),
            (0...Self.mostCases).contains(value)
        else {
            throw ParseError(description: "line \(number): expected \(name) and a number, found \(line)")
        }
        return value
    }
}
