import Generators
import Synchronization
import Testing

/// Intercepts the issues that a body records, and converts them to failures.
final class IssueCollector: Sendable {
    private let issues = Mutex<[Issue]>([])
    private let notes = NoteBook()

    /// Runs a closure, and intercepts the issues that its task and child tasks record.
    func collecting(in test: Test, _ work: @Sendable () async throws -> Void) async throws {
        let trait = IssueHandlingTrait.compactMapIssues { issue in
            self.issues.withLock { $0.append(issue) }
            return nil
        }
        try await NoteBook.$current.withValue(notes) {
            try await trait.provideScope(for: test, testCase: .current, performing: work)
        }
    }

    /// Runs a body, and returns its failures.
    ///
    /// - Throws: `Rejection` if the body throws it, or if the body ends early because of cancellation.
    func failures(_ body: () throws -> [Failure]) throws(Rejection) -> [Failure] {
        _ = take()
        _ = notes.take()
        var failures: [Failure] = []
        do {
            // A step of a program, or its teardown, may end by `#require` too.
            failures += try body().filter { !$0.id.hasSuffix("\(ExpectationFailedError.self)") }
        } catch let rejection as Rejection {
            throw rejection
        } catch is CancellationError where Task.isCancelled {
            throw Rejection("the check was cancelled")
        } catch is ExpectationFailedError {
            // Thrown by `#require`, which has recorded the failure.
        } catch {
            failures.append(Failure(error))
        }
        failures = take().filter(isFailure).map(Failure.init) + failures
        if failures.isEmpty { return [] }
        let noted = notes.take().map { "\n    note: \($0)" }.joined()
        return failures.map { Failure(id: $0.id, message: $0.message + noted) }
    }

    private func take() -> [Issue] {
        issues.withLock { issues in
            defer { issues = [] }
            return issues
        }
    }

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
        return take().contains { !$0.isFailure }
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
        self.init(id: type, message: "Caught error of type \(type): \(String(describingForTest: error))")
    }
}
