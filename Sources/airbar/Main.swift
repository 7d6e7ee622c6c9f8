import Foundation

@main
struct Main {
    static let usage = """
        usage: airbar COMMAND [OPTIONS]

          conform FILE     replay recorded traces on the published rules

        airbar COMMAND --help says more.
        """

    static func main() {
        // A reader that has seen enough is no reason for a stack trace.
        signal(SIGPIPE, SIG_DFL)
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// Carries out a command line and returns the exit status.
    static func run(_ words: [String]) -> Int32 {
        var arguments = Arguments(words.dropFirst())
        do throws(UsageError) {
            let wantsHelp = arguments.flag("--help")
            switch words.first {
            case "conform" where wantsHelp: print(ConformCommand.usage)
            case "conform": return try ConformCommand.run(&arguments)
            case "help", "--help": print(usage)
            case nil: throw UsageError("expected a command; airbar --help lists them")
            case let command?: throw UsageError("unknown command \(command); airbar --help lists them")
            }
            return 0
        } catch {
            complain("airbar: \(error.message)")
            return 2
        }
    }
}
