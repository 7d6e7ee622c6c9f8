import Generators
import Synchronization
import Testing

/// Bodies whose outcome depends on more than the value.
@Suite struct RecurrenceTests {
    private static let number = Generator<Int>.integer(in: 0...100_000)

    /// The only counterexample of a body that is also given the number of calls before this one and the last value.
    private static func counterexample(
        _ generator: Generator<Int> = number,
        fails: @escaping @Sendable (_ value: Int, _ calls: Int, _ last: Int?) -> Bool
    ) throws -> Counterexample<Int> {
        let past = Mutex((calls: 0, last: Int?.none))
        let property = Property(generator) { value in
            let (calls, last) = past.withLock { past in
                defer { past = (past.calls + 1, value) }
                return past
            }
            return fails(value, calls, last) ? [Failure(id: "fails", message: "fails for \(value)")] : []
        }
        return try #require(search(property).counterexamples.first)
    }

    @Test func `a failure that depends on the value only recurs`() throws {
        let found = try Self.counterexample { value, _, _ in value >= 700 }
        #expect(found.recurrence == .recurs && found.value == 700 && found.doubts.isEmpty)
    }

    @Test(arguments: [3, 40, 200])
    func `a failure that never recurs keeps the value and the message of the first time`(call: Int) throws {
        let found = try Self.counterexample { _, calls, _ in calls == call }
        #expect(found.recurrence == .never && found.caseIndex == call)
        #expect(found.value == found.original && found.failure.message == "fails for \(found.value)")
    }

    @Test func `a failure lost while it shrinks keeps the value and the message of the first time`() throws {
        let found = try Self.counterexample { value, calls, _ in value >= 700 && calls < 8 }
        #expect(found.recurrence == .never && found.executions > 0)
        #expect(found.value == found.original && found.failure.message == "fails for \(found.value)")
    }

    @Test func `a failure that recurs by chance is counted`() throws {
        let found = try Self.counterexample(.always(7)) { _, calls, _ in calls % 3 == 0 }
        #expect(found.recurrence == .sometimes(failures: 1, runs: 5))
        #expect(found.doubts.first?.hasPrefix("fails in 1 of 5 runs with the same value: ") == true)
    }

    @Test(arguments: [0, 1, 20], [2, 3])
    func `a failure by chance is counted where no executions are left to run it again`(
        budget: Int, period: Int
    ) throws {
        let calls = Mutex(0)
        let property = Property(Self.number, id: "chance") { _ in
            calls.withLock { calls in
                calls += 1
                return calls % period != 0
            }
        }
        var settings = SearchSettings()
        settings.shrinkBudget = budget
        settings.stopWhenFound = ["chance"]
        let found = try #require(search(property, settings).counterexamples.first)
        guard case .sometimes(let failures, runs: 5) = found.recurrence else {
            Issue.record("\(found.recurrence)")
            return
        }
        #expect(found.doubts.first?.hasPrefix("fails in \(failures) of 5 runs with the same value: ") == true)
    }

    @Test func `a failure that did not recur without executions to shrink it is said so`() throws {
        let calls = Mutex(0)
        let property = Property(Self.number, id: "once") { _ in
            calls.withLock { calls in
                calls += 1
                return calls != 7
            }
        }
        var settings = SearchSettings()
        settings.shrinkBudget = 0
        let found = try #require(search(property, settings).counterexamples.first)
        #expect(found.recurrence == .never && found.doubts.count == 2)
    }

    @Test func `a failure that needs the value before it names its case`() throws {
        let found = try Self.counterexample { value, _, last in last.map { $0 > value + 10_000 } ?? false }
        #expect(found.recurrence == .after(cases: found.caseIndex - 1..<found.caseIndex))
        #expect(found.value == found.original && found.failure.message == "fails for \(found.value)")
        #expect(
            found.doubts == [
                """
                fails only after the value of case \(found.caseIndex - 1): \
                the body keeps state from one value to the next
                """
            ])
    }

    @Test func `a failure that needs several values before it names their cases`() throws {
        let rising = Mutex(0)
        let found = try Self.counterexample { value, _, last in
            rising.withLock { rising in
                rising = value > last ?? .max ? rising + 1 : 0
                return rising == 3
            }
        }
        #expect(found.recurrence == .after(cases: found.caseIndex - 4..<found.caseIndex))
    }

    @Test(arguments: [number, .integer(in: 0...9)])
    func `a value that changes the outcome of an earlier one is said so`(numbers: Generator<Int>) throws {
        let found = try Self.counterexample(numbers) { _, calls, _ in calls >= 6 }
        guard case .notBefore(let index) = found.recurrence else {
            Issue.record("\(found.recurrence)")
            return
        }
        #expect(found.value == 0 && (0..<6).contains(index))
        #expect(found.doubts.first?.hasPrefix("did not fail with the same value in case \(index): ") == true)
    }
}
