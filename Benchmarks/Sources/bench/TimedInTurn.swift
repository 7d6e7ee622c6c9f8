import BarCommands
import Foundation
import Generators
import Verification

/// The speeds of several workloads, timed in turn in each round, so that other load on the machine affects all.
struct TimedInTurn {
    /// The speed of one workload.
    struct Speed: Encodable {
        /// The name of the workload.
        let name: String
        /// The number of operations per second in the median round.
        let perSecond: Double
        /// The number of operations per second in the best round, which other load disturbed least.
        let atBest: Double
        /// The median ratio of the time per operation to that of the first workload.
        let timesFirst: Double
        /// The smallest ratio of all rounds.
        let least: Double
        /// The greatest ratio of all rounds.
        let most: Double

        init(_ name: String, _ runs: [Double], beside first: [Double]) {
            self.name = name
            let ratios = zip(first, runs).map { $0 / $1 }.sorted()
            let sorted = runs.sorted()
            perSecond = sorted[runs.count / 2]
            atBest = sorted[runs.count - 1]
            timesFirst = ratios[ratios.count / 2]
            least = ratios[0]
            most = ratios[ratios.count - 1]
        }
    }

    /// The speeds, in the order of the workloads.
    let speeds: [Speed]

    /// Times workloads.
    ///
    /// - Parameters:
    ///   - workloads: each with its name, and a function that performs a round and returns whether it succeeded; the
    ///     others are compared with the first.
    ///   - operations: the number of operations of each workload in a round.
    ///   - rounds: the number of rounds, 1 or more.
    /// - Throws: ``UsageError`` if a workload failed.
    init(
        _ workloads: [(name: String, perform: (_ round: Int) -> Bool)], operations: Int, rounds: Int
    ) throws(UsageError) {
        var runs: [[Double]] = workloads.map { _ in [] }
        for round in 1...rounds {
            for (index, workload) in workloads.enumerated() {
                let start = ContinuousClock.now
                let hasSucceeded = workload.perform(round)
                runs[index].append(Double(operations) / ((ContinuousClock.now - start) / .seconds(1)))
                guard hasSucceeded else {
                    throw UsageError("the workload \(workload.name) failed: its results are wrong")
                }
            }
        }
        speeds = zip(workloads, runs).map { Speed($0.name, $1, beside: runs[0]) }
    }

    /// The speeds as a table, or as a JSON object.
    ///
    /// - Parameters:
    ///   - isJSON: whether the result is a JSON object.
    ///   - heading: the operations, as the heading of the first column.
    ///   - unit: the unit of the time per operation, and the number of such units in a second.
    ///   - first: a short name of the first workload.
    func text(
        isJSON: Bool, heading: String, unit: (name: String, inSecond: Double), beside first: String
    ) throws(UsageError) -> String {
        if isJSON { return try json(["rows": speeds]) }
        var table = TextTable([
            (heading, .leading), ("a second", .trailing), ("at best", .trailing),
            ("\(unit.name) each", .trailing),
            ("times \(first)", .trailing), ("least", .trailing), ("most", .trailing),
        ])
        for speed in speeds {
            let figures = [unit.inSecond / speed.perSecond, speed.timesFirst, speed.least, speed.most]
            table.add(
                [speed.name, grouped(Int(speed.perSecond)), grouped(Int(speed.atBest))]
                    + figures.map { String(format: "%.2f", $0) })
        }
        return table.lines.joined(separator: "\n")
    }
}
