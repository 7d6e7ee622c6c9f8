import AirBarModel
import Foundation
import Generators
import Verification

/// The command `fuzz`: runs a fuzz target, and writes its findings as scenario files.
struct FuzzCommand {
    /// Makes the command.
    ///
    /// - Parameter product: the executable that the fuzzer is built of.
    static func command(fuzzing product: String) -> Command {
        Command(name: "fuzz", summary: "run a fuzz target and shrink its findings", usage: usage) {
            arguments throws(UsageError) in
            switch try arguments.subcommand("list or run") {
            case "list":
                _ = try arguments.rest(0...0, "")
                print("bar  bytes make a scenario, in which the bar has to keep every invariant")
                return 0
            case "run": return try FuzzCommand(&arguments, product).run()
            case let other: throw UsageError("unknown fuzz command \(other), expected list or run")
            }
        }
    }

    private static let usage = """
        usage: \(Program.name) fuzz list
               \(Program.name) fuzz run TARGET [--bar NAME] [--seconds S]

          --bar NAME     the bar to fuzz (the first one); also hardened, published, or a mutant
          --seconds S    the duration in seconds (60)

        Builds the fuzzer of the package in this folder, in .build/fuzz. Starts from the corpus of the previous run, in
        .fuzz. A violation is shrunk and written as a scenario file, and fuzzing continues with the other invariants.
        Exits 0 when no invariant was found broken, 1 when one was or when an input trapped or timed out; any other
        status, which \(Program.name) --help lists, means that this was not decided. On a terminal, a table shows what is
        found while it is found; without colours if NO_COLOR is set.
        """

    private let definition: BarDefinition
    private let invariants: [Invariant]
    private let seconds: Double
    private let fuzzer: LibFuzzer
    private let findings: String
    private let progress: FuzzProgress
    private let display = LiveDisplay()

    private init(_ arguments: inout Arguments, _ product: String) throws(UsageError) {
        definition = try arguments.bar() ?? arguments.bars.first
        invariants = arguments.bars.invariants
        seconds = try arguments.number("--seconds", in: 1...1e6) ?? 60
        let target = try arguments.rest(1...1, "a target; \(Program.name) fuzz list names them")[0]
        guard target == "bar" else { throw UsageError("unknown target \(target), expected bar") }
        Interruption.watch()
        let binary = try FuzzBuild.build(product)
        let folder = FuzzFolder(target: target, bar: definition.name)
        fuzzer = try LibFuzzer(binary: binary, bar: definition.name, folder: folder)
        findings = folder.findings
        try makeFolder(findings)
        progress = FuzzProgress(
            BarVerifier(definition, invariants: invariants, behavior: .any), seconds: seconds,
            log: fuzzer.log)
    }

    private func run() throws(UsageError) -> Int32 {
        let start = ContinuousClock.now
        defer { display.clear() }
        var known: [String] = []
        var executions = 0
        while !Interruption.isPending, known.count < invariants.count {
            let left = seconds - (ContinuousClock.now - start) / .seconds(1)
            guard left >= 1 else { break }
            display.show { [progress] in progress.table(isRunning: true) }
            let outcome = try fuzzer.run(seconds: Int(left), known: known, onPoll: display.refresh)
            executions += outcome.executions
            progress.note(executions: outcome.executions)
            display.show { [progress] in progress.table(isRunning: false) }
            guard let crash = outcome.crash else { break }
            // An input that crashed the fuzzer without a finding might crash this process too, so it is not run here.
            guard outcome.isViolation else {
                display.clear()
                print(
                    "\(definition.name): a trap, or an input that takes too long: \(crash); \(fuzzer.log) has more"
                )
                return 1
            }
            let found = try shrink(crash, known: known)
            display.clear()
            known += try found.map { found throws(UsageError) in try save(found) }
        }
        display.clear()
        print(
            "\(definition.name): \(known.count) invariants found broken in \(grouped(executions)) executions")
        return !known.isEmpty ? 1 : Interruption.isPending ? Interruption.status : 0
    }

    /// Shrinks the violations by a crash file that are not known, and returns their minima.
    private func shrink(_ crash: String, known: [String]) throws(UsageError) -> [FoundCounterexample] {
        let verifier = BarVerifier(
            definition, invariants: invariants.filter { !known.contains($0.id) }, behavior: .any)
        let bytes = Array(try readBytes(crash))
        var settings = SearchSettings()
        settings.onProgress = { [progress] in progress.note($0) }
        settings.isCancelled = { [display] in
            display.refresh()
            return Interruption.isPending
        }
        let found = try Watchdog.guarding({ verifier.shrink(fuzzerInput: bytes, settings) }) { [display] in
            display.clear()
            Watchdog.giveUp()
        }
        guard !found.isEmpty else {
            throw UsageError("\(crash) breaks no invariant in this process: the fuzzer is from another build")
        }
        return found
    }

    /// Writes a counterexample as a scenario file, prints it, and returns the identifier of its invariant.
    private func save(_ found: FoundCounterexample) throws(UsageError) -> String {
        let id = found.counterexample.invariant.id
        progress.note(found)
        let path = "\(findings)/\(definition.name)-\(id).scenario"
        try writeText(found.counterexample.file.text, to: path)
        let instruction = definition.reproducer.map { "\($0) \(path)" } ?? path
        print("\(found.counterexample.text)\n\n\(instruction)\n")
        return id
    }
}
