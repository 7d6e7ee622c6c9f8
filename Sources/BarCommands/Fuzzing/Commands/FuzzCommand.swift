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
        Command(
            name: "fuzz", summary: "fuzz bars, for seconds or overnight",
            verbs: [
                Command(
                    name: "list",
                    summary: "the targets; one that is about a bar may be followed by a hyphen and its name"
                ) { arguments throws(UsageError) in
                    print(targets(arguments).list)
                    return .done
                },
                RunCampaign.command("run", "fuzz some targets", operands: "TARGET …", product, targets),
                RunCampaign.command(
                    "all", "fuzz all targets, in turn, by what each still discovers", operands: nil, product,
                    targets),
                ReplayInputs.command(targets), MinimiseInput.command(targets),
                MinimiseCorpus.command(product, targets), PromoteFinding.command(targets),
                RandomSearch.command(targets), IsolatedCommand.command(targets),
            ],
            notes: """
                run and all build the fuzzer of the package in this folder, in .build/fuzz, and keep what they learn in
                .fuzz/TARGET: a corpus, from which the next run goes on, and findings. A violation, a trap, an input that does
                not end or takes too much memory is run again in a process of its own, shrunk, and stored, and fuzzing goes on.
                \(Invocation.program) fuzz COMMAND --help says more.
                """)
    }
}
