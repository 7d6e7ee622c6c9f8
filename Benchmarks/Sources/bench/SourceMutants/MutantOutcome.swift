import Foundation
import Schemata

/// The result of the trial of one mutant.
struct MutantOutcome {
    let mutant: SourceMutant
    /// Whether the mutant was noticed: by the verifiers, from each seed.
    let isNoticed: Bool
    /// From how many seeds it was killed, or whether it was noticed.
    let killed: String
    /// The median number of cases until it was killed; nil if its judge has no cases.
    let medianCases: Int?
    /// What noticed it.
    let noticedBy: String

    /// What the ending of a process says of the mutant in it.
    init(_ mutant: SourceMutant, _ ending: MutantProcess.Ending, _ process: MutantProcess) {
        self.mutant = mutant
        let row = Self.row(in: process.output)
        isNoticed = row.map { $0.killed == $0.runs } ?? (ending != .status(0))
        medianCases = row?.medianScenarios
        switch ending {
        case .timeout: (killed, noticedBy) = ("timeout", "after \(process.duration.formatted())")
        case .trap(let signal): (killed, noticedBy) = ("trap", "signal \(signal)")
        case .failedTest(let test): (killed, noticedBy) = ("yes", test)
        case .status(let status):
            killed = row.map { "\($0.killed)/\($0.runs)" } ?? (status == 0 ? "no" : "yes")
            noticedBy = row?.killedBy.joined(separator: " ") ?? (status == 0 ? "" : "status \(status)")
        }
    }

    /// Whether the process is as it has to be without a mutant: some tests or cases, and nothing noticed.
    static func isSound(_ ending: MutantProcess.Ending, output: String) -> Bool {
        if let row = row(in: output) { return row.killed == 0 && row.killedBy.isEmpty }
        return ending == .status(0) && output.contains(/Test run with [1-9]/)
    }

    /// The row of the mutant in what `airbar mutants` printed; nil if it printed none.
    private static func row(in output: String) -> Row? {
        guard let line = output.split(separator: "\n").last(where: { $0.hasPrefix("{") }) else { return nil }
        return try? JSONDecoder().decode(Results.self, from: Data(line.utf8)).mutants.first
    }

    private struct Results: Decodable {
        let mutants: [Row]
    }

    private struct Row: Decodable {
        let killedBy: [String]
        let runs: Int
        let killed: Int
        let medianScenarios: Int?
    }
}
