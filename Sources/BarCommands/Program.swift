import Foundation
import Verification

/// A program of commands.
package struct Program: Sendable {
    private let commands: [Command]
    private let bars: Bars

    /// Makes a program of commands on bars.
    package init(_ commands: [Command], on bars: Bars) {
        self.commands = commands + [Completions.command(of: commands)]
        self.bars = bars
    }

    /// The name of the program's file.
    package static let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent

    /// The version of the package.
    package static let version = "0.1.0"

    /// Runs the command line of the process, and ends the process with its exit status.
    package func main() -> Never {
        // A closed pipe, such as that of `head`, ends the process without a stack trace.
        signal(SIGPIPE, SIG_DFL)
        let words = Array(CommandLine.arguments.dropFirst())
        if let supervision = Supervision.current {
            supervision.begin()
        } else if commands.first(where: { $0.name == words.first })?.runsBars == true {
            Self.end(Self.status { () throws(UsageError) in try Supervisor.run() })
        }
        Self.end(run(words))
    }

    /// Ends the process with a status, or with 2 if output was lost.
    package static func end(_ status: Int32) -> Never {
        if let failure = Output.failure {
            complain("\(name): standard output cannot be written: \(failure)")
            leave(2)
        }
        leave(status)
    }

    private static func leave(_ status: Int32) -> Never {
        Supervision.current?.tell(.end(status))
        exit(status)
    }

    /// Runs a command line and returns the exit status.
    package func run(_ words: [String]) -> Int32 {
        Self.status { () throws(UsageError) in try execute(words) }
    }

    /// The exit status of work, which is 2 where it fails.
    private static func status(of work: () throws(UsageError) -> Int32) -> Int32 {
        do throws(UsageError) { return try work() } catch {
            complain("\(name): \(error.message)")
            return 2
        }
    }

    private func execute(_ words: [String]) throws(UsageError) -> Int32 {
        guard let name = words.first else { throw UsageError("expected a command; --help lists them") }
        if name == "--help" {
            print(usage)
            return 0
        }
        if name == "--version" {
            print("\(Self.name), AirBar \(Self.version)")
            return 0
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            throw UsageError("unknown command \(name); --help lists them")
        }
        var arguments = Arguments(words.dropFirst(), on: bars)
        if arguments.flag("--help") {
            print(command.usage)
            return 0
        }
        return try command.run(&arguments)
    }

    private var usage: String {
        let width = commands.map(\.name.count).max() ?? 0
        let lines = commands.map { command in
            "  " + command.name.padding(toLength: width + 3, withPad: " ", startingAt: 0) + command.summary
        }
        return
            (["usage: \(Self.name) COMMAND [OPTIONS] | --help | --version", ""] + lines + ["", Self.statuses])
            .joined(separator: "\n")
    }

    private static let statuses = """
        \(name) COMMAND --help says more. Each command exits with one of these statuses:

          0      it holds
          1      it is broken
          2      not decided: bad input, a recording by which no invariant is checked, a build that failed, or output
                 that cannot be written
          124    not decided: at the time limit, a case did not end
          130    not decided: interrupted from the keyboard, by kill, or by closing the terminal
        """
}
