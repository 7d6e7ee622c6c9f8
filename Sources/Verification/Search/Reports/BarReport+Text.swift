import Generators

extension BarReport: CustomStringConvertible {
    /// The search and its result in one line.
    public var description: String {
        "\(bar): \(counterexamples.count) of \(invariants.count) invariants broken, \(grouped(cases)) cases, "
            + "seed \(seed), \(seconds) s" + (explanation.map { " (\($0))" } ?? "")
    }

    /// The table and every counterexample with its trace.
    public var text: String { ([table] + counterexamples.map(\.text)).joined(separator: "\n\n") }

    /// The description and a table with one line per invariant.
    public var table: String {
        var table = TextTable([
            ("id", .leading), ("invariant", .leading), ("status", .leading), ("events", .trailing),
            ("executions", .trailing),
        ])
        for invariant in invariants {
            let found = counterexample(to: invariant)
            table.add([
                invariant.id, invariant.title, status(of: invariant),
                found.map { "\($0.counterexample.eventCount)" } ?? "", found.map { "\($0.executions)" } ?? "",
            ])
        }
        return ([description] + table.lines).joined(separator: "\n")
    }

    private var explanation: String? {
        switch ending {
        case .allCasesRun, .exhausted, .allFound: nil
        case .limitReached: "not all cases were run"
        case .cancelled: "interrupted"
        case .outOfTime: "out of time"
        case .tooManyDiscards: "ended, because too many cases were rejected"
        }
    }

    private var seconds: String {
        let tenths = Int((elapsed / .milliseconds(100)).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
