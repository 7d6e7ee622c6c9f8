import Foundation
import Fuzzing
import Generators

/// The command `fuzz coverage`: tells what of the code the inputs of the corpora run, and nothing else.
///
/// The table counts the committed corpus and those in the folder of this run; the verdict is about the committed
/// one alone, so that it is the same everywhere.
enum CoverageCommand {
    /// The rules of the bars.
    private static let rules = [
        "Sources/AirBarModel/Hardened", "Sources/AirBarModel/Published",
        "Sources/AirBarModel/Bar/Reducer.swift",
    ]
    /// What the table is about: the model, and what judges it.
    private static let sources = [
        "Sources/AirBarModel", "Sources/Verification/Runs", "Sources/Verification/Catalogue",
    ]
    private static let reasons = "Tests/Fuzz/uncovered.txt"
    private static let scratch = ".build/coverage/airbar"

    /// Measures; it is broken if the committed corpus runs too little of the bar's rules, or if what it does not run has
    /// no reason.
    static let command = Command(
        name: "coverage",
        summary:
            "what the committed inputs run of the model and the checks, and each line of the bar's rules that they do "
            + "not run, with the reason",
        options: [Option("--html FOLDER", "write pages of the sources with what was run into a folder")],
        run: run)

    private static func run(_ arguments: Arguments) throws(UsageError) -> Verdict {
        let html = try arguments.value("--html")
        let text = try readText(reasons)
        let gaps = try asTyped(reasons) { () throws(CoverageGaps.ParseError) in
            try CoverageGaps(parsing: text)
        }
        if let html { try makeFolder(html) }
        Interruption.watch()
        // The files of an earlier run.
        try? FileManager.default.removeItem(atPath: scratch)
        let committed = try ReplayedCorpus.committed(in: scratch)
        let measurement = try CoverageMeasurement(in: scratch)
        let local = try ReplayedCorpus.local()
        let ofCommitted = try measurement.profile(of: committed, named: "committed")
        let ofAll = local.isEmpty ? ofCommitted : try measurement.profile(of: committed + local, named: "all")
        print("\(inputs(committed)) of the committed corpus, \(inputs(local)) of .fuzz\n")
        print(CoverageTable(try measurement.coverage(sources, in: ofAll), of: sources).text)
        if let html {
            try measurement.writePages(sources, of: ofAll, to: html)
            complain("pages: \(html)/index.html")
        }
        let verdict = CoverageVerdict(
            try measurement.coverage(rules, in: ofCommitted), gaps: gaps,
            source: { try? String(contentsOfFile: $0, encoding: .utf8) })
        return report(verdict)
    }

    private static func inputs(_ corpora: [ReplayedCorpus]) -> String {
        let count = corpora.reduce(0) { $0 + $1.inputs.count }
        return "\(grouped(count)) input\(count == 1 ? "" : "s")"
    }

    private static func report(_ verdict: CoverageVerdict) -> Verdict {
        print(
            "\nThe bar's rules, by the committed corpus: \(verdict.lines) of the lines. What it does not run, and why:"
        )
        var reason: String?
        for excuse in verdict.excuses {
            if excuse.reason != reason { print("\n\(excuse.reason)") }
            reason = excuse.reason
            print("  \(excuse.path):\(excuse.line)  \(excuse.text)")
        }
        for problem in verdict.problems { complain(problem) }
        return verdict.problems.isEmpty ? .holds : .broken
    }
}
