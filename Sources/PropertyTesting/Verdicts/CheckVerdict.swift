import Generators
import Testing

/// The verdict of a check: empty if the property holds, else the text of one issue.
package struct CheckVerdict: Codable, Sendable {
    /// The paragraphs of the issue; empty if the property holds.
    private var paragraphs: [String] = []
    /// The texts of warnings, each of which is an issue that does not fail the test.
    private var warnings: [String] = []
    /// The failing values, in full.
    private var counterexamples: [String] = []
    /// The results of the observations or of the search, and the beginning of the name of their file.
    private var results: [File] = []
    /// What the search did, if it searched.
    private(set) var summary: String?

    /// A text to attach to the test.
    struct File: Codable {
        let name: String
        let text: String
    }

    /// Whether nothing failed.
    package var holds: Bool { paragraphs.isEmpty }

    /// Whether there is neither an issue nor a warning.
    var isEmpty: Bool { paragraphs.isEmpty && warnings.isEmpty }

    /// Makes the verdict of a check in which nothing failed.
    package init() {}

    /// Makes the verdict of a search.
    init<Value>(_ report: SearchReport<Value>) {
        for found in report.counterexamples { add(found, foundIn: "case \(found.caseIndex)") }
        attach(report.statistics.description, as: "statistics")
        summary = "\(report)\nseed \(report.seed), \(report.elapsed)"
        if let failure = report.healthFailure { paragraphs.append(failure) }
        if !paragraphs.isEmpty {
            paragraphs.append(
                """
                seed \(report.seed), \(report.casesRun) cases checked and \(report.discards) discarded \
                (to reproduce: PROPERTY_SEED=\(report.seed))
                """)
        } else if !report.problems.isEmpty {
            add(warning: report.problems.map(\.description).joined(separator: "\n"))
        }
    }

    /// Makes the verdict on the value at which the process of the last run ended, from its shrunk failures.
    init<Value>(ofLastRun counterexamples: [Counterexample<Value>]) {
        for found in counterexamples {
            add(found, foundIn: "the last run, which ended while this was checked")
        }
    }

    /// Makes the verdict of a search that was abandoned, from what it had found until then.
    ///
    /// The values are generated again, because the original ones belong to the thread that is still running.
    init<Value>(_ findings: [SearchMonitor.Finding], of generator: Generator<Value>) {
        for found in findings {
            var remarks = ReplayToken(found.choices).remarks(
                foundIn: "case \(found.caseIndex)", executions: found.executions)
            if !found.isShrunk { remarks.append("shrinking did not end: there may be a simpler value") }
            var source = ChoiceSource(replaying: found.choices)
            guard let value = try? generator.generate(from: &source) else {
                paragraphs.append(([found.failure.message] + remarks).joined(separator: "\n    "))
                continue
            }
            add([found.failure], of: value, remarks)
        }
    }

    /// Adds a shrunk failure.
    private mutating func add<Value>(_ found: Counterexample<Value>, foundIn place: String) {
        let remarks = ReplayToken(found.choices).remarks(foundIn: place, executions: found.executions)
        let isComplete = found.explanation.isComplete
        let end = isComplete ? [] : ["explaining ran out of time or of its budget"]
        add(
            [found.failure], of: found.value, remarks + found.doubts,
            parts: found.explanation.freeParts.map(\.description), end)
    }

    /// Makes the verdict on the value of a token, or on an example.
    ///
    /// - Parameter value: makes the value again, if something failed: the body may have changed an object.
    init<Value>(
        _ failures: [Failure], of value: @autoclosure () throws -> Value, _ remarks: [String] = []
    ) rethrows {
        if !failures.isEmpty { add(failures, of: try value(), remarks) }
    }

    /// Makes the verdict of a check that could not be carried out.
    package init(problem: String) { paragraphs = [problem] }

    /// Makes the verdict of a check in which there was nothing to check.
    package init(warnings: [String]) { self.warnings = warnings }

    /// Adds failures of a value, without the middle of what is too long for an issue; the attachment has all of it.
    ///
    /// - Parameters:
    ///   - remarks: the lines after the value.
    ///   - parts: the lines on parts that may be anything.
    ///   - end: the lines after those.
    private mutating func add<Value>(
        _ failures: [Failure], of value: Value, _ remarks: [String], parts: [String] = [],
        _ end: [String] = []
    ) {
        let (messages, text) = (failures.map(\.message), String(inIssue: value))
        func lines(_ messages: [String], _ text: String, _ remarks: [String]) -> String {
            (messages + ["for \(text)"] + remarks.map { "    " + $0 }).joined(separator: "\n")
        }
        paragraphs.append(
            lines(
                messages.map { $0.folded(to: String.mostLines.message) },
                text.folded(to: String.mostLines.value),
                remarks.map(\.foldedRemark) + parts.foldedParts + end))
        var structure = ""
        dump(value, to: &structure)
        counterexamples.append("\(lines(messages, text, remarks + parts + end))\n\n\(structure)")
    }

    /// Adds a paragraph to the issue.
    package mutating func add(_ paragraph: String) { paragraphs.append(paragraph) }

    /// Adds the text of a counterexample, which is also a paragraph of the issue.
    package mutating func add(counterexample text: String) {
        add(text)
        counterexamples.append(text)
    }

    /// Adds a warning, which does not fail the test.
    package mutating func add(warning text: String) { warnings.append(text) }

    /// Attaches a text, unless it is empty.
    package mutating func attach(_ text: String, as name: String) {
        if !text.isEmpty { results.append(File(name: name, text: text)) }
    }

    /// The verdict of two checks.
    package func adding(_ other: CheckVerdict) -> CheckVerdict {
        var both = self
        both.paragraphs += other.paragraphs
        both.warnings += other.warnings
        both.counterexamples += other.counterexamples
        both.results += other.results
        both.summary = summary ?? other.summary
        return both
    }

    /// The attachments: each failing value in full, and the results.
    func files(at location: SourceLocation) -> [File] {
        let place = "\(location.fileName.prefix { $0 != "." })-\(location.line)"
        let values = counterexamples.enumerated().map { index, text in
            File(name: "counterexample-\(place)-\(index + 1).txt", text: text.visible)
        }
        return values + results.map { File(name: "\($0.name)-\(place).txt", text: $0.text.visible) }
    }

    /// Whether the check is inside the body of another one, which repeats it for every value.
    static var isNested: Bool { NoteBook.current != nil }

    /// Records the attachments, the warnings, and the issue if there is one.
    ///
    /// - Parameter showsStatistics: whether to print what the search did.
    func record(at location: SourceLocation, showingStatistics showsStatistics: Bool = false) {
        if !Self.isNested {
            for file in files(at: location) {
                Attachment.record(file.text, named: file.name, sourceLocation: location)
            }
        }
        if showsStatistics, let summary {
            print(
                "\(location.fileName):\(location.line): \(summary.visible.split(separator: "\n").joined(separator: "\n    "))"
            )
        }
        for warning in warnings {
            Issue.record(warning, severity: .warning, at: location)
        }
        guard !paragraphs.isEmpty else { return }
        Issue.record(paragraphs.joined(separator: "\n\n"), at: location)
    }
}
