import Foundation
import MotionLaws
import Verification

/// The command `reproduce`: runs a counterexample again and shows its trace.
enum ReproduceCommand {
    static let command = Command(
        name: "reproduce", summary: "run a counterexample again and show its trace", usage: usage, run: run)

    private static let usage = """
        usage: \(Program.name) reproduce [--bar NAME] TOKEN | SCENARIO-FILE | CRASH-FILE

        Shows the trace as a table with the violating step marked. A token is the last line of a failure report, of a bar
        or of a law of motion. \(Program.name) verify --save writes scenario files. libFuzzer writes crash files; one that is not in
        its folder of .fuzz, which names its bar, needs --bar. A file has at most 8 MiB.
        Exits 1 when it still fails, 0 when it does not; any other status, which \(Program.name) --help lists, means that this
        was not decided.
        """

    private static func run(_ arguments: inout Arguments) throws(UsageError) -> Int32 {
        let bar = try arguments.value("--bar")
        let what = try arguments.rest(1...1, "a token, a scenario file or a crash file")[0]
        if let law = try asTyped(
            what,
            { () throws(Reproduction.Failure) in
                try LawReproduction(token: what, rules: bar)
            })
        {
            print(law.text)
            return law.message == nil ? 0 : 1
        }
        let reproduction = try load(what, bar: bar, among: arguments.bars)
        print(reproduction.text)
        return reproduction.counterexamples.isEmpty ? 0 : 1
    }

    private static func load(
        _ what: String, bar: String?, among bars: Bars
    ) throws(UsageError) -> Reproduction {
        guard FileManager.default.fileExists(atPath: what) else {
            do {
                return try Reproduction(token: what, bar: bar, among: bars)
            } catch .token(.notOfTheForm) {
                throw UsageError(
                    "\(what): no such file, and no token: \(CounterexampleToken.ParseError.notOfTheForm)")
            } catch {
                throw UsageError("\(what): \(error)")
            }
        }
        let bytes = try readBytes(what, limit: FileLimit.scenario)
        if isLibFuzzerArtifact(what), !bytes.starts(with: "scenario ".utf8) {
            guard let bar = bar ?? FuzzFolder.bar(ofCrashFile: what) else {
                throw UsageError("\(what): a crash file does not name its bar, expected --bar NAME")
            }
            return try asTyped(what) { () throws(Reproduction.Failure) in
                try Reproduction(fuzzerInput: Array(bytes), bar: bar, among: bars)
            }
        }
        guard let text = String(data: bytes, encoding: .utf8) else {
            throw UsageError(
                "\(what): expected a scenario file, which is text, or a crash file named crash-…")
        }
        return try asTyped(what) { () throws(Reproduction.Failure) in
            try Reproduction(scenarioFile: text, bar: bar, among: bars)
        }
    }

    /// Whether a file has a name that libFuzzer gives; its contents may be any bytes.
    private static func isLibFuzzerArtifact(_ path: String) -> Bool {
        let name = URL(fileURLWithPath: path).lastPathComponent
        return ["crash-", "timeout-", "oom-", "leak-", "slow-unit-"].contains { name.hasPrefix($0) }
    }
}
