import Foundation
import Generators
import Synchronization
import Testing
import TestSupport

@testable import PropertyTesting

/// Threads of one section compete with those of the others, so the tests take turns.
@Suite(.serialized, .property(cases: 100, seed: 0)) struct ParallelCheckTests {
    private struct Broken: Error {}

    /// The lines of an issue before the one with the token.
    private func beginning(of issues: [Issue]) -> String {
        (issues.first?.text ?? "").components(separatedBy: "\n    replaying")[0]
    }

    private static let lostIncrement = """
        no order of the steps that ran at the same time gives these responses
            [A] 1. increment → 1
            [B] 2. increment → 1
        for 1. [A] increment
        2. [B] increment
        """

    @Test func `a class with a lock, and an actor that changes before it awaits, are no issues`() async throws
    {
        let recorded = try await issues {
            await check(parallel: Counting.self) { _ in
                LockedCounter()
            } perform: {
                $0.perform($1)
            }
            await check(parallel: Counting.self, branches: 3) { _ in
                SafeCounter()
            } perform: {
                await $0.perform($1)
            }
        }
        #expect(recorded.map(\.text).isEmpty)
    }

    @Test func `a class without a lock loses one of two increments`() async throws {
        let recorded = try await issues {
            await check(parallel: Counting.self) { _ in
                BareCounter()
            } perform: {
                $0.perform($1)
            }
        }
        #expect(recorded.count == 1)
        #expect(beginning(of: recorded) == Self.lostIncrement)
    }

    @Test func `a lock that is dropped too early loses one of two increments`() async throws {
        let recorded = try await issues {
            await check(parallel: Counting.self) { _ in
                HastyCounter()
            } perform: {
                $0.perform($1)
            }
        }
        #expect(recorded.count == 1)
        #expect(beginning(of: recorded) == Self.lostIncrement)
    }

    @Test(arguments: 0..<20)
    func `an actor that lets a call in while it awaits loses one of two increments`(seed: UInt64) async throws
    {
        let recorded = try await issues {
            await check(parallel: Counting.self, seed: seed) { _ in
                ReentrantCounter()
            } perform: {
                await $0.perform($1)
            }
        }
        #expect(recorded.count == 1)
        #expect(beginning(of: recorded) == Self.lostIncrement)
    }

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

    @Test func `an error of a step is a failure, and so is one of the teardown after it`() async throws {
        let recorded = try await issues {
            await check(parallel: Counting.self, cases: 30) { _ in
                LockedCounter()
            } perform: { counter, action in
                if action == .read { throw Broken() }
                return counter.perform(action)
            } teardown: { _ in
                throw CancellationError()
            }
        }
        let failures = try #require(recorded.first).text.split(separator: "\n\n")
        #expect(failures[0].hasPrefix("teardown: CancellationError()\nfor no steps\n"))
    }

    @Test func `a requirement in a step is one failure of the check, on threads and in tasks`() async throws {
        let recorded = try await issues {
            await check(parallel: Counting.self) { _ in
                LockedCounter()
            } perform: { counter, action in
                try #require(action == .increment ? counter.perform(action) : nil)
            }
            await check(parallel: Counting.self) { _ in
                SafeCounter()
            } perform: { counter, action in
                let count = await counter.perform(action)
                return try #require(action == .increment ? count : nil)
            }
        }
        #expect(recorded.count == 2)
        for issue in recorded {
            #expect(issue.text.hasPrefix("Expectation failed: "))
            #expect(issue.text.contains("\nfor 1. read\n"))
        }
    }

    @Test func `slow steps that end, a slow system and a slow teardown are no failures`() async throws {
        let recorded = try await issues {
            await check(parallel: Counting.self, steps: 12...12, cases: 3, caseTimeLimit: .seconds(3)) { _ in
                try await Task.sleep(for: .milliseconds(100))
                return SafeCounter()
            } perform: { counter, action in
                try await Task.sleep(for: .milliseconds(100))
                return await counter.perform(action)
            } teardown: { _ in
                try await Task.sleep(for: .milliseconds(100))
            }
        }
        #expect(recorded.map(\.text).isEmpty)
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

    @Test func `each system is torn down once`() async throws {
        let (made, torn) = (Counter(), Counter())
        let recorded = try await issues {
            await check(parallel: Counting.self, cases: 20) { _ in
                made.add()
                return HastyCounter()
            } perform: {
                $0.perform($1)
            } teardown: { _ in
                torn.add()
            }
        }
        #expect(recorded.count == 1)
        #expect(made.count > 3)
        #expect(torn.count == made.count)
    }

    private final class Counter: Sendable {
        private let value = Atomic(0)

        var count: Int { value.load(ordering: .relaxed) }
        func add() { value.add(1, ordering: .relaxed) }
    }

    @Test func `a token replays a program with the order of its tasks`() async throws {
        let found = try await issues {
            await check(parallel: Counting.self) { _ in
                ReentrantCounter()
            } perform: {
                await $0.perform($1)
            }
        }
        let token = try #require(found.first).text.split(separator: "\"")[1]
        let again = try await issues {
            await check(parallel: Counting.self, replaying: String(token)) { _ in
                ReentrantCounter()
            } perform: {
                await $0.perform($1)
            }
        }
        #expect(again.map(\.text) == [Self.lostIncrement])
    }
}
