import Generators
import Testing

/// What a check has to say: nothing if the property holds, or else the text of one issue.
struct CheckVerdict: Sendable {
    /// The paragraphs of the issue; none if there is none.
    private var paragraphs: [String] = []
    /// The values that fail, in full.
    private var counterexamples: [String] = []

    /// Says what a search came to.
    init<Value>(_ report: SearchReport<Value>) {
        for found in report.counterexamples {
            var remarks = [
                "replaying: \"\(ReplayToken(found.choices))\"",
                "first met as case \(found.caseIndex), shrunk in \(found.executions) executions",
            ]
            if let doubt = found.shrinking.doubt { remarks.append(doubt) }
            add([found.failure], of: found.value, remarks)
        }
        if let failure = report.healthFailure { paragraphs.append(failure) }
        guard !paragraphs.isEmpty else { return }
        paragraphs.append(
            """
            seed \(report.seed), \(report.casesRun) cases checked and \(report.discards) discarded \
            (again: PROPERTY_SEED=\(report.seed))
            """)
    }

    /// Says how the value of a token fares.
    init<Value>(_ failures: [Failure], of value: Value) {
        if !failures.isEmpty { add(failures, of: value, []) }
    }

    /// Says why nothing could be checked.
    init(trouble: String) { paragraphs = [trouble] }

    private mutating func add<Value>(_ failures: [Failure], of value: Value, _ remarks: [String]) {
        let lines = failures.map(\.message) + ["for \(String(describingForTest: value))"]
        let text = (lines + remarks.map { "    " + $0 }).joined(separator: "\n")
        paragraphs.append(text)
        var structure = ""
        dump(value, to: &structure)
        counterexamples.append("\(text)\n\n\(structure)")
    }

    /// Each value that fails, in full, as a file to go with an issue.
    func files(at location: SourceLocation) -> [(name: String, text: String)] {
        let place = "\(location.fileName.prefix { $0 != "." })-\(location.line)"
        return counterexamples.enumerated().map { index, text in
            ("counterexample-\(place)-\(index + 1).txt", text)
        }
    }

    /// Records the issue if there is one, with its files beside it.
    func record(at location: SourceLocation) {
        guard !paragraphs.isEmpty else { return }
        for file in files(at: location) {
            Attachment.record(file.text, named: file.name, sourceLocation: location)
        }
        Issue.record(Comment(rawValue: paragraphs.joined(separator: "\n\n")), sourceLocation: location)
    }
}
