import AirBarModel
import Foundation
import Generators
import Verification

/// `airbar fuzz`: runs a fuzz target, and turns what it finds into scenario files.
struct FuzzCommand {
    static let command = Command(
        name: "fuzz", summary: "run a fuzz target and shrink what it finds", usage: usage
    ) { arguments throws(UsageError) in
        switch try arguments.subcommand("list or run") {
        case "list":
            _ = try arguments.rest(0...0, "")
            print("bar  bytes make a scenario, and the bar has to keep every invariant in it")
            return 0
        case "run": return try FuzzCommand(&arguments).run()
        case let other: throw UsageError("unknown fuzz command \(other), expected list or run")
        }
    }

    private static let usage = """
        usage: scripts/fuzz list
               scripts/fuzz run TARGET [--bar NAME] [--seconds S]

          --bar NAME     the bar to fuzz: hardened (unless said) or published
          --seconds S    how long to fuzz (60)

        Starts from the corpus of the run before, in .fuzz. Every invariant found broken is shrunk and written as a
        scenario file, and fuzzing goes on for the others. Exits 0 when nothing was found, 1 when something was, 2
        on bad input or when the fuzzer does not work.
        """

    private let rules: BarDefinition
    private let seconds: Double
    private let fuzzer: LibFuzzer
    private let findings: String

    private init(_ arguments: inout Arguments) throws(UsageError) {
        let name = try arguments.value("--bar")
        rules = try asTyped { () throws(UnknownName) in try name.map(Bars.named) ?? .hardened }
        seconds = try arguments.number("--seconds", in: 1...1e6) ?? 60
        guard let binary = try arguments.value("--binary") else {
            throw UsageError("--binary expects the fuzzer that scripts/fuzz builds")
        }
        let target = try arguments.rest(1...1, "a target; scripts/fuzz list names them")[0]
        guard target == "bar" else { throw UsageError("unknown target \(target), expected bar") }
        let folder = ".fuzz/\(target)-\(rules.name)"
        fuzzer = try LibFuzzer(binary: binary, bar: rules.name, folder: folder)
        findings = folder + "/findings"
        try makeFolder(findings)
    }

    private func run() throws(UsageError) -> Int32 {
        Interruption.watch()
        let start = ContinuousClock.now
        var known: [String] = []
        var executions = 0
        while !Interruption.isPending, known.count < Catalogue.all.count {
            let left = seconds - (ContinuousClock.now - start) / .seconds(1)
            guard left >= 1 else { break }
            let outcome = try fuzzer.run(seconds: Int(left), known: known)
            executions += outcome.executions
            guard let crash = outcome.crash else { break }
            // What crashed the fuzzer without a word might crash this process too, so it is not run here.
            guard outcome.isViolation else {
                print(
                    "\(rules.name): a trap, or an input that takes too long: \(crash); \(fuzzer.log) has more"
                )
                return 1
            }
            let found = try shrink(crash, known: known)
            known += try found.map { found throws(UsageError) in try save(found) }
        }
        print("\(rules.name): \(known.count) invariants found broken in \(grouped(executions)) executions")
        return known.isEmpty ? 0 : 1
    }

    /// The minima of what a crash file breaks that was not known.
    private func shrink(_ crash: String, known: [String]) throws(UsageError) -> [FoundCounterexample] {
        let verifier = BarVerifier(rules, invariants: Catalogue.all.filter { !known.contains($0.id) })
        let found = verifier.shrink(fuzzerInput: Array(try readBytes(crash)))
        guard !found.isEmpty else {
            throw UsageError("\(crash) breaks nothing here: the fuzzer is of another build")
        }
        return found
    }

    private func save(_ found: FoundCounterexample) throws(UsageError) -> String {
        let id = found.counterexample.invariant.id
        let path = "\(findings)/\(rules.name)-\(id).scenario"
        try writeText(found.counterexample.file.text, to: path)
        print("\(found.counterexample.text)\n\nscripts/reproduce \(path)\n")
        fflush(nil)
        return id
    }
}
