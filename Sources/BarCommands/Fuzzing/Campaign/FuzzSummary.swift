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
            case cases, counted, behaviours, newBehaviour, unseen, unseenInterval, rates
        }

        /// The number of random cases.
        let cases: Int
        /// The number of those of which it is known what they reached.
        let counted: Int
        /// The number of behaviours that they reached.
        let behaviours: Int
        /// The probability at most that the next random case shows a new behaviour.
        let newBehaviour: Double
        /// The estimated number of behaviours that random cases have not reached; nil if there are too few cases.
        let unseen: Double?
        let unseenInterval: [Double]?
        /// For each failure that there may be, the share at most of random cases in which it occurs.
        let rates: [String: Double]
        /// The failures that random cases met.
        fileprivate let met: Set<String>

        init(_ tally: RandomTally, _ shares: [String: Int]) {
            let counts = tally.behaviours.counts
            cases = tally.cases
            counted = tally.behaviours.units
            behaviours = counts.observed
            newBehaviour = counts.discoveryProbabilityBound
            unseen = counts.undiscovered?.value
            unseenInterval = counts.undiscovered.flatMap { estimate in
                estimate.upper.map { [estimate.lower, $0] }
            }
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
    /// The estimates in a sentence.
    var text: String {
        guard cases > 0 else { return "no random cases, so nothing is known of what is left to find" }
        let bounds = Dictionary(grouping: rates.filter { !met.contains($0.key) && $0.value < 1 }, by: \.value)
            .sorted { $0.key < $1.key }
            .map {
                "at most \(Self.share($0.key)) breaks \($0.value.map(\.key).sorted().joined(separator: " "))"
            }
        let ending = bounds.isEmpty ? [] : ["by all \(grouped(cases)), \(bounds.joined(separator: ", "))"]
        guard behaviours > 0 else {
            return (["\(grouped(cases)) random cases"] + ending).joined(separator: "; ")
        }
        var sentence = "\(grouped(counted)) random cases reached \(grouped(behaviours)) behaviours"
        if let unseen {
            let interval = unseenInterval.map { " (\(Self.number($0[0])) to \(Self.number($0[1])))" } ?? ""
            sentence += ", and could reach about \(Self.number(unseen))\(interval) more"
        }
        let next = newBehaviour < 1 ? ["at most \(Self.share(newBehaviour)) cases shows a new behaviour"] : []
        return ([sentence] + next + ending).joined(separator: "; ")
    }

    /// A rate as one in so many, which people can compare with a number of cases.
    private static func share(_ rate: Double) -> String {
        "1 of \(grouped(Int(min(1 / max(rate, 1e-15), 1e15))))"
    }

    private static func number(_ value: Double) -> String { grouped(Int(min(value.rounded(), 1e15))) }
}
