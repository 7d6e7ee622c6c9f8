import Synchronization
import Testing

/// The issues that a closure records, intercepted before they reach the test.
package func issues(recordedBy work: @Sendable () async throws -> Void) async throws -> [Issue] {
    let recorded = Recorded()
    let trait = IssueHandlingTrait.compactMapIssues { issue in
        recorded.issues.withLock { $0.append(issue) }
        return nil
    }
    try await trait.provideScope(for: #require(Test.current), testCase: .current, performing: work)
    return recorded.issues.withLock { $0 }
}

private final class Recorded: Sendable {
    let issues = Mutex<[Issue]>([])
}

extension Issue {
    /// The comment of the issue.
    package var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}

extension SourceLocation {
    /// A location outside all tests.
    package static let somewhere = SourceLocation(
        fileID: "Properties/Somewhere.swift", filePath: "/Somewhere.swift", line: 7, column: 3)
}
