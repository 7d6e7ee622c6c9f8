import Foundation
import Synchronization

/// Where a leader and its followers meet, so that they begin some work at the same time and end it together.
///
/// All of them spin, because a thread that has to be woken would come too late for work of a few nanoseconds.
final class Rendezvous<Work: Sendable>: Sendable {
    private let followers: Int
    private let work = Mutex<Work?>(nil)
    /// The number of times that the leader has given work.
    private let given = Atomic(0)
    /// The number of followers that have come to the current work, and of those that are done with it.
    private let come = Atomic(0), done = Atomic(0)
    private let hasEnded = Atomic(false)

    /// The number of looks after which a thread lets another one run, some milliseconds.
    ///
    /// A thread that gives way earlier on a busy machine would not be there when the others come. Where there is one core,
    /// they cannot meet.
    private static var patience: Int { 100_000 }

    init(followers: Int) { self.followers = followers }

    /// Gives work to the followers, does the leader's part of it at the same time, and waits for theirs.
    func lead(_ work: Work, _ part: () -> Void) {
        come.store(0, ordering: .relaxed)
        done.store(0, ordering: .relaxed)
        self.work.withLock { $0 = work }
        given.add(1, ordering: .releasing)
        guard spin(until: { come.load(ordering: .acquiring) == followers }) else { return }
        come.add(1, ordering: .releasing)
        part()
        _ = spin { done.load(ordering: .acquiring) == followers }
        self.work.withLock { $0 = nil }
    }

    /// Does a follower's part of all work, until the leader ends it.
    func follow(_ part: (Work) -> Void) {
        var seen = 0
        while spin(until: { given.load(ordering: .acquiring) > seen }) {
            seen += 1
            var work = self.work.withLock { $0 }
            come.add(1, ordering: .acquiringAndReleasing)
            guard spin(until: { come.load(ordering: .acquiring) > followers }) else { return }
            if let work { part(work) }
            // The leader may release what belongs to the work from now on.
            work = nil
            done.add(1, ordering: .releasing)
        }
    }

    /// Lets all threads end that wait here.
    func end() { hasEnded.store(true, ordering: .relaxed) }

    /// Whether the threads that wait here end.
    var isOver: Bool { hasEnded.load(ordering: .relaxed) }

    /// Waits for a condition; returns whether it came about before the end.
    private func spin(until isMet: () -> Bool) -> Bool {
        var looks = 0
        while !isMet() {
            if isOver { return false }
            looks += 1
            if looks % Self.patience == 0 { sched_yield() }
        }
        return true
    }
}
