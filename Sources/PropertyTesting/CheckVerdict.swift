import Generators
import Testing

/// The verdict of a check: empty if the property holds, else the text of one issue.
struct CheckVerdict: Sendable {
    /// The paragraphs of the issue; empty if the property holds.
    private var paragraphs: [String] = []
    /// The texts of warnings, each of which is an issue that does not fail the test.
    private var warnings: [String] = []
    /// The failing values, in full.
    private var counterexamples: [String] = []
    /// The results of the observations or of the search, and the beginning of the name of their file.
    private var results: [(name: String, text: String)] = []

    /// Whether nothing failed.
    var holds: Bool { paragraphs.isEmpty }

    /// Makes the verdict of a check in which nothing failed.
    init() {}

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
        attach(report.statistics.description, as: "statistics")
        if let failure = report.healthFailure { paragraphs.append(failure) }
        guard !paragraphs.isEmpty else { return }
        paragraphs.append(
            """
            seed \(report.seed), \(report.casesRun) cases checked and \(report.discards) discarded \
            (to reproduce: PROPERTY_SEED=\(report.seed))
            """)
    }

    /// Makes the verdict on the value of a token.
    init<Value>(_ failures: [Failure], of value: Value, _ remarks: [String] = []) {
        if !failures.isEmpty { add(failures, of: value, remarks) }
    }

    /// Makes the verdict of a check that could not be carried out.
    init(problem: String) { paragraphs = [problem] }

    /// Makes the verdict of a check in which there was nothing to check.
    init(warnings: [String]) { self.warnings = warnings }

    private mutating func add<Value>(_ failures: [Failure], of value: Value, _ remarks: [String]) {
        let lines = failures.map(\.message) + ["for \(String(describingForTest: value))"]
        let text = (lines + remarks.map { "    " + $0 }).joined(separator: "\n")
        paragraphs.append(text)
        var structure = ""
        dump(value, to: &structure)
        counterexamples.append("\(text)\n\n\(structure)")
    }

    /// Adds a paragraph to the issue.
    mutating func add(_ paragraph: String) { paragraphs.append(paragraph) }

    /// Adds the text of a counterexample, which is also a paragraph of the issue.
    mutating func add(counterexample text: String) {
        add(text)
        counterexamples.append(text)
    }

    /// Adds a warning, which does not fail the test.
    mutating func add(warning text: String) { warnings.append(text) }

    /// Attaches a text, unless it is empty.
    mutating func attach(_ text: String, as name: String) {
        if !text.isEmpty { results.append((name, text)) }
    }

    /// The verdict of two checks.
    func adding(_ other: CheckVerdict) -> CheckVerdict {
        var both = self
        both.paragraphs += other.paragraphs
        both.warnings += other.warnings
        both.counterexamples += other.counterexamples
        both.results += other.results
        return both
    }

    /// The attachments: each failing value in full, and the results.
    func files(at location: SourceLocation) -> [(name: String, text: String)] {
        let place = "\(location.fileName.prefix { $0 != "." })-\(location.line)"
        let values = counterexamples.enumerated().map { index, text in
            (name: "counterexample-\(place)-\(index + 1).txt", text: text)
        }
        return values + results.map { ("\($0.name)-\(place).txt", $0.text) }
    }

    /// Records the attachments, the warnings, and the issue if there is one.
    func record(at location: SourceLocation) {
        for file in files(at: location) {
            Attachment.record(file.text, named: file.name, sourceLocation: location)
        }
        for warning in warnings {
            Issue.record(Comment(rawValue: warning), severity: .warning, sourceLocation: location)
        }
        guard !paragraphs.isEmpty else { return }
        Issue.record(Comment(rawValue: paragraphs.joined(separator: "\n\n")), sourceLocation: location)
    }
}
