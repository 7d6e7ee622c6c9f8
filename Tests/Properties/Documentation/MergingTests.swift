import Generators
import PropertyTesting
import Testing
import TestSupport

/// Merges two lists in ascending order into one.
func merged(_ first: [Int], _ second: [Int]) -> [Int] {
    var (first, second) = (first[...], second[...])
    var result: [Int] = []
    while let a = first.first, let b = second.first {
        result.append(min(a, b))
        if a <= b { first.removeFirst() }
        if b <= a { second.removeFirst() }
    }
    return result + first + second
}

extension GeneratorsGuideTests {
    static func mergingIssue() async throws -> String {
        try await issues {
            let ascending = Generator<Int>.integer(in: 0...99).array().map { $0.sorted() }

            await check(ascending, ascending) { first, second in
                #expect(merged(first, second) == (first + second).sorted())
            }
        }.map(\.text).joined()
    }
}

extension FailuresGuideTests {
    static func issue() async throws -> String {
        try await text {
            let ascending = Generator<Int>.integer(in: 0...99).array().map { $0.sorted() }

            await check(ascending, ascending) { first, second in
                #expect(merged(first, second) == (first + second).sorted(), "as if sorted together")
            }
        }
    }
}

extension GeneratorsGuideTests {
    static func mergingNote() async throws -> String {
        try await issues {
            let ascending = Generator<Int>.integer(in: 0...99).array().map { $0.sorted() }

            await check(ascending, ascending, examples: [([1], [2])]) { first, second in
                let both = merged(first, second)
                note("merged: \(both)")
                return both.count == first.count + second.count
            }
        }.map(\.text).joined()
    }
}
