import Foundation
import Verification

/// A program of commands.
public struct CommandLineProgram: Sendable {
    private let commands: [Command]
    private let bars: Bars

    /// Makes a program of commands on bars.
    public init(_ commands: [Command], on bars: Bars) {
        self.commands = commands + [Completions.command(of: commands, on: bars)]
        self.bars = bars
    }

    /// The name of the program's file.
    package static let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent

    /// How a person runs the program: this package's by its script, and another one's in the folder of its package.
    package static let invocation =
        ["airbar", "bench"].contains(name) ? "scripts/\(name)" : "swift run -c release \(name)"

    /// A command line that runs the program, whose words a shell reads as they are.
    static func commandLine(_ words: [String]) -> String {
        ([invocation] + words.map(quoted)).joined(separator: " ")
    }

    private static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "_-+./:,=@%".contains($0) }
        return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }

    /// The version of the package.
    package static let version = "0.1.0"

    /// Runs the command line of the process, and ends the process with its exit status.
    public func main() -> Never {
        // A closed pipe, such as that of `head`, ends the process without a stack trace.
        signal(SIGPIPE, SIG_DFL)
        let words = Array(CommandLine.arguments.dropFirst())
        if let supervision = Supervision.current {
            supervision.begin()
        } else if commands.first(where: { $0.name == words.first })?.runsBars == true {
            Self.end(with: Self.status { () throws(UsageError) in try Supervisor.run() })
        }
        Self.end(with: run(words))
    }

    /// Ends the process with the status of a verdict, or that of an error if output was lost.
    package static func end(_ verdict: Verdict) -> Never { end(with: status(saying: verdict)) }

    /// Ends the process with an error that is the user's.
    package static func end(_ error: UsageError) -> Never {
        end(with: status { () throws(UsageError) in throw error })
    }

    private static func end(with status: Int32) -> Never {
        if let failure = Output.failure {
            complain("\(name): standard output cannot be written: \(failure)")
            leave(UsageError.status)
        }
        leave(status)
    }

    private static func leave(_ status: Int32) -> Never {
        Supervision.current?.tell(.end(status))
        exit(status)
    }

    /// Runs a command line and returns the exit status.
    public func run(_ words: [String]) -> Int32 {
        Self.status { () throws(UsageError) in Self.status(saying: try execute(words)) }
    }

    /// The exit status of a verdict, whose reason is printed if it has one.
    private static func status(saying verdict: Verdict) -> Int32 {
        if let reason = verdict.reason { complain("\(name): not decided: \(reason)") }
        return verdict.status
    }

    /// The exit status of work that may fail.
    private static func status(of work: () throws(UsageError) -> Int32) -> Int32 {
        do throws(UsageError) { return try work() } catch {
            complain("\(name): \(error.message)")
            return UsageError.status
        }
    }

    private func execute(_ words: [String]) throws(UsageError) -> Verdict {
        guard let name = words.first else { throw UsageError("expected a command; --help lists them") }
        if name == "--help" {
            print(usage)
            return .done
        }
        if name == "--version" {
            print("\(Self.name), AirBar \(Self.version)")
            return .done
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            throw UsageError("unknown command \(name); --help lists them")
        }
        return try command.run(words.dropFirst(), on: bars, after: Self.invocation)
    }

    private var usage: String {
        let commands = commands.filter { !$0.isHidden }
        let width = 5 + (commands.map(\.name.count).max() ?? 0)
        let lines = commands.map { "  \($0.name)".padded(to: width) + $0.summary }
        return
            (["usage: \(Self.invocation) COMMAND [OPTIONS] | --help | --version", ""] + lines + [
                "", Self.statuses,
            ])
            .joined(separator: "\n")
    }

    private static let statuses = """
        \(invocation) COMMAND --help says more. Each command exits with one of these statuses:

          0      all that applies was checked, and holds
          1      something is broken
          2      not decided, for a reason that is printed: bad input, too few cases to check all that applies, a search
                 that is not complete, a build that failed, output that cannot be written
          124    not decided: at the time limit, a case did not end
          130    not decided: interrupted from the keyboard, by kill, or by closing the terminal
        """
}
