import Foundation
import Generators
import Testing
import TestSupport

@testable import PropertyTesting

/// Bodies that change the object that they are given.
@Suite(.property(cases: 300, seed: 0)) struct UsedUpValueTests {
    /// Numbers that can be read once.
    final class Reader: CustomStringConvertible {
        private var numbers: [Int]

        init(_ numbers: [Int]) { self.numbers = numbers }

        func next() -> Int? { numbers.popLast() }

        /// Whether all numbers are small; reads them.
        func isSmall() -> Bool {
            while let number = next() { if number > 6 { return false } }
            return true
        }

        var description: String { "Reader(\(numbers))" }
    }

    private static let readers = Generator<Int>.integer(in: 0...9).array(count: 0...9).map { Reader($0) }

    private static func issue(_ work: @Sendable () async throws -> Void) async throws -> String {
        let recorded = try await issues(recordedBy: work)
        #expect(recorded.count == 1)
        return try #require(recorded.first).text
    }

    @Test func `the minimum is reported as it was before the body used it, without a doubt`() async throws {
        let text = try await Self.issue { await check(Self.readers) { $0.isSmall() } }
        #expect(text.hasPrefix("The body returned false\nfor Reader([7])\n    replaying: "))
        #expect(!text.contains("fail again") && !text.contains("fails in") && !text.contains("did not fail"))
        let token = try #require(text.firstMatch(of: /replaying: "(.*)"/)?.output.1)
        let replayed = try await Self.issue {
            await check(Self.readers, replaying: String(token)) { $0.isSmall() }
        }
        #expect(replayed == "The body returned false\nfor Reader([7])")
    }

    @Test func `an example and a saved value are reported as they were before the body used them`()
        async throws
    {
        let example = try await Self.issue {
            await check(Self.readers, examples: [Reader([1]), Reader([9, 1])]) { $0.isSmall() }
        }
        #expect(example == "The body returned false\nfor Reader([9, 1])\n    example 2 of 2")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tokens-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("Somewhere.swift").path
        for _ in 0..<2 {
            let text = try await Self.issue {
                await check(Self.readers, failuresIn: "tokens.txt", filePath: source) { $0.isSmall() }
            }
            #expect(text.hasPrefix("The body returned false\nfor Reader([7])\n"))
        }
    }

    @Test func `a body that fails by chance is doubted, and its value reported whole`() async throws {
        let hasFailed = Gate()
        let text = try await Self.issue {
            await check(Self.readers) { reader in
                if reader.isSmall() || hasFailed.isOpen { return true }
                hasFailed.open()
                return false
            }
        }
        #expect(text.contains("did not fail again for the same value"))
        #expect(text.contains(/\nfor Reader\(\[.*[7-9].*\]\)\n/))
    }
}
