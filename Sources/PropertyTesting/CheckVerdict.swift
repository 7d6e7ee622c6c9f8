import Generators
import Testing

/// What a check has to say: nothing if the property holds, or else the text of one issue.
struct CheckVerdict: Sendable {
    /// The paragraphs of the issue; none if there is none.
    private var paragraphs: [String] = []
    /// The values that fail, in full.
    private var counterexamples: [String] = []
    /// What was observed of the values.
    private var statistics = ""

    /// Says what a search came to, and which parts of what it found may be anything.
    init<Value>(_ report: SearchReport<Value>, explaining property: Property<Value>) {
        for found in report.counterexamples {
            var remarks = [
                "replaying: \"\(ReplayToken(found.choices))\"",
                "first met as case \(found.caseIndex), shrunk in \(found.executions) executions",
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

    /// What goes with the test as files: each value that fails, in full, and what was observed.
    func files(at location: SourceLocation) -> [(name: String, text: String)] {
        let place = "\(location.fileName.prefix { $0 != "." })-\(location.line)"
        let values = counterexamples.enumerated().map { index, text in
            (name: "counterexample-\(place)-\(index + 1).txt", text: text)
        }
        return values + (statistics.isEmpty ? [] : [("statistics-\(place).txt", statistics)])
    }

    /// Records the issue if there is one, and the files in any case.
    func record(at location: SourceLocation) {
        for file in files(at: location) {
            Attachment.record(file.text, named: file.name, sourceLocation: location)
        }
        guard !paragraphs.isEmpty else { return }
        Issue.record(Comment(rawValue: paragraphs.joined(separator: "\n\n")), sourceLocation: location)
    }
}
