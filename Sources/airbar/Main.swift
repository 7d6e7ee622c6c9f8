// airbar: the command line.
//
// A command in each `…Command` file reads its arguments, calls a library, and prints the result; `…Bench` files are the
// parts of `airbar bench`. What a command computes lives in the libraries: searches in Verification, laws in MotionLaws,
// challenges in Benchmarks. Reading files, JSON, progress and interrupts live here, because libraries have no Foundation.

import Foundation

/// A command of the command line.
struct Command: Sendable {
    let name: String
    let summary: String
    let usage: String
    /// Runs the command and returns the exit status.
    let run: @Sendable (inout Arguments) throws(UsageError) -> Int32

    static let all = [
        VerifyCommand.command, ReproduceCommand.command, FuzzCommand.command, ConformCommand.command,
        CheckCommand.command, MotionCommand.command, InvariantsCommand.command, ExploreCommand.command,
        MutantsCommand.command,
        SourceMutantsCommand.command, BenchCommand.command,
    ]
}

@main
struct Main {
    static func main() {
        // A closed pipe, such as that of `head`, ends the process without a stack trace.
        signal(SIGPIPE, SIG_DFL)
        end(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// Ends the process with a status, or with 2 if output was lost.
    static func end(_ status: Int32) -> Never {
        if let failure = Output.failure {
            complain("airbar: standard output cannot be written: \(failure)")
            exit(2)
        }
        exit(status)
    }

    /// Runs a command line and returns the exit status.
    static func run(_ words: [String]) -> Int32 {
        do throws(UsageError) {
            return try execute(words)
        } catch {
            complain("airbar: \(error.message)")
            return 2
        }
    }

    private static func execute(_ words: [String]) throws(UsageError) -> Int32 {
        guard let name = words.first else { throw UsageError("expected a command; airbar --help lists them") }
        if name == "--help" {
            print(usage)
            return 0
        }
        guard let command = Command.all.first(where: { $0.name == name }) else {
            throw UsageError("unknown command \(name); airbar --help lists them")
        }
        var arguments = Arguments(words.dropFirst())
        if arguments.flag("--help") {
            print(command.usage)
            return 0
        }
        return try command.run(&arguments)
    }

    private static var usage: String {
        let width = Command.all.map(\.name.count).max() ?? 0
        let lines = Command.all.map { command in
            "  " + command.name.padding(toLength: width + 3, withPad: " ", startingAt: 0) + command.summary
        }
        return (["usage: airbar COMMAND [OPTIONS]", ""] + lines + ["", statuses]).joined(separator: "\n")
    }

    private static let statuses = """
        airbar COMMAND --help says more. Each command, and each of the scripts, exits with one of these statuses:

          0      it holds
          1      it is broken
          2      not decided: bad input, a recording by which no invariant is checked, a build that failed, or output
                 that cannot be written
          124    not decided: at the time limit, a case did not end
          130    not decided: interrupted from the keyboard, by kill, or by closing the terminal
        """
}
