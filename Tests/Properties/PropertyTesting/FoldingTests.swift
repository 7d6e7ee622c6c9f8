import Generators
import Testing
import TestSupport

@testable import PropertyTesting

/// An ordinary issue fits on a screen, whatever its value.
@Suite(.property(cases: 10, seed: 0)) struct FoldingTests {
    /// A value that prints as so many lines.
    private struct Lines: CustomStringConvertible {
        let count: Int

        var description: String { (1...count).map { "line \($0)" }.joined(separator: "\n") }
    }

    private static func issue(_ work: @Sendable () async throws -> Void) async throws -> String {
        let recorded = try await issues(recordedBy: work)
        #expect(recorded.count == 1)
        return try #require(recorded.first).text
    }

    @Test func `three hundred zeros make an issue of twelve lines`() async throws {
        let lists = Generator<Int>.integer(in: 0...9).array(count: 300...300)
        let text = try await Self.issue { await check(lists) { _ in false } }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 12)
        #expect(lines[1].hasPrefix("for [0, 0, "))
        #expect(lines[1].hasSuffix(", 0, 0]"))
        #expect(lines[1].contains(" … 500 more characters … "))
        #expect(lines[4].hasPrefix("    element 0 = 0 may be anything ("))
        #expect(lines[9] == "    295 more parts may be anything")
    }

    @Test func `ten parts that may be anything are listed`() async throws {
        let lists = Generator<Int>.integer(in: 0...9).array(count: 10...10)
        let text = try await Self.issue { await check(lists) { _ in false } }
        #expect(text.split(separator: "\n").count { $0.contains("may be anything (") } == 10)
    }

    @Test func `the middle of many lines is left out, and of as many as fit nothing`() async throws {
        let many = try await Self.issue { await check(.always(Lines(count: 31))) { _ in false } }
        #expect(many.contains("\nline 20\n… 6 more lines …\nline 27\n"))
        #expect(many.contains("\nline 31\n    replaying"))
        let few = try await Self.issue { await check(.always(Lines(count: 30))) { _ in false } }
        #expect(few.contains("\n\(Lines(count: 30))\n    replaying".dropFirst("\nline 1".count)))
    }

    @Test func `a message is folded as a value is`() async throws {
        struct Long: Error, CustomStringConvertible {
            // It is asked for several times, and each time it would take a second, as it would from single characters.
            static let text = String(repeating: String(repeating: "x", count: 10_000), count: 1_000)

            var description: String { Self.text }
        }
        // In debug so long a text takes a second, and beside all other tests more than the usual limit.
        let text = try await Self.issue {
            await check(.always(0), caseTimeLimit: .seconds(120)) { _ in throw Long() }
        }
        #expect(text.utf8.count < 1_000)
        #expect(text.contains(" more characters … xxx"))
    }

    @Test(.property(shrinkBudget: 0)) func `a token of many thousand characters is in the attachment only`()
        async throws
    {
        let lists = Generator<Int>.integer(in: 0...9).array(count: 9_000...9_000)
        let text = try await Self.issue { await check(lists) { _ in false } }
        #expect(text.utf8.count < 2_000)
        #expect(text.firstMatch(of: /\n    replaying: its \d+ characters are in the attachment\n/) != nil)
    }

    @Test func `the attachment has the whole value and all parts`() {
        let lists = Generator<Int>.integer(in: 0...9).array(count: 300...300)
        var settings = SearchSettings(cases: 10)
        settings.explanationTries = 20
        let verdict = CheckVerdict(search(Property(lists, id: "none") { _ in false }, settings))
        let file = verdict.files(at: #_sourceLocation).first { $0.name.hasPrefix("counterexample") }
        #expect(file?.text.contains("\nfor \(Array(repeating: 0, count: 300))\n") == true)
        #expect(file?.text.contains("\n    element 299 = 0 may be anything (") == true)
    }
}
