import Foundation
import Generators
import Synchronization
import Testing
import TestSupport

@testable import PropertyTesting

/// A counter.
private struct Counting: StateMachine, Hashable {
    enum Action { case increment, read }
    var count = 0

    static let rules = [
        ActionRule<Counting>("increment", .increment), ActionRule("read", .read),
    ]

    mutating func perform(_ action: Action) -> Int {
        if action == .increment { count += 1 }
        return count
    }
}

/// Where a call waits for another one, for two milliseconds at most, as if it took that time: so that two calls that run at the
/// same time overlap however busy the machine is.
private final class Company: Sendable {
    private let present = Atomic(0)

    func wait() {
        present.add(1, ordering: .relaxed)
        for _ in 0..<40 where present.load(ordering: .relaxed) < 2 { usleep(50) }
        present.subtract(1, ordering: .relaxed)
    }
}

/// A counter without a lock.
private final class BareCounter: @unchecked Sendable {
    private var count = 0
    private let company = Company()

    func perform(_ action: Counting.Action) -> Int {
        guard action == .increment else { return count }
        let next = count + 1
        company.wait()
        count = next
        return next
    }
}

/// A counter that drops its lock between reading and writing.
private final class HastyCounter: Sendable {
    private let count = Mutex(0)
    private let company = Company()

    func perform(_ action: Counting.Action) -> Int {
        guard action == .increment else { return count.withLock { $0 } }
        let next = count.withLock { $0 } + 1
        company.wait()
        count.withLock { $0 = next }
        return next
    }
}

private final class LockedCounter: Sendable {
    private let count = Mutex(0)

    func perform(_ action: Counting.Action) -> Int {
        count.withLock { count in
            if action == .increment { count += 1 }
            return count
        }
    }
}

/// A counter with two locks, which counting takes in one order and reading in the other.
private final class CrossedCounter: Sendable {
    // A mutex of the standard library would trap on Linux, where the kernel finds the cycle.
    private let (first, second) = (DispatchSemaphore(value: 1), DispatchSemaphore(value: 1))
    private let count = Atomic(0)

    func perform(_ action: Counting.Action) -> Int {
        let (outer, inner) = action == .increment ? (first, second) : (second, first)
        outer.wait()
        usleep(2_000)
        inner.wait()
        defer {
            inner.signal()
            outer.signal()
        }
        if action == .increment { count.add(1, ordering: .relaxed) }
        return count.load(ordering: .relaxed)
    }
}

/// A counter that does not release its lock.
private final class StickyCounter: Sendable {
    // The end of one whose value is below the first one is a trap.
    private let lock = DispatchSemaphore(value: 0)
    private let count = Atomic(0)

    init() { lock.signal() }

    func perform(_ action: Counting.Action) -> Int {
        guard action == .increment else { return count.load(ordering: .sequentiallyConsistent) }
        lock.wait()
        return count.add(1, ordering: .sequentiallyConsistent).newValue
    }
}

/// Something that the actors below await.
private actor Log {
    private(set) var entries = 0

    func add() { entries += 1 }
}

/// An actor that awaits its log between reading and writing.
private actor ReentrantCounter {
    private var count = 0
    private let log = Log()

    func perform(_ action: Counting.Action) async -> Int {
        guard action == .increment else { return count }
        let next = count + 1
        await log.add()
        count = next
        return next
    }
}

private actor SafeCounter {
    private var count = 0
    private let log = Log()

    func perform(_ action: Counting.Action) async -> Int {
        if action == .increment { count += 1 }
        let response = count
        await log.add()
        return response
    }
}

/// An actor on which the second call waits for a third one.
private actor Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var count = 0

    func perform(_ action: Counting.Action) async -> Int {
        if action == .increment { count += 1 }
        if count == 2 { await withCheckedContinuation { waiting.append($0) } }
        return count
    }
}

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
                parallel: Counting.self, cases: 3, caseTimeLimit: .seconds(5)
            ) { _ in
                CrossedCounter()
            } perform: {
                $0.perform($1)
            }
        }
        #expect(recorded.count == 1)
        let text = beginning(of: recorded)
        #expect(text.hasPrefix("not ended after 0.25 seconds\n    [A] in step 1, "), "\(text)")
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
                not ended after 0.1 seconds
                    in step 2, increment
                for 1. increment
                2. increment
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

    @Test func `a slow step that ends, a slow system and a slow teardown are no failures`() async throws {
        let recorded = try await issues {
            await check(parallel: Counting.self, steps: 4...4, cases: 3, caseTimeLimit: .seconds(20)) { _ in
                try await Task.sleep(for: .milliseconds(10))
                return SafeCounter()
            } perform: { counter, action in
                try await Task.sleep(for: .milliseconds(10))
                return await counter.perform(action)
            } teardown: { _ in
                try await Task.sleep(for: .milliseconds(10))
            }
        }
        #expect(recorded.map(\.text).isEmpty)
    }

    @Test func `a lock that is never released is found in bounded time, also without branches`() async throws
    {
        let recorded = try await issues {
            await check(parallel: Counting.self, cases: 20, caseTimeLimit: .seconds(5)) { _ in
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
