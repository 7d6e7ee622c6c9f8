// bench: the measurements of the package above, of which no product of that package knows.
//
// A command in each file measures and prints. What is measured lives in Yardsticks (challenges, discoveries, workloads of
// the engine), in NarrowMistakes (bars that only a fuzzer finds wrong) and in Schemata (mistakes in the text of sources).

import BarCommands
import Fuzzing
import NarrowMistakes
import Verification

@main
struct Bench {
    static func main() {
        guard let bars = Bars(NarrowMistake.all) else { return }
        #if FUZZING
            FuzzEntry.targets = FuzzTargets(of: bars)
        #else
            CommandLineProgram(commands, on: bars).main()
        #endif
    }

    /// What can be measured.
    static let commands = [
        ChallengeBench.command, DiscoveryBench.command, SpeedBench.command, BarBench.command,
        PowerBench.command, MotionBench.command, FuzzBench.command, FuzzPower.command, FuzzRace.command,
        SourceMutantsCommand.command,
    ]
}
