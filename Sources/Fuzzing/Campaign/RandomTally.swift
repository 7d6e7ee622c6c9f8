import Foundation
import Generators

/// What random cases showed: how many there were, and how often each failure occurred.
///
/// Only cases that are independent draws of a generator count; those that mutation makes tell nothing of a rate.
package struct RandomTally: Codable, Hashable, Sendable {
    /// The number of cases that were checked.
    package private(set) var cases = 0
    /// The number of cases in which each failure occurred, by its identifier.
    package private(set) var failures: [String: Int] = [:]

    /// Makes a tally of no cases.
    package init() {}

    /// Adds a case.
    package mutating func note(_ failures: [Failure]) {
        cases += 1
        for id in Set(failures.map(\.id)) { self.failures[id, default: 0] += 1 }
    }

    /// Adds the cases of another tally.
    package mutating func merge(_ other: RandomTally) {
        cases += other.cases
        failures.merge(other.failures, uniquingKeysWith: +)
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
    /// The tally as a file, which ``init(file:)`` reads in another process of the same build.
    package var file: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }

    /// Reads a file; nil if it is none of a tally.
    package init?(file: some DataProtocol) {
        guard let tally = try? JSONDecoder().decode(RandomTally.self, from: Data(file)) else { return nil }
        self = tally
    }
}
