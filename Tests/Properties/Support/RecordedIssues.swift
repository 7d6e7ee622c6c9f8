import Foundation
import PropertyTesting
import Synchronization
import Testing

/// The issues that a closure records, intercepted before they reach the test.
///
/// A run of the tests that was killed leaves notes of what its checks were at, which the next run of a check reports. So
/// checks have an empty folder for them here, or the one that is given. The failures of checks that name no file are not saved.
package func issues(
    in folder: TemporaryFolder? = nil, recordedBy work: @Sendable () async throws -> Void
) async throws -> [Issue] {
    guard let folder else {
        var recorded: [Issue] = []
        try await TemporaryFolder.with { recorded = try await issues(in: $0, recordedBy: work) }
        return recorded
    }
    let recorded = Recorded()
    let trait = IssueHandlingTrait.compactMapIssues { issue in
        recorded.issues.withLock { $0.append(issue) }
        return nil
    }
    try await UnfinishedChecks.$parent.withValue(URL(fileURLWithPath: folder.path)) {
        try await SavedTokens.$usualFolder.withValue(nil) {
            try await trait.provideScope(for: #require(Test.current), testCase: .current, performing: work)
        }
    }
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
