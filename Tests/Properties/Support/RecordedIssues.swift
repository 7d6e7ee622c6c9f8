import Synchronization
import Testing

/// What a test would be told of by some work: the issues it records, which are kept from the test that runs it.
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
    /// What somebody said of it.
    package var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}

extension SourceLocation {
    /// A place that is no line of any test.
    package static let somewhere = SourceLocation(
        fileID: "Properties/Somewhere.swift", filePath: "/Somewhere.swift", line: 7, column: 3)
}
