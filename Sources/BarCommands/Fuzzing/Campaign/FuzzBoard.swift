import Fuzzing
import Generators
import Synchronization

/// What a campaign shows on the terminal while it runs.
final class FuzzBoard: Sendable {
    private let current = Mutex(LiveTable(heading: "", rows: []))

    /// The table that was shown last.
    var table: LiveTable { current.withLock { $0 } }

    /// Shows how a campaign stands.
    ///
    /// - Parameters:
    ///   - lanes: the subjects.
    ///   - running: the subject of each running process, and what it told last.
    ///   - time: the time of the campaign, in seconds.
    ///   - end: its time at the end.
    func show(
        _ lanes: [FuzzLane], _ running: [(lane: Int, pulse: FuzzPulse?)], at time: Double, of end: Double
    ) {
        let rate = running.reduce(0) { $0 + ($1.pulse?.rate ?? 0) }
        let executions =
            lanes.reduce(0) { $0 + $1.executions } + running.reduce(0) { $0 + ($1.pulse?.executions ?? 0) }
        let found = lanes.reduce(0) { $0 + $1.known.count }
        let rows = lanes.enumerated().map { index, lane in
            let pulses = running.filter { $0.lane == index }.compactMap(\.pulse)
            let coverage = max(lane.coverage, pulses.map(\.coverage).max() ?? 0)
            let isRunning = running.contains { $0.lane == index }
            let status =
                lane.known.isEmpty
                ? "" : "\(lane.known.count) broken: \(lane.known.sorted().joined(separator: " "))"
            let news = lane.lastNew.map { ", last new \(Pace.time(max(0, time - $0))) ago" } ?? ""
            return LiveTable.Row(
                id: lane.subject.name,
                title: "coverage \(grouped(coverage)), corpus \(grouped(lane.corpusSize))\(news)",
                status: status.isEmpty ? (isRunning ? "running" : "waiting") : status,
                detail: isRunning ? "\(grouped(pulses.reduce(0) { $0 + $1.rate })) a second" : "",
                lane.known.isEmpty ? (isRunning ? .running : .open) : .broken)
        }
        let heading =
            "\(grouped(executions)) executions, \(grouped(rate)) a second, \(counted(found, "finding")), "
            + "\(Pace.time(max(0, end - time))) left"
        current.withLock { $0 = LiveTable(heading: heading, rows: rows) }
    }
}
