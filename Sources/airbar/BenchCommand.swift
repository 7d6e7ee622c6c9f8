import BarCommands
import Benchmarks
import Foundation
import Verification

/// `airbar bench`: measures the figures that the documentation gives.
struct BenchCommand {
    static let command = Command(
        name: "bench", summary: "measure how well and how fast the engine and the catalogue work",
        usage: usage
    ) { arguments throws(UsageError) in
        switch try arguments.subcommand("challenges, discoveries, speed, bar, power, motion or fuzz") {
        case "challenges": try ChallengeBench(&arguments).run()
        case "discoveries": try DiscoveryBench(&arguments).run()
        case "speed": try SpeedBench(&arguments).run()
        case "bar": try BarBench(&arguments).run()
        case "power": try PowerBench(&arguments).run()
        case "motion": try MotionBench(&arguments).run()
        case "fuzz": try FuzzBench(&arguments).run()
        case let other:
            throw UsageError(
                "unknown benchmark \(other), expected challenges, discoveries, speed, bar, power, motion or fuzz"
            )
        }
    }

    private static let usage = """
        usage: scripts/bench challenges [--seeds N] [--name NAME] [--json]
               scripts/bench discoveries [--seeds N] [--json]
               scripts/bench speed [--rounds N] [--json]
               scripts/bench bar [--rounds N] [--json]
               scripts/bench power [--seeds N] [--cases N] [--json]
               scripts/bench motion [--rounds N] [--json]
               scripts/bench fuzz [--rounds N] [--target NAME] [--json]

          challenges        the public shrinking challenge, further rows of many kinds, and state machines: from how
                            many seeds the simplest failure is reached, and how many executions that takes, beside the
                            figures of Hypothesis, which scripts/hypothesis/measure measures; for rows that are not met,
                            the failures that were reached, and the reason if it is known
          discoveries       from how many seeds random cases break false properties that need numbers which are
                            neither ends nor simple, or equal texts, lists, sets and steps
          --seeds N         the number of seeds, from 0 (100); for power from 1 (20)
          --name NAME       this challenge only; may be repeated
          speed             generating lists of integers, texts, trees and programs of a state machine, and checking
                            them as `check` does, beside a loop for each that is written by hand, makes values of the
                            same mean size and is timed in turn with it: cases per second, and the median, least and
                            greatest ratio to the loop's rate; the same for elements; peak memory after few and many
                            cases; the cost of shrinking where two elements of a list matter
          bar               running the hardened bar over recorded scenarios of 40 events; generating such scenarios;
                            generating, running and judging them as verify does, by all invariants of a single run and
                            the relations that are drawn; the same by the whole catalogue: timed in turn, with
                            scenarios per second in the median and in the best round, and the time relative to the
                            first
          power             the processor time until each mutant of the hardened bar is dead, from each seed: the median,
                            the worst, and all of them together
          --cases N         the largest number of cases of each seed (5000)
          motion            frames of decelerations in a simulated scroll view, with and without a bar, beside a bare
                            loop of the formula
          fuzz              executions a second of processor time in the instrumented fuzzer, which mutates the inputs
                            of a corpus, beside a plain loop over some of the mutations; of each target, and of one
                            that checks nothing; and of two processes at once, beside one by itself
          --target NAME     this fuzz target only; may be repeated
          --rounds N        the number of rounds, 5 or more (9; 5 for fuzz)
          --json            print one JSON object instead of tables

        Exits 1 when a challenge of which it is not known is not found from every seed, or does not end at its minimum
        from every seed, in as many executions as Hypothesis where that always does, else 500; or a discovery is made
        from fewer than 95 of 100 seeds; or a mutant survives, or a fuzzer makes fewer than 0.6 of the executions of the
        plain loop, or two fuzzers fewer than 1.8 times those of one; any other status, which scripts/airbar --help
        lists, means that this was not measured.
        """
}
