// airbar: the command line.
//
// A command in each `…Command` file reads its arguments, calls a library, and prints the result. What a command computes
// lives in the libraries: searches in Verification, laws in MotionLaws. The commands that are about bars live in
// BarCommands, for packages with bars of their own. What measures this package lives in Benchmarks, a package above it.

import BarCommands
import Fuzzing
import Verification

@main
struct Main {
    static func main() { CommandLineProgram.airbar.main() }
}

extension CommandLineProgram {
    /// The commands of this package, on its own bars.
    static let airbar = CommandLineProgram(
        Command.ofBars(
            fuzzing: "Fuzz", explaining: { _ in Catalogue.everything }, pictures: Catalogue.pictures
        ) + [
            MotionCommand.command, MutantsCommand.command, EvidenceCommand.command,
        ], on: FuzzTargets.shipped)
}
