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
    func beginning(of issues: [Issue]) -> String {
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
