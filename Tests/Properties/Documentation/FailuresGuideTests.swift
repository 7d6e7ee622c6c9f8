import Generators
import PropertyTesting
import Testing
import TestSupport

/// The issues in the document on failures are real.
@Suite(.property(cases: 1_000, seed: 0)) struct FailuresGuideTests {
    @Test func `every output in the document is printed by its code`() async throws {
        let outputs = [
            try await Self.issue(), try await Self.twoFailures(), try await Self.parts(),
            try await Self.doubt(), Self.recurrences(),
            try await Self.discards(), try await Self.bodyTimeout(), try await Self.generatorTimeout(),
            try await Self.trap(),
            try await Self.drift(), try await Self.mistyped(), Self.coverage(), Self.problems(),
        ]
        try expectOutputs(of: "Failures", outputs)
    }

    @Test func `every line of the first issue is explained`() async throws {
        let document = try GuideDocument("Failures")
        let rows = document.table("| line |")
        let lines = try #require(document.outputs.first).split(separator: "\n")
        #expect(rows.count == lines.count)
        for (row, line) in zip(rows, lines) {
            let start = try #require(row.first).split(separator: "`").first ?? ""
            #expect(!start.isEmpty && line.drop { $0 == " " }.hasPrefix(start), "\(line)")
        }
    }

    @Test func `texts quoted in the prose occur in the code`() throws {
        let lines = try GuideDocument("Failures").text.split(separator: "\n").filter { !$0.hasPrefix("|") }
        let quotes = lines.joined(separator: "\n").matches(of: /`([a-z]+ [^`]+)`/).map(\.output.1)
        #expect(quotes.count == 15)
        for quote in quotes {
            #expect(Repository.code.contains { $0.contains(quote) }, "\(quote)")
        }
    }

    /// The text of the only issue that a closure records.
    static func text(_ work: @Sendable () async throws -> Void) async throws -> String {
        let recorded = try await issues(recordedBy: work)
        #expect(recorded.count == 1)
        return recorded.map(\.text).joined()
    }

    private static func coverage() -> String {
        let lists = Generator<Int>.integer(in: 0...9).array(count: 0...9)
        let any = Property(lists, id: "any") { _ in true }
        return [0.1, 0.2, 0.5].map { share in
            let observed = any.observing(.cover("empty", atLeast: share) { $0.isEmpty })
            return "\(search(observed).statistics)"
        }.joined(separator: "\n")
    }

    private static func recurrences() -> String {
        let recurrences: [Recurrence] = [
            .after(cases: 3..<4), .notBefore(caseIndex: 4), .sometimes(failures: 2, runs: 5),
        ]
        return recurrences.compactMap(\.doubt).joined(separator: "\n")
    }

    private static func problems() -> String {
        let problems: [HealthProblem] = [

            .tooManyDiscards(
                HealthProblem.Discards(101, cases: 0, reasons: ["a filter refused every value": 101])),
            .slowGeneration(.milliseconds(250)), .overruns(12, cases: 100),
            .notReproduced(id: "order", .never),
        ]
        return problems.map { "\($0)" }.joined(separator: "\n")
    }
}
