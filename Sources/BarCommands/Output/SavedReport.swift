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
        var isFolder: ObjCBool = false
        return URL(fileURLWithPath: path).lastPathComponent == metFolder
            && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
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

extension SavedReport: Encodable {
    private enum Key: String, CodingKey { case processEnds, coverage }

    private enum EndKey: String, CodingKey {
        case id, reason, place, step, events, executions, scenario, token
    }

    private enum CoverageKey: String, CodingKey {
        case pairs, possiblePairs, triples, possibleTriples
    }

    func encode(to encoder: any Encoder) throws {
        try report.encode(to: encoder) { result, entry in
            if result.found != nil { try entry.encode(paths[result.invariant.id], forKey: .scenario) }
            if let count = statistics?.counts.first(where: { $0.invariant.id == result.invariant.id }) {
                try entry.encode(count.met, forKey: .met)
                try entry.encode(count.narrowlyMet, forKey: .narrowlyMet)
            }
        }
        var object = encoder.container(keyedBy: Key.self)
        if let ends = report.processEnds {
            var list = object.nestedUnkeyedContainer(forKey: .processEnds)
            for found in ends.cases {
                var entry = list.nestedContainer(keyedBy: EndKey.self)
                try entry.encode(found.id, forKey: .id)
                try entry.encode(found.reason, forKey: .reason)
                try entry.encodeIfPresent(found.place, forKey: .place)
                try entry.encodeIfPresent(found.step, forKey: .step)
                try entry.encode(found.eventCount, forKey: .events)
                try entry.encode(found.executions, forKey: .executions)
                try entry.encodeIfPresent(paths[found.id], forKey: .scenario)
                try entry.encodeIfPresent(found.token?.description, forKey: .token)
            }
        }
        guard let coverage = statistics?.coverage else { return }
        var entry = object.nestedContainer(keyedBy: CoverageKey.self, forKey: .coverage)
        let (pairs, triples) = (coverage.pairShare, coverage.tripleShare)
        try entry.encode(pairs.met, forKey: .pairs)
        try entry.encode(pairs.possible, forKey: .possiblePairs)
        try entry.encode(triples.met, forKey: .triples)
        try entry.encode(triples.possible, forKey: .possibleTriples)
    }
}
