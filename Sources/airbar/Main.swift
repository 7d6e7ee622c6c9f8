// airbar: the command line.
//
// A command in each `…Command` file reads its arguments, calls a library, and prints the result. What a command computes
// lives in the libraries: searches in Verification, laws in MotionLaws. The commands that are about bars live in
// BarCommands, for packages with bars of their own. What measures this package lives in Benchmarks, a package above it.

import BarCommands
import MotionLaws
import Pages
import Verification

@main
struct Main {
    static func main() { CommandLineProgram.airbar.main() }
}

extension CommandLineProgram {
    /// The commands of this package, on its own bars.
    static let airbar = CommandLineProgram(
        Command.ofBars(
            fuzzing: "Fuzz", .shipped, explaining: { _ in Catalogue.everything }, besides: reproduceLaw)
            + [
                ConformCommand.command, MotionCommand.command, MutantsCommand.command,
                EvidenceCommand.command,
            ], on: .shipped)

    /// Reproduces the token of a law of motion.
    @Sendable private static func reproduceLaw(_ token: String, _ rules: String?) throws(UsageError)
        -> Reproduced?
    {
        let law = try asUsageError(token) { () throws(Reproduction.Failure) in
            try LawReproduction(token: token, rules: rules)
        }
        return law.map { Reproduced($0, instruction: "scripts/reproduce \(token)") }
    }
}
