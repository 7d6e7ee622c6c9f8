import Fuzzing

/// A command of a command line.
package struct Command: Sendable {
    let name: String
    let summary: String
    let usage: String
    /// Whether it runs bars in a process of its own, which a ``Supervisor`` watches.
    let runsBars: Bool
    /// Runs the command.
    let run: @Sendable (inout Arguments) throws(UsageError) -> Verdict

    /// Makes a command.
    package init(
        name: String, summary: String, usage: String, runsBars: Bool = false,
        run: @escaping @Sendable (inout Arguments) throws(UsageError) -> Verdict
    ) {
        self.name = name
        self.summary = summary
        self.usage = usage
        self.runsBars = runsBars
        self.run = run
    }

    /// The commands that are about bars.
    ///
    /// - Parameters:
    ///   - product: the executable that the fuzzer is built of.
    ///   - targets: what can be fuzzed; unless given, the bars.
    ///   - other: reproduces the tokens that are not of bars.
    package static func ofBars(
        fuzzing product: String, _ targets: FuzzTargets? = nil,
        besides other: @escaping OtherTokens = { _, _ in nil }
    ) -> [Command] {
        let targets: @Sendable (Arguments) -> FuzzTargets = { targets ?? FuzzTargets(of: $0.bars) }
        return [
            VerifyCommand.command, ReproduceCommand.command(besides: other, targets),
            FuzzCommand.command(fuzzing: product, targets),
            CheckCommand.command, ExploreCommand.command,
        ]
    }
}
