import Fuzzing
import Verification

/// A command of a command line.
public struct Command: Sendable {
    let name: String
    let summary: String
    /// What stands for the operands in the help, such as `FILE …`; nil for none.
    let operands: String?
    let options: [Option]
    /// What else there is to know, as paragraphs with an empty line between them.
    let notes: String
    /// Whether it runs bars in a process of its own, which a ``Supervisor`` watches.
    let runsBars: Bool
    /// Whether only programs of this package call it.
    let isHidden: Bool
    /// The commands of which one has to be named next; none if it is run itself.
    let verbs: [Command]
    /// Runs the command.
    let run: @Sendable (Arguments) throws(UsageError) -> Verdict

    /// Makes a command.
    ///
    /// - Parameters:
    ///   - name: the word that calls it.
    ///   - summary: what it does, in a few words.
    ///   - operands: what stands for the operands in the help, such as `FILE …`; nil for none.
    ///   - options: the options.
    ///   - notes: what else there is to know, as paragraphs with an empty line between them.
    ///   - runsBars: whether it runs bars, so that it is run in a process of its own, which may end.
    ///   - isHidden: whether only programs call it.
    ///   - run: runs the command.
    public init(
        name: String, summary: String, operands: String? = nil, options: [Option] = [], notes: String = "",
        runsBars: Bool = false, isHidden: Bool = false,
        run: @escaping @Sendable (Arguments) throws(UsageError) -> Verdict
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options
        self.notes = notes
        self.runsBars = runsBars
        self.isHidden = isHidden
        self.run = run
        verbs = []
    }

    /// Makes a command that has others.
    init(name: String, summary: String, verbs: [Command], notes: String) {
        self.name = name
        self.summary = summary
        self.verbs = verbs
        self.notes = notes
        (operands, options, runsBars, isHidden) = (nil, [], false, false)
        run = { _ throws(UsageError) in throw UsageError("expected a command; --help lists them") }
    }

    /// The commands that are about bars.
    ///
    /// - Parameters:
    ///   - product: the executable that the fuzzer is built of.
    ///   - sections: the catalogue; unless given, the invariants of the bars.
    ///   - pictures: the folder of the pictures that it links to; nil if it has none.
    package static func ofBars(
        fuzzing product: String,
        explaining sections: @escaping @Sendable (Bars) -> [Catalogue.Section] = \.sections,
        pictures: String? = nil
    ) -> [Command] {
        [
            VerifyCommand.command, ReproduceCommand.command, FuzzCommand.command(fuzzing: product),
            CheckCommand.command, ExploreCommand.command,
            InvariantsCommand.command(of: sections, pictures: pictures),
        ]
    }
}

extension [Command] {
    /// The command of a name.
    ///
    /// - Parameter kind: what is named, such as "command".
    /// - Throws: an error with the name that was probably meant, of those that are not hidden.
    func named(_ name: String, of kind: String) throws(UsageError) -> Command {
        if let command = first(where: { $0.name == name }) { return command }
        let known = filter { !$0.isHidden }.map(\.name)
        throw UsageError("\(UnknownName(kind: kind, name: name, known: known))")
    }
}

extension Command {
    private static let helpOptions = ["--help", "-h"]

    /// What `--help` prints.
    ///
    /// - Parameter path: the words before the name of the command.
    func help(after path: String) -> String {
        let words = "\(path) \(name)"
        guard verbs.isEmpty else {
            return HelpText(
                calling: "\(words) COMMAND [OPTIONS]",
                verbs.filter { !$0.isHidden }.map { Option("\($0.name) ", $0.summary) }, notes
            ).text
        }
        return HelpText(
            calling: ([words] + (options.isEmpty ? [] : ["[OPTIONS]"]) + (operands.map { [$0] } ?? []))
                .joined(separator: " "),
            options, notes
        ).text
    }

    /// Runs the command, or that of its verbs which the first word names, or says how it is used.
    ///
    /// - Parameter path: the words before the name of the command.
    func run(
        _ words: some Collection<String>, on targets: FuzzTargets, after path: String
    ) throws(UsageError) -> Verdict {
        let asksForHelp = words.contains { Self.helpOptions.contains($0) }
        if !verbs.isEmpty, let first = words.first, !Self.helpOptions.contains(first) {
            return try verbs.named(first, of: "\(name) command")
                .run(words.dropFirst(), on: targets, after: "\(path) \(name)")
        }
        if asksForHelp {
            print(help(after: path))
            return .done
        }
        let arguments = try Arguments(words, of: options, on: targets)
        if operands == nil { _ = try arguments.operands(0...0, "") }
        return try run(arguments)
    }
}
