import Generators
import Testing

/// The verdict of a check: empty if the property holds, else the text of one issue.
struct CheckVerdict: Sendable {
    /// The paragraphs of the issue; empty if the property holds.
    private var paragraphs: [String] = []
    /// The failing values, in full.
    private var counterexamples: [String] = []
    /// The results of the observations.
    private var statistics = ""

    /// Makes the verdict of a search, with an explanation of each counterexample.
    init<Value>(_ report: SearchReport<Value>, explaining property: Property<Value>) {
        for found in report.counterexamples {
            var remarks = [
                "replaying: \"\(ReplayToken(found.choices))\"",
                "first found in case \(found.caseIndex), shrunk in \(found.executions) executions",
            ]
            if let doubt = found.shrinking.doubt { remarks.append(doubt) }
            remarks += explain(found, of: property).freeParts.map(\.description)
            add([found.failure], of: found.value, remarks)
        }
        statistics = report.statistics.description
        if let failure = report.healthFailure { paragraphs.append(failure) }
        guard !paragraphs.isEmpty else { return }
        paragraphs.append(
            """
            seed \(report.seed), \(report.casesRun) cases checked and \(report.discards) discarded \
            (to reproduce: PROPERTY_SEED=\(report.seed))
            """)
    }

    /// Makes the verdict on the value of a token.
    init<Value>(_ failures: [Failure], of value: Value) {
        if !failures.isEmpty { add(failures, of: value, []) }
    }

    /// Makes the verdict of a check that could not be carried out.
    init(problem: String) { paragraphs = [problem] }

    private mutating func add<Value>(_ failures: [Failure], of value: Value, _ remarks: [String]) {
        let lines = failures.map(\.message) + ["for \(String(describingForTest: value))"]
        let text = (lines + remarks.map { "    " + $0 }).joined(separator: "\n")
        paragraphs.append(text)
        var structure = ""
        dump(value, to: &structure)
        counterexamples.append("\(text)\n\n\(structure)")
    }

    /// The attachments: each failing value in full, and the results of the observations.
    func files(at location: SourceLocation) -> [(name: String, text: String)] {
        let place = "\(location.fileName.prefix { $0 != "." })-\(location.line)"
        let values = counterexamples.enumerated().map { index, text in
            (name: "counterexample-\(place)-\(index + 1).txt", text: text)
        }
        return values + (statistics.isEmpty ? [] : [("statistics-\(place).txt", statistics)])
    }

    /// Records the attachments, and the issue if there is one.
    func record(at location: SourceLocation) {
        for file in files(at: location) {
            Attachment.record(file.text, named: file.name, sourceLocation: location)
        }
        guard !paragraphs.isEmpty else { return }
        Issue.record(Comment(rawValue: paragraphs.joined(separator: "\n\n")), sourceLocation: location)
    }
}
