import Foundation
import Generators
import Verification

/// How fast several works are that were timed in turn, round by round, so that whatever slows the machine slows all.
struct TimedInTurn {
    /// How fast one work is.
    struct Speed: Encodable {
        /// What the work is called.
        let name: String
        /// How many things it does a second, in the median round.
        let perSecond: Double
        /// How many in the best round, the one that the machine disturbed least.
        let atBest: Double
        /// How many times as long as the first work it takes for each, in the median round, and at least and at most.
        let timesFirst: Double
        let least: Double
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

    /// The speeds, in the order of the works.
    let speeds: [Speed]

    /// Times works.
    ///
    /// - Parameters:
    ///   - works: what each is called, and what does so many things in a round and says whether all went well; the first
    ///     is what the others are compared with.
    ///   - things: how many of them each work does in a round.
    ///   - rounds: how many rounds there are, 1 or more.
    /// - Throws: ``UsageError`` if something did not go well.
    init(
        _ works: [(name: String, carryOut: (_ round: Int) -> Bool)], things: Int, rounds: Int
    ) throws(UsageError) {
        var runs: [[Double]] = works.map { _ in [] }
        for round in 1...rounds {
            for (index, work) in works.enumerated() {
                let start = ContinuousClock.now
                let isWell = work.carryOut(round)
                runs[index].append(Double(things) / ((ContinuousClock.now - start) / .seconds(1)))
                guard isWell else {
                    throw UsageError("what is timed is broken, which is to be seen to first")
                }
            }
        }
        speeds = zip(works, runs).map { Speed($0.name, $1, beside: runs[0]) }
    }

    /// The speeds as a table, or as a JSON object.
    ///
    /// - Parameters:
    ///   - isJSON: whether as an object.
    ///   - heading: what all of them do.
    ///   - unit: what the time of one thing is given in, and how many of that a second has.
    ///   - first: what the first work is.
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
