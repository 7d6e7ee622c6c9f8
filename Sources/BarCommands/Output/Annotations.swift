import Foundation
import Verification

/// Failures as GitHub Actions marks them: each is a line of the log which its page of the run shows on top.
///
/// Source: "Workflow commands for GitHub Actions", `::error title=…::…`, in which percent signs, ends of lines and, in a
/// title, colons and commas are percent-encoded.
enum Annotations {
    /// Writes a line for each entry that is broken to standard error, if the process runs in GitHub Actions.
    ///
    /// Not to standard output, which may be JSON.
    static func write(_ reports: [SubjectReport<some Subject>]) {
        guard ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" else { return }
        for line in lines(of: reports) { complain(line) }
    }

    /// A line for each entry that is broken, and for each case that ends the process.
    static func lines(of reports: [SubjectReport<some Subject>]) -> [String] {
        reports.flatMap { report in
            let ends = (report.processEnds?.cases ?? []).map {
                line(report.name, $0.id, "the bar \($0.reason)")
            }
            let broken = report.results.compactMap { result in
                result.found.map {
                    line(report.name, result.invariant.id, $0.counterexample.explanation(.rounded))
                }
            }
            return ends + broken
        }
    }

    private static func line(_ name: String, _ id: String, _ sentence: String) -> String {
        let title = escaped("\(name) breaks \(id)").replacingOccurrences(of: ":", with: "%3A")
            .replacingOccurrences(of: ",", with: "%2C")
        return "::error title=\(title)::\(escaped(sentence))"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }
}
