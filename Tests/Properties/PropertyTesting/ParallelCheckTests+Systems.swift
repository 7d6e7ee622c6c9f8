import Foundation
import Generators
import Synchronization

// What the tests run in parallel: right and wrong counters.
extension ParallelCheckTests {
    /// A counter.
    struct Counting: StateMachine, Hashable {
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
    final class Company: Sendable {
        private let present = Atomic(0)

        func wait() {
            present.add(1, ordering: .relaxed)
            for _ in 0..<40 where present.load(ordering: .relaxed) < 2 { usleep(50) }
            present.subtract(1, ordering: .relaxed)
        }
    }

    /// A counter without a lock.
    final class BareCounter: @unchecked Sendable {
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
    final class HastyCounter: Sendable {
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

    final class LockedCounter: Sendable {
        private let count = Mutex(0)

        func perform(_ action: Counting.Action) -> Int {
            count.withLock { count in
                if action == .increment { count += 1 }
                return count
            }
        }
    }

    /// A counter with two locks, which counting takes in one order and reading in the other.
    ///
    /// Whoever has one waits until another one has its own, so that they meet on a busy machine too.
    final class CrossedCounter: Sendable {
        // A mutex of the standard library would trap on Linux, where the kernel finds the cycle.
        private let (first, second) = (DispatchSemaphore(value: 1), DispatchSemaphore(value: 1))
        private let count = Atomic(0)
        private let holders = Atomic(0)

        func perform(_ action: Counting.Action) -> Int {
            let (outer, inner) = action == .increment ? (first, second) : (second, first)
            outer.wait()
            holders.add(1, ordering: .sequentiallyConsistent)
            for _ in 0..<60 where holders.load(ordering: .sequentiallyConsistent) < 2 { usleep(500) }
            inner.wait()
            defer {
                holders.subtract(1, ordering: .sequentiallyConsistent)
                inner.signal()
                outer.signal()
            }
            if action == .increment { count.add(1, ordering: .relaxed) }
            return count.load(ordering: .relaxed)
        }
    }

    /// A counter that does not release its lock.
    final class StickyCounter: Sendable {
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
    actor Log {
        private(set) var entries = 0

        func add() { entries += 1 }
    }

    /// An actor that awaits its log between reading and writing.
    actor ReentrantCounter {
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

    actor SafeCounter {
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
    actor Gate {
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private var count = 0

        func perform(_ action: Counting.Action) async -> Int {
            if action == .increment { count += 1 }
            if count == 2 { await withCheckedContinuation { waiting.append($0) } }
            return count
        }
    }
}
