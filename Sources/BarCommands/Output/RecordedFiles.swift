import AirBarModel
import Pages
import Verification

/// What `check` makes of the violations of a recording: pages, scenario files, a chart, and a test.
struct RecordedFiles {
    /// The name of the recording, or what stands for standard input.
    let name: String
    let report: RecordingReport
    /// The command that checks the recording again.
    let instruction: String

    /// Writes a page for each violation that can be drawn, and the page of all results; returns what has none, and why.
    func writePages(to folder: PagesFolder) throws(UsageError) -> [String] {
        var pages: [(id: String, name: String, page: any Page)] = []
        var left: [String] = []
        for found in report.counterexamples {
            let id = found.invariant.id
            do {
                let page = try CounterexamplePage(recorded: found, instruction: instruction)
                pages.append((id, "recording-\(id).html", page))
            } catch {
                left.append("no page of \(id): \(error)")
            }
        }
        let links = Dictionary(uniqueKeysWithValues: pages.map { ($0.id, $0.name) })
        try folder.write(
            IndexPage(
                title: "Violations in \(name)", sections: [IndexSection(report, of: name, pages: links)]),
            pages.map { ($0.name, $0.page) })
        return left
    }

    /// Writes a scenario file for each violation that another bar can be tried in; returns their paths, and what has none.
    func writeScenarios(to folder: SavedFolder) throws(UsageError) -> [String] {
        var (paths, left): ([String], [String]) = ([], [])
        for found in report.counterexamples {
            let id = found.invariant.id
            let text: String
            do { text = try found.file.text } catch {
                left.append("not saved, \(id): \(error)")
                continue
            }
            paths.append(try folder.write(text, to: "recording-\(id).scenario"))
        }
        return (paths.isEmpty ? [] : ["saved:"] + paths) + left
    }

    /// The chart of the first violation that can be drawn; nil if nothing is broken.
    func chart() throws(UsageError) -> String? {
        try first("chart") { TraceChart(try $0.drawable).svg }
    }

    /// The test, of a bar, of the first violation that can be one of it; nil if nothing is broken.
    func test(of definition: BarDefinition) throws(UsageError) -> String? {
        try first("test of \(definition.name)") { found in
            if let reason = found.invariant.reasonNotToApply(to: definition) { throw UsageError(reason) }
            return try PastedTest(recorded: found, on: definition).text
        }
    }

    /// The first violation, in the order of the rows, of which something can be made; nil if nothing is broken.
    ///
    /// - Throws: `UsageError` with what is missing for each, if nothing can be made of any.
    private func first(
        _ what: String, _ make: (RecordedCounterexample) throws -> String
    ) throws(UsageError) -> String? {
        var missing: [String] = []
        for found in report.counterexamples.sorted(by: { $0.line < $1.line }) {
            do { return try make(found) } catch {
                missing.append("no \(what) of \(found.invariant.id): \(error)")
            }
        }
        if missing.isEmpty { return nil }
        throw UsageError(missing.joined(separator: "\n"))
    }
}
