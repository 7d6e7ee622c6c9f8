import Generators
import Synchronization
import Testing

/// Keeps the issues that a body records from being seen, and makes failures of them.
final class IssueCollector: Sendable {
    private let issues = Mutex<[Issue]>([])

    /// Does some work, during which no issue gets out of the task that does it and its children.
    func collecting(in test: Test, _ work: @Sendable () async throws -> Void) async throws {
        let trait = IssueHandlingTrait.compactMapIssues { issue in
            self.issues.withLock { $0.append(issue) }
            return nil
        }
        try await trait.provideScope(for: test, testCase: .current, performing: work)
    }

    /// Runs a body, and tells in which ways it failed.
    ///
    /// - Throws: `Rejection` if the body does, or if it ends early because it was cancelled.
    func failures(_ body: () throws -> [Failure]) throws(Rejection) -> [Failure] {
        _ = take()
        var failures: [Failure] = []
        do {
            failures += try body()
        } catch let rejection as Rejection {
            throw rejection
        } catch is CancellationError where Task.isCancelled {
            throw Rejection("the check was cancelled")
        } catch is ExpectationFailedError {
            // Thrown by a `#require` that has recorded what failed.
        } catch {
            failures.append(Failure(error))
        }
        return take().filter(isFailure).map(Failure.init) + failures
    }

    private func take() -> [Issue] {
        issues.withLock { issues in
            defer { issues = [] }
            return issues
        }
    }

    /// Whether an issue of a body that has ended means that the property fails.
    ///
    /// If the issue is known, it matters who says so: a `withKnownIssue` in the body makes it no failure, but one
    /// around the check expects the check to fail. The latter also knows a copy recorded here, outside the body.
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
    /// An issue as a failure; those recorded at one place count as one bug.
    fileprivate init(_ issue: Issue) {
        // The words for an expectation end with a space.
        let kind = "\(issue.kind)".reversed().drop { $0 == " " }.reversed()
        let message = ([String(kind)] + issue.comments.map(\.rawValue)).joined(separator: ": ")
        if let location = issue.sourceLocation {
            self.init(id: "\(location)", message: "\(message)\n    at \(location.fileName):\(location.line)")
        } else {
            self.init(id: message, message: message)
        }
    }

    /// An error that a body threw; those of one type count as one bug.
    fileprivate init(_ error: any Error) {
        let type = String(describing: type(of: error))
        self.init(id: type, message: "Caught error of type \(type): \(String(describingForTest: error))")
    }
}
