import Benchmarks
import Foundation
import Verification

/// `airbar bench speed`: times generating and checking beside a loop written by hand, in one process and in turn.
struct SpeedBench {
    private let rounds: Int
    private let isJSON: Bool
    /// Enough for a fifth of a second each on the machine it was written on.
    private static let casesInRound = 300_000
    private static let memoryCases = [100_000, 10_000_000]
    private static let lengths = [10, 100, 1_000, 10_000]

    init(_ arguments: inout Arguments) throws(UsageError) {
        rounds = try arguments.number("--rounds", in: 5...1_000) ?? 9
        isJSON = arguments.flag("--json")
        _ = try arguments.rest(0...0, "")
    }

    func run() throws(UsageError) -> Int32 {
        let results = Results(
            speed: timed(),
            memory: Self.memoryCases.map { cases in
                _ = Workload.checking.elements(cases: cases, seed: 1)
                return Memory(cases: cases, peakKiB: peakMemory)
            },
            shrinking: Self.lengths.map { Shrinking(ShrinkScaling(elements: $0)) })
        print(isJSON ? try json(results) : results.text)
        return 0
    }

    /// Times each workload once in every round, so that whatever slows the machine down slows all of them down.
    private func timed() -> [Speed] {
        var rates: [[Double]] = Workload.allCases.map { _ in [] }
        for round in 0..<rounds {
            for (index, workload) in Workload.allCases.enumerated() {
                let start = ContinuousClock.now
                let elements = workload.elements(cases: Self.casesInRound, seed: UInt64(round))
                rates[index].append(Double(elements) / ((ContinuousClock.now - start) / .seconds(1)))
            }
        }
        return zip(Workload.allCases, rates).map { workload, own in
            Speed(name: "\(workload)", rates: own, ratios: zip(own, rates[0]).map { $0 / $1 })
        }
    }

    /// The most memory that the process has had so far, in KiB.
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
            ("", .leading), ("elements/s", .trailing), ("of the loop", .trailing), ("least", .trailing),
            ("most", .trailing),
        ])
        for speed in speed {
            speeds.add(
                [speed.name, String(format: "%.1f M", speed.elementsPerSecond / 1e6)]
                    + [speed.ratio, speed.leastRatio, speed.mostRatio].map { String(format: "%.3f", $0) })
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

/// How fast a workload was, over all rounds.
private struct Speed: Encodable {
    let name: String
    let elementsPerSecond: Double
    /// The median of what it achieved of the hand-written loop's rate in the same round.
    let ratio: Double
    let leastRatio: Double
    let mostRatio: Double

    init(name: String, rates: [Double], ratios: [Double]) {
        self.name = name
        elementsPerSecond = rates.sorted()[rates.count / 2]
        let ratios = ratios.sorted()
        (ratio, leastRatio, mostRatio) = (ratios[ratios.count / 2], ratios[0], ratios[ratios.count - 1])
    }
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
