import Foundation
import Verification

/// A report and the paths of the scenario files that its counterexamples were written to.
struct SavedReport {
    let report: BarReport
    let statistics: ConditionStatistics?
    private var paths: [String: String] = [:]

    /// The folder, beside the scenario files, of the cases as they were met.
    private static let metFolder = "met"

    /// The path of the case as it was met, before shrinking, of a scenario file.
    static func pathOfMet(beside file: String) -> String {
        let url = URL(fileURLWithPath: file)
        return url.deletingLastPathComponent().appendingPathComponent(metFolder)
            .appendingPathComponent(url.lastPathComponent).relativePath
    }

    /// Whether a path is that of the folder of the cases as they were met.
    static func isFolderOfMet(_ path: String) -> Bool {
        URL(fileURLWithPath: path).lastPathComponent == metFolder && isFolder(path)
    }

    /// Saves the counterexamples of a report in a folder, if there is one.
    init(
        _ report: BarReport, _ statistics: ConditionStatistics? = nil, in folder: SavedFolder?
    ) throws(UsageError) {
        self.report = report
        self.statistics = statistics
        guard let folder else { return }
        for found in report.counterexamples {
            let name = "\(report.name)-\(found.counterexample.invariant.id).scenario"
            paths[found.counterexample.invariant.id] = try folder.write(
                found.counterexample.file.text, to: name)
            if let met = found.met { _ = try folder.write(met.file.text, to: "\(Self.metFolder)/\(name)") }
        }
        for found in report.processEnds?.cases ?? [] {
            let name = "\(report.name)-\(found.id).scenario"
            paths[found.id] = try folder.write(found.file.text, to: name)
            if let met = found.met { _ = try folder.write(met.text, to: "\(Self.metFolder)/\(name)") }
        }
    }

    /// The report, then the paths, then the statistics; nil if nothing is printed of it.
    func text(_ form: ReportForm, _ numbers: NumberFormat, columns: Int?) -> String? {
        guard let text = form.text(of: report, numbers, columns: columns) else { return nil }
        let ids = report.invariants.map(\.id) + (report.processEnds?.cases ?? []).map(\.id)
        let saved = ids.compactMap { paths[$0] }
        let list = saved.isEmpty ? nil : "saved:\n\(saved.joined(separator: "\n"))"
        return [text, list, statistics?.text].compactMap { $0 }.joined(separator: "\n\n")
    }
}

extension SavedReport {
    /// The report, with the paths and the statistics.
    var json: JSONObject {
        report.json { result in
            let count = statistics?.counts.first { $0.invariant.id == result.invariant.id }
            return [
                // The path of a counterexample that is not saved is null.
                "scenario": result.found.map { _ in paths[result.invariant.id] },
                "met": count?.met,
                "narrowlyMet": count?.narrowlyMet,
            ]
        }
        .merging([
            "processEnds": report.processEnds?.cases.map { found in
                found.json.merging([
                    "events": found.eventCount,
                    "executions": found.executions,
                    "scenario": paths[found.id],
                    "token": found.token?.description,
                ])
            },
            "coverage": statistics?.coverage.json,
        ])
    }
}

extension EventCoverage {
    fileprivate var json: JSONObject {
        let (pairs, triples) = (pairShare, tripleShare)
        return [
            "pairs": pairs.met,
            "possiblePairs": pairs.possible,
            "triples": triples.met,
            "possibleTriples": triples.possible,
        ]
    }
}
