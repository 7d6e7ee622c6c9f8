import AirBarModel
import BarCommands
import Verification

/// `airbar conform FILE`: replays recorded traces on the published bar.
enum ConformCommand {
    static let command = Command(
        name: "conform", summary: "replay recorded traces on the published bar", operands: "FILE",
        options: [
            Option(
                "--equal-writes-notify",
                "the scroll views of the recording notify of a write of the content offset that is already there, such as "
                    + "the stop before a programmatic scroll")
        ],
        notes: """
            Replays traces recorded from the published library, one JSON object per line, on the published bar, and prints
            every trace that differs.

            Exits 0 when none does, 1 when one does; any other status, which scripts/airbar --help lists, means that this was
            not decided.
            """, run: run)

    private static func run(_ arguments: Arguments) throws(UsageError) -> Verdict {
        let isNotifying = arguments.flag("--equal-writes-notify")
        let path = try arguments.operands(1...1, "one file of recorded traces")[0]
        let traces = try GoldenFile(contentsOf: path).traces
        var differing = 0
        for (index, recorded) in traces.enumerated() {
            let scenario = recorded.scenario.on(isNotifying ? .notifiesEqualWrites : [])
            let trace = GoldenTrace(scenario, states: recorded.states)
            let differences = trace.differences(on: .published)
            differing += differences.count
            guard let first = differences.first else { continue }
            let event = first.event == 0 ? "binding" : trace.scenario.events[first.event - 1].text
            print(
                "trace \(index + 1), event \(first.event) (\(event)), \(first.field): "
                    + "recorded \(first.recorded), computed \(first.computed)")
        }
        print(
            "\(traces.count) traces, \(traces.reduce(0) { $0 + $1.states.count }) states, \(differing) differ"
        )
        return differing == 0 ? .holds : .broken
    }
}
