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
    private static let scratch = ".build/coverage/airbar"

    /// The least part of the rules' lines that the committed corpus has to run, in percent.
    ///
    /// The rest is code that only mutants and explorers reach.
    private static let leastPercent = 98.0

    /// Measures; it is broken if the committed corpus runs too little of the bar's rules.
    static let command = Command(
        name: "coverage",
        summary:
            "what the inputs run of the model and the checks, and whether the committed ones run the bar's rules",
        options: [Option("--html FOLDER", "write pages of the sources with what was run into a folder")],
        run: run)

    private static func run(_ arguments: Arguments) throws(UsageError) -> Verdict {
        let html = try arguments.value("--html")
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
        print(try measurement.table(sources, in: ofAll))
        if let html {
            try measurement.writePages(sources, of: ofAll, to: html)
            complain("pages: \(html)/index.html")
        }
        let lines = try measurement.lines(rules, in: ofCommitted)
        print("The bar's rules, by the committed corpus: \(lines); expected at least \(leastPercent) %")
        return lines.percent >= leastPercent ? .holds : .broken
    }

    private static func inputs(_ corpora: [ReplayedCorpus]) -> String {
        let count = corpora.reduce(0) { $0 + $1.inputs.count }
        return "\(grouped(count)) input\(count == 1 ? "" : "s")"
    }
}
