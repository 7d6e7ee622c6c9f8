import Pages
import Verification

/// What `check` writes of the violations of a recording: pages, and scenario files.
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
}
