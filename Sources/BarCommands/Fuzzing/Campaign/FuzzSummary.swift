import Foundation
import Fuzzing
import Generators
import Verification

/// What a campaign found, and how sure it is that there is no more.
struct FuzzSummary: Encodable {
    /// What came of one subject.
    struct Row: Encodable {
        let subject: String
        let executions: Int
        let coverage: Int
        let corpus: Int
        /// The time at which the corpus was last seen to grow, in seconds since the start; nil if it never was.
        let lastNewSeconds: Double?
        /// The identifiers of all findings, with those of earlier runs.
        let findings: [String]
        /// Those of this run.
        let new: [String]
        let confidence: Confidence
        let remarks: [String]
    }

    /// What the random cases tell of what is left to find, at 95 %.
    struct Confidence: Encodable {
        private enum CodingKeys: String, CodingKey {
            case cases, rates
        }

        /// The number of random cases.
        let cases: Int
        /// For each failure that there may be, the share at most of random cases in which it occurs.
        let rates: [String: Double]
        /// The failures that random cases met.
        fileprivate let met: Set<String>

        init(_ tally: RandomTally, _ shares: [String: Int]) {
            cases = tally.cases
            let judged = shares.merging(tally.failures.mapValues { _ in 1 }) { share, _ in share }
            rates = judged.reduce(into: [:]) { rates, id in
                rates[id.key] = tally.rate(of: id.key, judgedOnceIn: id.value).upper
            }
            met = Set(tally.failures.keys)
        }
    }

    let seconds: Double
    let jobs: Int
    let targets: [Row]

    init(_ campaign: Campaign, jobs: Int) {
        seconds = campaign.seconds
        self.jobs = jobs
        targets = campaign.lanes.map { lane in
            Row(
                subject: lane.subject.name, executions: lane.executions, coverage: lane.coverage,
                corpus: lane.corpusSize, lastNewSeconds: lane.lastNew, findings: lane.known.sorted(),
                new: lane.found.map(\.finding.id), confidence: Confidence(lane.tally, lane.subject.shares),
                remarks: lane.remarks)
        }
    }

    var hasFindings: Bool { targets.contains { !$0.findings.isEmpty } }

    /// The summary as text.
    var text: String {
        var table = TextTable([
            ("target", .leading), ("executions", .trailing), ("coverage", .trailing), ("corpus", .trailing),
            ("last new after", .trailing), ("findings", .leading),
        ])
        for row in targets {
            table.add([
                row.subject, grouped(row.executions), grouped(row.coverage), grouped(row.corpus),
                row.lastNewSeconds.map(Pace.time) ?? "-",
                row.findings.isEmpty ? "none" : row.findings.joined(separator: " "),
            ])
        }
        let sentences = targets.map { "\($0.subject): \($0.confidence.text)" }
        let remarks = targets.flatMap { row in row.remarks.map { "\(row.subject): \($0)" } }
        return ([table.lines, [""], sentences, remarks].joined()).joined(separator: "\n")
    }
}

extension FuzzSummary.Confidence {
    /// The bounds in a sentence.
    var text: String {
        guard cases > 0 else { return "no random cases, so nothing is known of what is left to find" }
        let bounds = Dictionary(grouping: rates.filter { !met.contains($0.key) && $0.value < 1 }, by: \.value)
            .sorted { $0.key < $1.key }
            .map {
                "at most \(Self.share($0.key)) breaks \($0.value.map(\.key).sorted().joined(separator: " "))"
            }
        let sentence = "\(grouped(cases)) random cases"
        return bounds.isEmpty ? sentence : "by \(sentence), \(bounds.joined(separator: ", "))"
    }

    /// A rate as one in so many, which people can compare with a number of cases.
    private static func share(_ rate: Double) -> String {
        "1 of \(grouped(Int(min(1 / max(rate, 1e-15), 1e15))))"
    }
}
