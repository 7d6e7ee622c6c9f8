import Foundation
import Generators
import Testing
import TestSupport

@testable import PropertyTesting

/// Branches, and steps of programs, that do not end.
extension ParallelCheckTests {
    @Test
    func `locks that are taken crosswise end in bounded time, with the step in which each branch stands`()
        async throws
    {
        let recorded = try await issues {
            await check(
                parallel: Counting.self, cases: 100, seed: 0, caseTimeLimit: .seconds(2)
            ) { _ in
                CrossedCounter()
            } perform: {
                $0.perform($1)
            }
        }
        #expect(recorded.count == 1)
        let text = beginning(of: recorded)
        #expect(text.hasPrefix("not ended after 0.4 seconds\n    [A] in step 1, "), "\(text)")
        #expect(text.contains("\n    [B] in step 2, "))
        #expect(text.split(separator: "\n").count == 5)
    }

    @Test func `a task that is never resumed is one failure with the step in which it stands`() async throws {
        let recorded = try await issues {
            await check(parallel: Counting.self, cases: 30, caseTimeLimit: .seconds(2)) { _ in
                Gate()
            } perform: {
                await $0.perform($1)
            }
        }
        #expect(recorded.count == 1)
        #expect(
            beginning(of: recorded) == """
                not ended after 0.4 seconds
                    in step 2, increment
                for 1. increment
                2. increment
                """)
    }

    /// The watchdog of a check has 20 such looks in the time limit of a case, of which this limit is a fifth; were there
    /// more here, a busy pool would let that one report first, which knows no step.
    @Test func `a suspended closure is out of time after four looks, however rarely the pool answers`() {
        var (looks, served) = (0, 0)
        #expect(throws: OutOfTime.self) {
            try waiting(
                on: ThreadExecutor(), limit: .milliseconds(400),
                isServing: {
                    looks += 1
                    if looks.isMultiple(of: 5) { served += 1 }
                    return looks.isMultiple(of: 5)
                }
            ) {
                try await Task.sleep(for: .seconds(60))
            }
        }
        #expect(served == 4)
    }

    @Test func `a slow step is not blamed for another one that does not end`() async throws {
        let recorded = try await issues {
            await check(parallel: Counting.self, cases: 30, caseTimeLimit: .seconds(2)) { _ in
                SafeCounter()
            } perform: { counter, action in
                try await Task.sleep(for: action == .read ? .seconds(30) : .milliseconds(150))
                return await counter.perform(action)
            }
        }
        #expect(
            beginning(of: recorded) == """
                not ended after 0.4 seconds
                    in step 1, read
                for 1. read
                """)
    }

    @Test func `a program that blocks its thread does not fail those after it`() throws {
        let run = TaskRun<Counting, SafeCounter>(
            executor: ReplaceableExecutor(), limit: .milliseconds(200), system: { _ in SafeCounter() },
            perform: { counter, action in
                let count = await counter.perform(action)
                if count == 2 { usleep(5_000_000) }
                return count
            }, teardown: { _ in })
        func program(_ choices: [UInt64]) throws -> ParallelProgram<Counting> {
            var source = ChoiceSource(replaying: choices)
            return try Generator.parallelProgram(of: Counting.self).generate(from: &source)
        }
        let (one, two) = (try program([1, 0, 0]), try program([1, 0, 0, 1, 0, 0]))
        #expect((one.steps.count, two.steps.count) == (1, 2))
        #expect(
            try run.failures(of: two, .arrival) == [
                Failure(
                    id: BranchPlaces.id, message: "not ended after 0.2 seconds\n    in step 2, increment")
            ])
        #expect(try run.failures(of: one, .arrival).isEmpty)
    }

    @Test func `a lock that is never released is found in bounded time, also without branches`() async throws
    {
        let recorded = try await issues {
            await check(parallel: Counting.self, cases: 20, caseTimeLimit: .seconds(2)) { _ in
                StickyCounter()
            } perform: {
                $0.perform($1)
            }
        }
        #expect(recorded.count == 1)
        let text = beginning(of: recorded)
        #expect(text.hasPrefix("not ended after "), "\(text)")
        #expect(text.hasSuffix("\n    in step 2, increment\nfor 1. increment\n2. increment"), "\(text)")
    }
}
