import Benchmarks
import Foundation
import Verification

/// `airbar bench`: measures what the documentation gives figures of.
struct BenchCommand {
    static let command = Command(
        name: "bench", summary: "measure how well and how fast the engine and the catalogue work",
        usage: usage
    ) { arguments throws(UsageError) in
        switch try arguments.subcommand("challenges, speed, bar, power or motion") {
        case "challenges": try ChallengeBench(&arguments).run()
        case "speed": try SpeedBench(&arguments).run()
        case "bar": try BarBench(&arguments).run()
        case "power": try PowerBench(&arguments).run()
        case "motion": try MotionBench(&arguments).run()
        case let other:
            throw UsageError("unknown benchmark \(other), expected challenges, speed, bar, power or motion")
        }
    }

    private static let usage = """
        usage: scripts/bench challenges [--seeds N] [--name NAME] [--json]
               scripts/bench speed [--rounds N] [--json]
               scripts/bench bar [--rounds N] [--json]
               scripts/bench power [--seeds N] [--cases N] [--json]
               scripts/bench motion [--rounds N] [--json]

          challenges        the public shrinking challenge and three state machines: how often the simplest failure
                            is reached, and how often the property runs to get there
          --seeds N         how many seeds, from 0 (100); for power from 1 (20)
          --name NAME       this challenge only; may be repeated
          speed             generating and checking lists of integers, beside a loop written by hand and timed in turn
                            with it: cases a second, and the median, least and most of the loop's rate; the same for
                            elements, since generated lists are shorter than the loop's on average; the most memory
                            after few and many cases; what shrinking costs where two elements of a list matter
          bar               running the hardened rules over recorded scenarios of 40 events; generating such scenarios;
                            generating, running and judging them as verify does, by all invariants of a single run and
                            two relations; and by everything: timed in turn, how many a second in the median round and
                            in the best, and how many times as long as the first
          power             the processor time until each mutant of the hardened bar is dead, from each seed: the median,
                            the worst, and all of them together
          --cases N         within how many cases of each seed (5000)
          motion            frames of decelerations in a simulated scroll view, with and without a bar, beside a bare
                            loop of the formula
          --rounds N        how many rounds, 5 or more (9)
          --json            print one JSON object instead of tables

        Exits 1 when a challenge is not found from every seed, or does not end at one minimum from 99 of 100, or a mutant
        survives; 2 on bad input.
        """
}
