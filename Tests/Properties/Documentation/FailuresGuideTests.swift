import Generators
import Synchronization
import Testing

/// What the document on failures shows is what is really recorded.
@Suite(.property(cases: 1_000, seed: 0)) struct FailuresGuideTests {
    private struct Overflow: Error {}

    @Test func `everything that it says is printed is printed`() async throws {
        let outputs = [
            try await Self.issue(), try await Self.twoFailures(), try await Self.doubt(),
            try await Self.discards(), try await Self.stuckBody(), try await Self.stuckGenerator(),
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

    /// The text of the one issue that some work records.
    private static func text(_ work: @Sendable () async throws -> Void) async throws -> String {
        let recorded = try await issues(recordedBy: work)
        #expect(recorded.count == 1)
        return recorded.map(\.text).joined()
    }

    private static func issue() async throws -> String {
        try await text {
            let ascending = Generator<Int>.integer(in: 0...99).array().map { $0.sorted() }

            await check(zip(ascending, ascending)) { first, second in
                #expect(merged(first, second) == (first + second).sorted(), "as if sorted together")
            }
        }
    }

    private static func twoFailures() async throws -> String {
        try await text {
            await check(.integer(in: 0...1_000)) { number in
                if number > 900 { throw Overflow() }
                #expect(number.isMultiple(of: 2))
            }
        }
    }

    private static func doubt() async throws -> String {
        try await text {
            let isFirst = Atomic(true)
            await check(.integer(in: 0...9), cases: 5) { _ in
                !isFirst.exchange(false, ordering: .relaxed)
            }
        }
    }

    private static func discards() async throws -> String {
        try await text {
            await check(Generator<Int>.integer.filter { $0 == 77 }) { $0 == 77 }
        }
    }

    private static func stuckBody() async throws -> String {
        let release = Release()
        defer { release.give() }
        return try await text {
            await check(.integer(in: 0...1_000), caseTimeLimit: .milliseconds(500)) { number in
                if number >= 700 { release.spin() }
            }
        }
    }

    private static func stuckGenerator() async throws -> String {
        let release = Release()
        defer { release.give() }
        return try await text {
            let slow = Generator<Int>.integer.map { number in if number > 0 { release.spin() } }
            await check(slow, caseTimeLimit: .milliseconds(500)) { true }
        }
    }

    private static func drift() async throws -> String {
        try await text {
            await check(.integer(in: 0...500), replaying: "1AOgHALwF7P7R") { $0 < 700 }
        }
    }

    private static func mistyped() async throws -> String {
        try await text {
            await check(.integer(in: 0...1_000), replaying: "1AOgHALwF7P7S") { $0 < 700 }
        }
    }

    private static func coverage() -> String {
        let lists = Generator<Int>.integer(in: 0...9).array(count: 0...9)
        let any = Property(lists, id: "any") { _ in true }
        return [0.1, 0.2, 0.5].map { share in
            let observed = any.observing(.cover("empty", atLeast: share) { $0.isEmpty })
            return "\(search(observed).statistics)"
        }.joined(separator: "\n")
    }

    private static func problems() -> String {
        let problems: [HealthProblem] = [
            .tooManyDiscards(101, cases: 0), .slowGeneration(.milliseconds(250)), .overruns(12, cases: 100),
            .notReproduced(id: "order"),
        ]
        return problems.map { "\($0)" }.joined(separator: "\n")
    }
}
