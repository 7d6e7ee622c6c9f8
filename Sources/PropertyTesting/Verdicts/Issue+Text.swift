import Generators
import Testing

extension Issue {
    /// Records a text, which may contain anything.
    static func record(_ text: String, severity: Severity = .error, at location: SourceLocation) {
        Issue.record(Comment(rawValue: text.visible), severity: severity, sourceLocation: location)
    }
}

extension String {
    /// The text of a value in an issue.
    init<Value>(inIssue value: Value) {
        // At the top level too a text is quoted, as it is inside a list. What a user says of a type for tests comes first.
        let isDescribed = value is any CustomTestStringConvertible && !(value is any StringProtocol)
        self = (isDescribed ? nil : String(quoting: value)) ?? String(describingForTest: value)
    }
}
