/// A command of a command line.
package struct Command: Sendable {
    let name: String
    let summary: String
    let usage: String
    /// Runs the command and returns the exit status.
    let run: @Sendable (inout Arguments) throws(UsageError) -> Int32

    /// Makes a command.
    package init(
        name: String, summary: String, usage: String,
        run: @escaping @Sendable (inout Arguments) throws(UsageError) -> Int32
    ) {
        self.name = name
        self.summary = summary
        self.usage = usage
        self.run = run
    }

    /// The commands that are about bars.
    ///
    /// - Parameter product: the executable that the fuzzer is built of.
    package static func ofBars(fuzzing product: String) -> [Command] {
        [
            VerifyCommand.command, ReproduceCommand.command, FuzzCommand.command(fuzzing: product),
            CheckCommand.command, ExploreCommand.command,
        ]
    }
}
