import Foundation
import Synchronization
import Testing

/// Finds out which issues that were recorded outside the tasks of all tests are of a body.
///
/// The issues of a body are known by a task-local value, which a detached task, a thread and a dispatch queue do not have.
/// An issue of such work may be of another test as well. To tell, the body is called several times, with pauses between
/// the calls, in a random order. If issues of the place come in each call and in no pause, they are of the body.
final class UnownedIssues: Sendable {
    private struct State {
        /// Whether the issues of a place are of the body.
        var isOfBody: [SourceLocation: Bool] = [:]
        /// The first issue of which that is not known.
        var doubtful: Issue?
    }

    private let state = Mutex(State())
    private let patience: Duration

    /// The number of calls, and that of pauses.
    ///
    /// There are 12,870 orders of so many. Another test records its issues in the order of the calls by chance only.
    private static let calls = 8
    /// The part of the time for one value that all calls may take, and that which one call may take of it.
    private static let (share, shareOfCall) = (4, 20)
    /// The least time of a pause.
    private static let leastPause = Duration.milliseconds(1)

    /// Makes an instance for one check.
    ///
    /// - Parameter limit: the time that one value may take.
    init(limit: Duration) { patience = limit / Self.share }

    /// What to say of the issues of which it is not known whose they are; nil if there are none.
    var doubt: String? {
        state.withLock { $0.doubtful }.map { issue in
            let place = issue.sourceLocation.map { " at \($0.fileName):\($0.line)" } ?? ""
            return """
                the issue\(place) may be of this body or of another test, and is no failure of this check
                    it was recorded outside the tasks of all tests: in a detached task, a thread or a dispatch queue
                """
        }
    }

    /// Whether an issue is of a body.
    ///
    /// - Parameters:
    ///   - time: the time that the call took in which the issue came.
    ///   - call: calls the body.
    ///   - observe: the issues outside all tests that are recorded during some work.
    func isOfBody(
        _ issue: Issue, _ time: Duration, _ call: () throws -> Void,
        _ observe: @escaping (_ work: () throws -> Void) -> [Issue]
    ) -> Bool {
        let place = issue.sourceLocation
        if let place, let known = state.withLock({ $0.isOfBody[place] }) { return known }
        let isOfBody =
            time * Self.shareOfCall <= patience
            && alternates(time, call) { work in
                observe(work).contains { $0.sourceLocation == place }
            }
        state.withLock { state in
            if let place { state.isOfBody[place] = isOfBody }
            if !isOfBody, state.doubtful == nil { state.doubtful = issue }
        }
        return isOfBody
    }

    /// Whether something comes in each of several calls, and in none of as many pauses.
    private func alternates(
        _ time: Duration, _ call: () throws -> Void, _ comes: @escaping (_ work: () throws -> Void) -> Bool
    ) -> Bool {
        let start = ContinuousClock.now
        var longest = max(time, Self.leastPause)
        let isCalled = [true, false].flatMap { Array(repeating: $0, count: Self.calls) }.shuffled()
        return isCalled.allSatisfy { isCalled in
            let before = ContinuousClock.now
            guard before - start < patience, !Task.isCancelled else { return false }
            guard isCalled else {
                return !comes { Thread.sleep(forTimeInterval: longest / .seconds(1)) }
            }
            defer { longest = max(longest, ContinuousClock.now - before) }
            return comes(call)
        }
    }
}
