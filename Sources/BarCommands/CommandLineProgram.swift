import Foundation
import Fuzzing
import Verification

/// A program of commands.
public struct CommandLineProgram: Sendable {
    private let commands: [Command]
    private let targets: FuzzTargets

    /// Makes a program of commands on bars.
    public init(_ commands: [Command], on bars: Bars) { self.init(commands, on: FuzzTargets(of: bars)) }

    /// Makes a program of commands on what can be fuzzed, and its bars.
    package init(_ commands: [Command], on targets: FuzzTargets) {
        self.commands = commands + [Completions.command(of: commands)]
        self.targets = targets
    }

    /// The version of the package.
    package static let version = "0.1.0"

    /// Runs the command line of the process, and ends the process with its exit status.
    public func main() -> Never {
        // A closed pipe, such as that of `head`, ends the process without a stack trace.
        signal(SIGPIPE, SIG_DFL)
        Self.occupyStandardStreams()
        let words = Array(CommandLine.arguments.dropFirst())
        if let supervision = Supervision.current {
            supervision.begin()
        } else if commands.first(where: { $0.name == words.first })?.runsBars == true {
            ProgramExit.end(with: ProgramExit.status { () throws(UsageError) in try Supervisor.run() })
        }
        ProgramExit.end(with: run(words))
    }

    /// Puts a file that cannot be written in place of each standard stream that is closed.
    ///
    /// Otherwise the next file or socket that is opened would get what is printed.
    private static func occupyStandardStreams() {
        var descriptor: Int32
        repeat { descriptor = open("/dev/null", O_RDONLY) } while (0...2).contains(descriptor)
        close(descriptor)
    }

    /// Runs a command line and returns the exit status.
    public func run(_ words: [String]) -> Int32 {
        ProgramExit.status { () throws(UsageError) in ProgramExit.status(saying: try execute(words)) }
    }

    private func execute(_ words: [String]) throws(UsageError) -> Verdict {
        guard let name = words.first else { throw UsageError("expected a command; --help lists them") }
        switch name {
        case "--help", "-h", "help":
            // A command that is named next says more.
            if name == "help", words.count > 1 { return try execute(words.dropFirst() + ["--help"]) }
            print(usage)
        case "--version", "-V": print("\(Invocation.name), AirBar \(Self.version)")
        default:
            return try commands.named(name, of: "command")
                .run(words.dropFirst(), on: targets, after: Invocation.program)
        }
        return .done
    }

    private var usage: String {
        let commands = commands.filter { !$0.isHidden }
        let width = 5 + (commands.map(\.name.count).max() ?? 0)
        let lines = commands.map { "  \($0.name)".padded(to: width) + $0.summary }
        return
            (["usage: \(Invocation.program) COMMAND [OPTIONS] | help [COMMAND] | --version", ""] + lines + [
                "", Self.statuses,
            ])
            .joined(separator: "\n")
    }

    private static let statuses = """
        \(Invocation.program) help COMMAND says more. Each command exits with one of these statuses:

          0      all that applies was checked, and holds
          1      something is broken
          2      not decided, for a reason that is printed: bad input, too few cases to check all that applies, a search
                 that is not complete, a build that failed, output that cannot be written
          124    not decided: at the time limit, a case did not end
          130    not decided: interrupted from the keyboard, by kill, or by closing the terminal
        """
}
