import BarCommands
import Yardsticks
import Foundation
import Verification

/// `scripts/bench challenges`: runs the challenges from many seeds.
struct ChallengeBench {
    static let command = Command(
        name: "challenges", summary: "measure how well the engine shrinks",
        options: [
            Option("--seeds N", "the number of seeds, from 0 (100)"),
            Option("--name NAME", "this challenge only; may be repeated"),
            .json,
        ],
        notes: """
            The public shrinking challenge, further rows of many kinds, and state machines: from how many seeds the simplest
            failure is reached, and how many executions that takes, beside the figures of Hypothesis, which
            Benchmarks/Hypothesis/measure measures. For rows that are not met, the failures that were reached, and the reason if
            it is known. Exits 1 when a challenge of which none is known is not found from every seed, or does not end at its
            minimum from every seed, in as many executions as Hypothesis where that always does, else 500.
            """
    ) { arguments throws(UsageError) in try ChallengeBench(arguments).run() }

    private let seeds: UInt64
    private let challenges: [Challenge]
    private let machines: [Challenge]
    private let isJSON: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        seeds = try arguments.number("--seeds", in: 1...100_000) ?? 100
        isJSON = arguments.flag("--json")
        let names = arguments.values("--name")
        let all = (Challenge.all + Challenge.machines).map(\.name)
        if let unknown = names.first(where: { !all.contains($0) }) {
            throw UsageError("unknown challenge \(unknown), expected one of \(all.joined(separator: ", "))")
        }
        let isWanted = { (challenge: Challenge) in names.isEmpty || names.contains(challenge.name) }
        challenges = Challenge.all.filter(isWanted)
        machines = Challenge.machines.filter(isWanted)
    }

    func run() throws(UsageError) -> Verdict {
        if isJSON {
            let results = Results(rows: challenges.map(result), machines: machines.map(result))
            print(try json(results))
            return results.isMet ? .holds : .broken
        }
        var table = TextTable([
            ("challenge", .leading), ("found", .trailing), ("normal", .trailing), ("distinct", .trailing),
            ("find", .trailing), ("shrink", .trailing), ("at most", .trailing), ("Hypothesis", .trailing),
            ("shrink", .trailing),
        ])
        var unmet: [ChallengeResult] = []
        for challenge in challenges + machines {
            let result = result(of: challenge)
            table.add(cells(of: result, challenge.hypothesis))
            if !result.isMet { unmet.append(result) }
        }
        print(table.lines.joined(separator: "\n"))
        for result in unmet { print(Self.remark(on: result)) }
        return unmet.allSatisfy(\.isAsKnown) ? .holds : .broken
    }

    private func result(of challenge: Challenge) -> ChallengeResult { challenge.run(seeds: 0..<seeds) }

    /// The greatest number of minima that are shown.
    private static let mostShown = 4
    /// The greatest number of characters of each.
    private static let mostCharacters = 200

    /// The minima of a challenge that is not met, the most frequent first.
    private static func remark(on result: ChallengeResult) -> String {
        let minima = result.results.prefix(mostShown).map {
            "\n  \($0.count) of \(result.runs): \($0.text.prefix(mostCharacters))"
        }
        let reason = Challenge.shortfalls[result.name].map { "known: \($0)" } ?? "not met"
        return "\n\(result.name): at most \(Int(result.shrinkLimit)) executions allowed; \(reason)"
            + minima.joined()
    }

    private func cells(of result: ChallengeResult, _ figures: Challenge.Figures?) -> [String] {
        [
            result.name, "\(result.found)", "\(result.normal)", "\(result.results.count)",
            String(format: "%.1f", result.meanFind), String(format: "%.1f", result.meanShrink),
            "\(result.maxShrink)", figures.map { "\($0.normal)/\($0.runs)" } ?? "",
            figures.map { "\($0.meanShrink)" } ?? "",
        ]
    }
}

/// The JSON form.
private struct Results: Encodable {
    let rows: [ChallengeResult]
    let machines: [ChallengeResult]

    var isMet: Bool { (rows + machines).allSatisfy(\.isAsKnown) }

    private enum Key: String, CodingKey {
        case rows, machines
    }

    private enum RowKey: String, CodingKey {
        case name, runs, found, normal, minimal, distinct, meanFind, meanShrink, maxShrink, meanExecutions
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        var list = object.nestedUnkeyedContainer(forKey: .rows)
        for result in rows {
            var row = list.nestedContainer(keyedBy: RowKey.self)
            try encode(result, normal: .normal, to: &row)
            try row.encode(result.meanFind, forKey: .meanFind)
            try row.encode(result.meanShrink, forKey: .meanShrink)
            try row.encode(result.maxShrink, forKey: .maxShrink)
        }
        list = object.nestedUnkeyedContainer(forKey: .machines)
        for result in machines {
            var row = list.nestedContainer(keyedBy: RowKey.self)
            try encode(result, normal: .minimal, to: &row)
            try row.encode(result.meanShrink, forKey: .meanExecutions)
        }
    }

    private func encode(
        _ result: ChallengeResult, normal: RowKey, to row: inout KeyedEncodingContainer<RowKey>
    ) throws {
        try row.encode(result.name, forKey: .name)
        try row.encode(result.runs, forKey: .runs)
        try row.encode(result.found, forKey: .found)
        try row.encode(result.normal, forKey: normal)
        try row.encode(result.results.count, forKey: .distinct)
    }
}
