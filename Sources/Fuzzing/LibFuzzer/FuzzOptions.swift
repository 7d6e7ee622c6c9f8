import Verification

/// The command line of a fuzzer: its own options, and the words that are left to libFuzzer.
///
/// The fuzzer's options begin with two dashes, since libFuzzer ignores those. It warns of a flag that it does not know and
/// goes on, so unknown flags are refused here.
package struct FuzzOptions: Sendable {
    /// The reason why a command line is refused.
    package enum Failure: Error, CustomStringConvertible {
        /// No target or bar has that name.
        case unknown(UnknownName)
        /// The word is no option.
        case option(String)

        package var description: String {
            switch self {
            case .unknown(let error): "\(error)"
            case .option(let word):
                "unknown option \(word), expected --target=NAME, --known=ID,…, --findings=FOLDER, --collect=new, "
                    + "--tally=FILE, --sample=FILE, --mutator=choices, random or bytes, or a -flag=value that libFuzzer knows"
            }
        }
    }

    /// A way to change inputs.
    package enum Mutator: String, Sendable {
        /// The choices that the bytes stand for are changed, by the generator.
        case choices
        /// Every input is a random case.
        case random
        /// The bytes are changed, as libFuzzer does it unless told otherwise: to compare with.
        case bytes
    }

    /// The environment variable that names the target where `--target` does not: some services cannot pass options.
    package static let targetVariable = "FUZZ_TARGET"
    /// What libFuzzer adds to the command line of a process that minimises for it.
    private static let minimizationStep = "-minimize_crash_internal_step=1"
    /// The option of a process that this program starts to ask which failure an input has.
    static let asked = "--failure-of"
    /// The exit status of a fuzzer that cannot write a finding.
    package static let cannotWriteStatus: Int32 = 74

    /// What is fuzzed, from `--target=NAME`, the environment, or the name of the executable.
    package private(set) var subject: FuzzSubject
    /// The identifiers of failures that are not reported, from `--known=ID,…`.
    package private(set) var known: Set<String> = []
    /// The folder into which inputs that fail are written, after which fuzzing goes on, from `--findings=FOLDER`; nil if
    /// the first one ends the process.
    package private(set) var findings: String?
    /// How inputs are changed, from `--mutator=NAME`.
    package private(set) var mutator = Mutator.choices
    /// Whether libFuzzer looks only at inputs that reach something new, and at some that may replace another, from
    /// `--collect=new`.
    ///
    /// It adds the same inputs to a corpus then, in less time, provided that it chooses them by their age (`-entropic=0`)
    /// and does not count (`-use_counters=0`).
    package private(set) var collectsNew = false
    /// The file into which the tally of random cases is written, from `--tally=FILE`; nil if none is.
    package private(set) var tally: String?
    /// The file into which some of the mutated inputs are written, from `--sample=FILE`; nil if none are.
    package private(set) var sample: String?
    /// The files and folders of inputs.
    package private(set) var paths: [String] = []
    /// The file whose input libFuzzer minimises, if the process is a step of that; nil otherwise.
    package private(set) var minimized: String?
    /// The file whose input this process is asked about, from `--failure-of=FILE`; nil if it fuzzes.
    package private(set) var asked: String?

    /// Reads the words of a command line.
    ///
    /// - Parameters:
    ///   - words: the path of the executable, and the words after it.
    ///   - environment: the value of ``targetVariable``, if there is one.
    ///   - flags: the names of the flags that libFuzzer reads.
    package init(
        _ words: [String], environment: String? = nil, flags: Set<Substring>,
        among targets: FuzzTargets = .shipped
    ) throws(Failure) {
        let executable = words.first?.split(separator: "/").last.map(String.init) ?? ""
        var name = environment
        subject = targets.first
        // A copy of the executable that is named after a target runs that target.
        if let named = try? targets.subject(executable) { subject = named }
        for word in words.dropFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count == 2 ? String(parts[1]) : nil
            switch (parts[0], value) {
            case ("--target", let value?): name = value
            case ("--known", let ids?): known = Set(ids.split(separator: ",").map(String.init))
            case ("--findings", let folder?): findings = folder
            case ("--collect", "new"): collectsNew = true
            case ("--tally", let file?): tally = file
            case ("--sample", let file?): sample = file
            case (Self.asked[...], let file?): asked = file
            case ("--mutator", let name?):
                guard let named = Mutator(rawValue: name) else { throw .option(word) }
                mutator = named
            case (let name, .some) where name.first == "-" && flags.contains(name.dropFirst()): break
            default:
                guard !word.hasPrefix("-") else { throw .option(word) }
                paths.append(word)
            }
            // What follows is for a process that libFuzzer starts.
            if word == "-ignore_remaining_args=1", flags.contains("ignore_remaining_args") { break }
        }
        if words.contains(Self.minimizationStep), flags.contains("minimize_crash_internal_step") {
            minimized = paths.first
        }
        if let name {
            do { subject = try targets.subject(name) } catch { throw .unknown(error) }
        }
    }
}
