import Generators
import Synchronization
import Testing
import TestSupport

@testable import PropertyTesting

/// Examples, notes, limits of shrinking and statistics of checks.
@Suite(.property(cases: 300, seed: 0)) struct CheckOptionTests {
    @Test func `examples are checked first, and if one fails, nothing else is`() async throws {
        let checked = Mutex<[Int]>([])
        let recorded = try await issues {
            await check(CheckTests.number, examples: [70, 1_234, 7]) { number in
                checked.withLock { $0.append(number) }
                #expect(number < 1_000)
            }
        }
        #expect(checked.withLock { $0 } == [70, 1_234, 7])
        #expect(recorded.count == 1)
        #expect(recorded.first?.text.hasSuffix("\nfor 1234\n    example 2 of 3") == true)
    }

    @Test func `examples that hold or are rejected are followed by the search`() async throws {
        let checked = Mutex<[Int]>([])
        let recorded = try await issues {
            await check(CheckTests.number, examples: [2_000, 3_000]) { number in
                checked.withLock { $0.append(number) }
                if number == 3_000 { throw Rejection("too large") }
                return number < 700 || number == 2_000
            }
        }
        #expect(checked.withLock { $0.prefix(3) } == [2_000, 3_000, 0])
        #expect(recorded.first?.text.contains("\nfor 700\n") == true)
    }

    @Test func `an example that takes too long is named`() async throws {
        let gate = Gate()
        defer { gate.open() }
        let recorded = try await issues {
            await check(CheckTests.number, caseTimeLimit: .seconds(2), examples: [1, 2_000]) {
                number in
                if number == 2_000 { gate.wait() }
            }
        }
        #expect(
            recorded.map(\.text) == [
                "timed out: checking a value takes longer than 2.0 seconds\n    example 2"
            ])
    }

    @Test func `an example that traps in a child process is a failure`() async throws {
        let recorded = try await issues {
            await check(CheckTests.number, isolation: .process, examples: [1, 2_000]) { number in
                if number == 2_000 { fatalError("too large") }
            }
        }
        #expect(recorded.count == 1)
        #expect(
            recorded.first?.text.hasSuffix("Fatal error: too large\nfor 2000\n    example 2 of 2") == true)
    }

    @Test(arguments: [CheckIsolation.thread, .process])
    func `the notes of the simplest value are shown, and no others`(isolation: CheckIsolation) async throws {
        let recorded = try await issues {
            await check(CheckTests.number, isolation: isolation) { number in
                note("half: \(number / 2)")
                for digit in 1...200 where number == 700 { note("\(digit)") }
                #expect(number < 700)
            }
        }
        let text = try #require(recorded.first).text
        let notes = text.split(separator: "\n").filter { $0.hasPrefix("    note: ") }
        #expect(notes.count == 100)
        #expect(notes.prefix(2) == ["    note: half: 350", "    note: 1"])
    }

    @Test func `notes of an asynchronous body are shown, and outside of a body they are ignored`()
        async throws
    {
        note("nowhere")
        let recorded = try await issues {
            await check(CheckTests.number) { number in
                await Task.yield()
                note("number: \(number)")
                return number < 700
            }
        }
        #expect(
            recorded.first?.text.hasPrefix("The body returned false\n    note: number: 700\nfor 700\n")
                == true)
    }

    @Test(.property(shrinkBudget: 3)) func `the executions of shrinking are limited by a trait`() async throws
    {
        let recorded = try await issues { await check(CheckTests.number) { $0 < 700 } }
        #expect(recorded.first?.text.contains(", shrunk in 3 executions\n") == true)
        #expect(recorded.first?.text.contains("shrinking ran out of its budget") == true)
    }

    @Test(.property(shrinkTimeLimit: .zero)) func `the time of shrinking is limited by a trait`() async throws
    {
        let recorded = try await issues { await check(CheckTests.number) { $0 < 700 } }
        #expect(recorded.first?.text.contains(", shrunk in 0 executions\n") == true)
        #expect(recorded.first?.text.contains("shrinking ran out of time") == true)
    }

    @Test func `the statistics of a search are kept for printing`() {
        let property = Property(CheckTests.number, id: "any") { _ in true }
            .observing(.classify("small") { $0 < 10 })
        let summary = CheckVerdict(search(property, SearchSettings(cases: 20))).summary
        #expect(summary?.hasPrefix("20 cases checked\nsmall: ") == true)
        #expect(summary?.contains(/\nseed 0, [0-9.e-]+ seconds/) == true)
    }
}
