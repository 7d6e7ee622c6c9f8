import Fuzzing

/// The command `fuzz`.
enum FuzzCommand {
    /// Makes the command.
    ///
    /// - Parameters:
    ///   - product: the executable that the fuzzer is built of.
    ///   - targets: the targets, for the bars of a command line.
    static func command(
        fuzzing product: String, _ targets: @escaping @Sendable (Arguments) -> FuzzTargets
    ) -> Command {
        Command(name: "fuzz", summary: "fuzz bars, for seconds or overnight", usage: usage) {
            arguments throws(UsageError) in
            let targets = targets(arguments)
            switch try arguments.subcommand("a command; --help lists them") {
            case "list":
                _ = try arguments.rest(0...0, "")
                print(targets.list)
                return .done
            case "run": return try RunCampaign.run(&arguments, product, among: targets, isAll: false)
            case "all": return try RunCampaign.run(&arguments, product, among: targets, isAll: true)
            case "replay": return try ReplayInputs.run(&arguments, among: targets)
            case "tmin": return try MinimiseInput.run(&arguments, among: targets)
            case "cmin": return try MinimiseCorpus.run(&arguments, product, among: targets)
            case "promote": return try PromoteFinding.run(&arguments, among: targets)
            case "coverage": return try CoverageCommand.run(&arguments)
            case "power": return try FuzzPower.run(&arguments, product)
            case FuzzRace.name: return try FuzzRace.run(&arguments, among: targets)
            case RandomSearch.name: return try RandomSearch.run(&arguments, among: targets)
            case IsolatedCommand.name: return try IsolatedCommand.run(&arguments, among: targets)
            case let other: throw UsageError("unknown fuzz command \(other); --help lists them")
            }
        }
    }

    private static let usage = """
        usage: \(Program.invocation) fuzz list
               \(Program.invocation) fuzz run TARGET … [--bar NAME] [--seconds S | --hours H] [--jobs N] [--json]
               \(Program.invocation) fuzz all [--bar NAME] [--seconds S | --hours H] [--jobs N] [--json]
               \(Program.invocation) fuzz replay FILE|FOLDER … [--target TARGET] [--seconds S]
               \(Program.invocation) fuzz tmin TARGET FILE [--output FOLDER] [--seconds S]
               \(Program.invocation) fuzz cmin TARGET … [--commit]
               \(Program.invocation) fuzz promote FINDING --why TEXT [--to FOLDER]
               \(Program.invocation) fuzz coverage [--html FOLDER]
               \(Program.invocation) fuzz power [BAR …] [--seeds N] [--executions N] [--json]

          list           the targets; one that is about a bar may be followed by a hyphen and the name of a bar
          run            fuzz some targets
          all            fuzz all targets, in turn, by what each still discovers
          replay         run inputs again, each in a process of its own, and say what happens
          tmin           shrink one input, and store what it finds
          cmin           keep of the corpus of a target the inputs that reach what all of them reach
          --commit       also write it to Tests/Fuzz/Corpus, whose inputs tests run
          promote        copy a finding into a folder whose files tests run: a scenario, or an input of another target
          --why TEXT     what it is and why it stays, as its first comment
          --to FOLDER    the folder (Tests/Properties/Scenarios or Tests/Scenarios; Tests/Fuzz/Findings for an input)
          coverage       what the committed inputs run of the model and the checks, and each line of the bar's rules that
                         they do not run, with the reason
          --html FOLDER  write pages of the sources with what was run into a folder
          power          how many executions and how much processor time it takes to find each mistake that was planted, and
                         each defect of the published bar, from an empty folder: by random search, by libFuzzer as it is,
                         and by run
          --seeds N      the number of seeds (10)
          --executions N the greatest number of executions of a fuzzer (200000; a tenth for all but the mistakes behind a
                         narrow condition); random search has ten times as many
          --bar NAME     the bar to fuzz (the first one); also hardened, published, or a mutant
          --seconds S    the duration in seconds (60); of replay, the time after which an input is said not to end (10)
          --hours H      the duration in hours
          --jobs N       the number of processes at once (one for each core)
          --json         print one JSON object for machines

        run and all build the fuzzer of the package in this folder, in .build/fuzz, and keep what they learn in
        .fuzz/TARGET: a corpus, from which the next run goes on, and findings. A violation, a trap, an input that does not
        end or takes too much memory is run again in a process of its own, shrunk, and stored, and fuzzing goes on. Exits
        0 when every target ran and nothing was found, 1 when something was, now or earlier, and it still fails; any other
        status, which \(Program.invocation) --help lists, means that this was not decided, as when no input was run of a target.
        On a terminal, a table shows what is found; without colours if NO_COLOR is set.
        """
}
