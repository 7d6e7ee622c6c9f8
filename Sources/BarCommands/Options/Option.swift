import AirBarModel
import Verification

/// An option of a command, declared once: how it is read, what `--help` says of it, and what a shell completes.
public struct Option: Sendable {
    /// The name with its hyphens, such as `--bar`.
    let name: String

    /// The name in the version before, which is still read; nil if it was the same.
    let formerName: String?

    /// What stands for the value in the help, such as `NAME`; nil for a flag.
    let value: String?

    /// What it means.
    let help: String

    /// The values that a shell completes, for the bars of a command line; nil for files.
    let completions: @Sendable (Bars) -> [String]?

    /// Makes an option with a value, which a shell completes as a file.
    ///
    /// - Parameters:
    ///   - declaration: the name and what stands for the value, such as `--seeds N`, or a name only.
    ///   - help: what it means.
    ///   - formerName: the name in the version before, which is still read.
    ///   - completions: the values that a shell completes; nil for files.
    public init(
        _ declaration: String, _ help: String, formerly formerName: String? = nil,
        completing completions: @escaping @Sendable (Bars) -> [String]? = { _ in nil }
    ) {
        let words = declaration.split(separator: " ", maxSplits: 1).map(String.init)
        name = words[0]
        self.formerName = formerName
        value = words.dropFirst().first
        self.help = help
        self.completions = completions
    }

    /// Prints one JSON object instead of what people read.
    public static let json = Option("--json", "print one JSON object instead of tables")

    /// The seed of what is random.
    package static let seed = Option(
        "--seed N", "the seed of all random choices, or random for a new one (0)",
        completing: { _ in ["random"] })

    /// The bar that a command is about.
    package static func bar(_ help: String) -> Option {
        let names =
            "the bars of this package have names too: "
            + Bars.named.map(\.name).joined(separator: ", ") + ", and the mutants"
        return Option("--bar NAME", "\(help); \(names)") { bars in
            let own = bars.all.map(\.name)
            return own + Bars.named.map(\.name).filter { !own.contains($0) }
        }
    }

    /// The heights of the bars.
    static func heights(_ help: String) -> Option { Option("--heights C,N,E", help) }

    /// What can happen.
    static func events(_ help: String) -> Option {
        Option("--events WHICH", help) { _ in EventVocabulary.allCases.map(\.rawValue) }
    }

    /// The precision of numbers.
    static let exact = Option(
        "--exact", "show every digit; otherwise thousandths of a point, where they show the violation")
}
