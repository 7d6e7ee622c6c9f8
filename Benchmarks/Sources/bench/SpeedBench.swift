import BarCommands
import Yardsticks
import Foundation
import Generators
import Verification

/// `scripts/bench speed`: times generating and checking beside a loop written by hand, in one process and in turn.
struct SpeedBench {
    static let command = Command(
        name: "speed", summary: "time the engine beside loops that are written by hand",
        options: [
            Option("--rounds N", "the number of rounds, 5 or more (9)"),
            .json,
        ],
        notes: """
            Generating lists of integers, texts, trees and programs of a state machine, and checking them as `check` does, beside
            a loop for each that is written by hand, makes values of the same mean size and is timed in turn with it: cases per
            second, and the median, least and greatest ratio to the loop's rate; the same for elements; peak memory after few and
            many cases; the cost of shrinking where two elements of a list matter.
            """
    ) { arguments throws(UsageError) in try SpeedBench(arguments).run() }

    private let rounds: Int
    private let isJSON: Bool
    private static let memoryCases = [100_000, 10_000_000]
    private static let lengths = [10, 100, 1_000, 10_000]

    init(_ arguments: Arguments) throws(UsageError) {
        rounds = try arguments.number("--rounds", in: 5...1_000) ?? 9
        isJSON = arguments.flag("--json")
    }

    func run() throws(UsageError) -> Verdict {
        let results = Results(
            speed: Workload.Kind.allCases.flatMap(timed),
            memory: Self.memoryCases.map { cases in
                _ = Workload(.list, .checking).elements(cases: cases, seed: 1)
                return Memory(cases: cases, peakKiB: peakMemory)
            },
            shrinking: Self.lengths.map { Shrinking(ShrinkScaling(elements: $0)) })
        print(isJSON ? try json(results) : results.text)
        return .done
    }

    /// Times each way once in every round, so that other load on the machine affects all of them.
    private func timed(_ kind: Workload.Kind) -> [Speed] {
        let workloads = Workload.all(kind)
        var runs: [[Run]] = workloads.map { _ in [] }
        for round in 0..<rounds {
            for (index, workload) in workloads.enumerated() {
                let cases = workload.casesInRound
                let start = ContinuousClock.now
                let elements = workload.elements(cases: cases, seed: UInt64(round))
                let seconds = (ContinuousClock.now - start) / .seconds(1)
                runs[index].append(
                    Run(
                        elements: elements, casesPerSecond: Double(cases) / seconds,
                        elementsPerSecond: Double(elements) / seconds))
            }
        }
        return zip(workloads, runs).map { Speed(name: "\($0.kind), \($0.way)", runs: $1, beside: runs[0]) }
    }

    /// The peak memory of the process so far, in KiB.
    private var peakMemory: Int {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(RUSAGE_SELF.rawValue, &usage)
            return usage.ru_maxrss
        #else
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss / 1_024
        #endif
    }
}

private struct Results: Encodable {
    let speed: [Speed]
    let memory: [Memory]
    let shrinking: [Shrinking]

    var text: String {
        var speeds = TextTable([
            ("", .leading), ("cases/s", .trailing), ("of the loop", .trailing), ("least", .trailing),
            ("most", .trailing), ("elements/s", .trailing), ("of the loop", .trailing),
        ])
        for speed in speed {
            speeds.add([
                speed.name, String(format: "%.3f M", speed.casesPerSecond / 1e6),
                String(format: "%.3f", speed.ratio), String(format: "%.3f", speed.leastRatio),
                String(format: "%.3f", speed.mostRatio),
                String(format: "%.1f M", speed.elementsPerSecond / 1e6),
                String(format: "%.3f", speed.elementRatio),
            ])
        }
        var memories = TextTable([("cases", .trailing), ("peak KiB", .trailing)])
        for memory in memory { memories.add([grouped(memory.cases), grouped(memory.peakKiB)]) }
        var shrinks = TextTable([
            ("elements", .trailing), ("executions", .trailing), ("ms", .trailing), ("minimal", .leading),
        ])
        for shrink in shrinking {
            shrinks.add([
                grouped(shrink.elements), "\(shrink.executions)", String(format: "%.1f", shrink.milliseconds),
                shrink.isMinimal ? "yes" : "no",
            ])
        }
        return [speeds, memories, shrinks].map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n")
    }
}

/// The speed of a workload in one round.
private struct Run {
    let elements: Int
    let casesPerSecond: Double
    let elementsPerSecond: Double
}

/// The speed of a workload over all rounds.
private struct Speed: Encodable {
    let name: String
    let casesPerSecond: Double
    /// The median ratio to the rate of the hand-written loop in the same round.
    let ratio: Double
    let leastRatio: Double
    let mostRatio: Double
    let elementsPerSecond: Double
    /// The same for elements in place of cases, since mean sizes differ a little.
    let elementRatio: Double

    init(name: String, runs: [Run], beside loop: [Run]) {
        self.name = name
        casesPerSecond = runs.map(\.casesPerSecond).median
        elementsPerSecond = runs.map(\.elementsPerSecond).median
        let ratios = zip(runs, loop).map { $0.casesPerSecond / $1.casesPerSecond }
        ratio = ratios.median
        (leastRatio, mostRatio) = (ratios.min() ?? 0, ratios.max() ?? 0)
        elementRatio = zip(runs, loop).map { $0.elementsPerSecond / $1.elementsPerSecond }.median
    }
}

extension [Double] {
    /// The middle value; of an even number of values, the greater one of two.
    fileprivate var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

private struct Memory: Encodable {
    let cases: Int
    let peakKiB: Int
}

private struct Shrinking: Encodable {
    let elements: Int
    let executions: Int
    let milliseconds: Double
    let isMinimal: Bool

    init(_ scaling: ShrinkScaling) {
        elements = scaling.elements
        executions = scaling.executions
        milliseconds = scaling.time / .milliseconds(1)
        isMinimal = scaling.isMinimal
    }
}
