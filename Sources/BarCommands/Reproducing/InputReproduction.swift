import Foundation
import Fuzzing
import Verification

/// The input of a fuzzer that is run again, to show what it does.
struct InputReproduction {
    private let path: String
    private let input: [UInt8]
    private let subject: FuzzSubject
    /// The identifier of the failure that the file is named after.
    private let failureID: String?

    /// Reads a file; nil if its name is not that of an input, or if it has a scenario.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - bar: the name of a bar that replaces the one that was fuzzed.
    ///   - arguments: the arguments of the command, which know what can be fuzzed.
    /// - Throws: `UsageError` if the file cannot be read, or if it is not known what was fuzzed.
    init?(_ path: String, bar: String?, _ arguments: Arguments) throws(UsageError) {
        let file = FuzzInputFile(path)
        guard file.isFailure, FileManager.default.fileExists(atPath: path) else { return nil }
        input = Array(try readBytes(path, limit: FileLimit.scenario))
        if input.starts(with: "scenario ".utf8) { return nil }
        self.path = path
        failureID = file.failureID
        let target = file.subject?.split(separator: "-").first ?? "bar"
        guard let name = bar.map({ "\(target)-\($0)" }) ?? file.subject else {
            throw UsageError("\(path): an input does not name its bar, expected --bar NAME")
        }
        subject = try arguments.subject(name, namedBy: path)
    }

    /// Whether the input makes a case of a bar.
    var isAboutBar: Bool { subject.reproducible != nil }

    /// The case of a bar that the bytes make, judged by the invariant that the file is named after, if it is.
    ///
    /// - Throws: `UsageError` if the bytes make no case.
    func onBar() throws(UsageError) -> ReproducibleCase {
        guard let read = subject.reproducible?(input) else {
            throw UsageError("\(path): the bytes make no case of \(subject.name)")
        }
        let named = read.invariants.filter { $0.id == failureID }
        return ReproducibleCase(
            read.test, on: read.definition, invariants: named.isEmpty ? read.invariants : named)
    }

    /// Runs the input in a process of its own, and shows each failure as it is, without shrinking it.
    ///
    /// - Parameter seconds: the time after which it is said not to end.
    /// - Throws: `UsageError` if no process starts.
    func isolated(seconds: Double) throws(UsageError) -> Reproduced {
        var isolation = Isolation(subject.name)
        isolation.seconds = seconds
        let runs = IsolatedRuns(isolation)
        let outcome = try runs.outcome(of: input)
        var lines = ["\(subject.name) \(outcome)"]
        if outcome.hasPlace, let place = try TrapExplanation.explaining(input, isolation) {
            lines.append(place)
        }
        if !outcome.isDeath {
            for id in outcome.ids {
                let reply = try runs.ask(.shrink(id: id, budget: 0), input, within: seconds)
                if case .answer(.finding(let finding?)) = reply { lines.append("\n\(finding.text)") }
            }
        }
        return Reproduced(text: lines.joined(separator: "\n"), fails: outcome != .held)
    }
}
