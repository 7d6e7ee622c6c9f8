import AirBarModel
import Verification

/// The command line of the fuzz target: its own options, and the words that are left to libFuzzer.
///
/// The target's options begin with two dashes, since libFuzzer ignores those. It warns of a flag that it does not know
/// and goes on, so unknown flags are refused here.
package struct FuzzOptions: Sendable {
    /// The reason why a command line is refused.
    package enum Failure: Error, CustomStringConvertible {
        /// No bar or invariant has that name.
        case unknown(UnknownName)
        /// The word is no option.
        case option(String)

        package var description: String {
            switch self {
            case .unknown(let error): "\(error)"
            case .option(let word):
                "unknown option \(word), expected --bar=NAME, --known=ID,… or a -flag=value that libFuzzer knows"
            }
        }
    }

    /// The bar to fuzz, from `--bar=NAME`.
    private(set) var definition: BarDefinition
    /// The invariants without those of `--known=ID,…`, whose violations are not reported.
    private(set) var invariants: [Invariant]
    /// The files and folders of inputs.
    package private(set) var paths: [String] = []

    /// Reads the words after the name of the program.
    ///
    /// - Parameter flags: the names of the flags that libFuzzer reads.
    package init(
        _ words: some Sequence<String>, flags: Set<Substring>, on bars: Bars = .shipped
    ) throws(Failure) {
        definition = bars.first
        invariants = bars.invariants
        for word in words {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count == 2 ? String(parts[1]) : nil
            switch (parts[0], value) {
            case ("--bar", let name?):
                definition = try Self.named { () throws(UnknownName) in try bars.named(name) }
            case ("--known", let ids?):
                let known = try Self.named { () throws(UnknownName) in
                    try bars.invariants(ids.split(separator: ",").map(String.init)).map(\.id)
                }
                invariants = bars.invariants.filter { !known.contains($0.id) }
            case ("-ignore_remaining_args", "1"?) where flags.contains("ignore_remaining_args"): return
            case (let name, .some) where name.first == "-" && flags.contains(name.dropFirst()): continue
            default:
                guard !word.hasPrefix("-") else { throw .option(word) }
                paths.append(word)
            }
        }
    }

    private static func named<Value>(_ find: () throws(UnknownName) -> Value) throws(Failure) -> Value {
        do { return try find() } catch { throw .unknown(error) }
    }
}
