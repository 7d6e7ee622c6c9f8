/// The command `fuzz`.
enum FuzzCommand {
    /// Makes the command.
    ///
    /// - Parameter product: the executable that the fuzzer is built of.
    static func command(fuzzing product: String) -> Command {
        Command(
            name: "fuzz", summary: "fuzz bars, for seconds or overnight",
            verbs: [
                Command(
                    name: "list",
                    summary: "the targets; one that is about a bar may be followed by a hyphen and its name"
                ) { arguments throws(UsageError) in
                    print(arguments.targets.list)
                    return .done
                },
                RunCampaign.command("run", "fuzz some targets", operands: "TARGET …", product),
                RunCampaign.command(
                    "all", "fuzz all targets, in turn, by what each still discovers", operands: nil, product),
                ReplayInputs.command, MinimiseInput.command, MinimiseCorpus.command(product),
                PromoteFinding.command, RandomSearch.command, IsolatedCommand.command,
            ],
            notes: """
                run and all build the fuzzer of the package in this folder, in .build/fuzz, and keep what they learn in
                .fuzz/TARGET: a corpus, from which the next run goes on, and findings. A violation, a trap, an input that does
                not end or takes too much memory is run again in a process of its own, shrunk, and stored, and fuzzing goes on.
                \(Invocation.program) fuzz COMMAND --help says more.
                """)
    }
}
