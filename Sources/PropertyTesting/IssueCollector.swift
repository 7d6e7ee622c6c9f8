import Generators
import Synchronization
import Testing

/// Intercepts the issues that a body records, and converts them to failures.
package final class IssueCollector: Sendable {
    /// What was recorded since the last look.
    struct Recorded {
        /// The issues of the task that collects, and of its child tasks.
        var issues: [Issue] = []
        /// The issues that were recorded outside the tasks of all tests.
        var unowned: [Issue] = []
    }

    private let recorded = Mutex(Recorded())
    /// The first warning of each place.
    private let firstWarnings = Mutex<[Failure]>([])
    private let notes = NoteBook()
    private let owners: UnownedIssues

    /// Makes a collector.
    ///
    /// - Parameter limit: the time that one value may take.
    init(limit: Duration) { owners = UnownedIssues(limit: limit) }

    /// The texts of the warnings of the check: of those that bodies recorded, the first one of each place, and on issues
    /// that may be of a body or of another test.
    var warnings: [String] {
        firstWarnings.withLock { $0.map(\.message) } + (owners.doubt.map { [$0] } ?? [])
    }

    /// Runs a closure, and intercepts the issues that its task and child tasks record.
    func collecting(in test: Test, _ work: @Sendable () async throws -> Void) async throws {
        let trait = IssueHandlingTrait.compactMapIssues { issue in
            self.intercept(issue)
            return nil
        }
        try await NoteBook.$current.withValue(notes) {
            try await trait.provideScope(for: test, testCase: .current, performing: work)
        }
    }

    /// Notes an issue of this collector's task, or of no test.
    ///
    /// Swift Testing sends an issue of no test to everybody who intercepts issues, and records it besides. So whoever gets
    /// it must not pass it on.
    private func intercept(_ issue: Issue) {
        let isOwn = NoteBook.current === notes
        recorded.withLock { recorded in
            if isOwn { recorded.issues.append(issue) } else { recorded.unowned.append(issue) }
        }
    }

    /// Runs a body, and returns its failures.
    ///
    /// - Parameter isAlone: whether this process runs nothing but the body, so that all issues are of it.
    /// A failure that is recorded before the body throws a rejection counts: a body goes on after `#expect`, and what it
    /// then draws or assumes may be wrong because of the failure.
    ///
    /// - Throws: `Rejection` if the body throws it, or if the body ends early because of cancellation.
    func failures(isAlone: Bool, _ body: () throws -> [Failure]) throws(Rejection) -> [Failure] {
        _ = take()
        _ = notes.take()
        let start = ContinuousClock.now
        var failures: [Failure] = []
        var rejection: Rejection?
        do {
            // A step of a program, or its teardown, may end by `#require` too.
            failures += try body().filter { !$0.id.hasSuffix("\(ExpectationFailedError.self)") }
        } catch let thrown as Rejection {
            rejection = thrown
        } catch is ExpectationFailedError {
            // Thrown by `#require`, which has recorded the failure.
        } catch _ where Task.isCancelled {
            // What a cancelled body throws is about the cancellation: `Test.cancel` has an error of its own, as have others.
            throw Rejection("the check was cancelled")
        } catch {
            failures.append(Failure(error))
        }
        let recorded = take()
        let noted = notes.take()
        failures = recorded.issues.filter(isFailure).map(Failure.init) + failures
        let unowned = recorded.unowned.filter(\.isFailure)
        if !unowned.isEmpty {
            let time = ContinuousClock.now - start
            let own = unowned.filter { issue in
                isAlone || owners.isOfBody(issue, time, { _ = try body() }, self.unowned)
            }
            failures += own.map(Failure.init)
        }
        if failures.isEmpty {
            if let rejection { throw rejection }
            note(warnings: recorded.issues)
            return []
        }
        let lines = noted.map { "\n    note: \($0)" }.joined()
        return failures.map { Failure(id: $0.id, message: $0.message + lines) }
    }

    private func note(warnings issues: [Issue]) {
        for warning in issues.filter({ $0.severity < .error }).map(Failure.init) {
            firstWarnings.withLock { if !$0.contains(where: { $0.id == warning.id }) { $0.append(warning) } }
        }
    }

    /// The issues of no test that are recorded during some work.
    private func unowned(during work: () throws -> Void) -> [Issue] {
        _ = take()
        try? work()
        return take().unowned
    }

    private func take() -> Recorded {
        recorded.withLock { recorded in
            defer { recorded = Recorded() }
            return recorded
        }
    }
}

extension IssueCollector {
    /// Whether an issue of the body is a failure of the property.
    ///
    /// A known issue is not a failure if `withKnownIssue` is in the body. If it is around the check, the check is
    /// expected to fail. The two are distinguished by recording a copy of the issue here, outside the body: only the
    /// latter matches the copy.
    private func isFailure(_ issue: Issue) -> Bool {
        if issue.isFailure { return true }
        guard issue.severity >= .error, let location = issue.sourceLocation else { return false }
        if let error = issue.error {
            Issue.record(error, issue.comments.first, sourceLocation: location)
        } else {
            Issue.record(issue.comments.first, severity: .error, sourceLocation: location)
        }
        return take().issues.contains { !$0.isFailure }
    }
}

extension Failure {
    /// Converts an issue; issues recorded at one place count as one bug.
    fileprivate init(_ issue: Issue) {
        // The description of an expectation ends with a space.
        let kind = "\(issue.kind)".reversed().drop { $0 == " " }.reversed()
        let message = ([String(kind)] + issue.comments.map(\.rawValue)).joined(separator: ": ")
        if let location = issue.sourceLocation {
            self.init(id: "\(location)", message: "\(message)\n    at \(location.fileName):\(location.line)")
        } else {
            self.init(id: message, message: message)
        }
    }

    /// Converts an error that a body threw; errors of one type count as one bug.
    fileprivate init(_ error: any Error) {
        let type = String(describing: type(of: error))
        self.init(id: type, message: "Caught error of type \(type): \(String(inIssue: error))")
    }
}
