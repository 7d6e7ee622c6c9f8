import BarCommands
import Foundation
import Schemata

/// A mutant with the number that selects it.
struct NumberedMutant {
    let number: Int
    let mutant: SourceMutant
}

/// The trials of the mutants of a file: what is run for each.
struct MutantTrials {
    private let package: PlantedPackage
    private let executable: String
    private let arguments: [String]

    /// What has to be built, as options of `swift build`.
    let product: [String]

    init(_ judge: MutantJudge, in package: PlantedPackage) {
        self.package = package
        switch judge {
        case .bar:
            product = ["-c", "release", "--product", "airbar"]
            executable = package.airbar
            arguments = ["mutants", "--bar", "hardened", "--json"]
        case .tests(let targets):
            // Tests can read internal declarations only in debug; optimised, they take a fraction of the time.
            product = ["--build-tests", "-Xswiftc", "-O"]
            executable = package.tests
            let filter = "^(\(targets.joined(separator: "|")))[./]"
            arguments = ["--testing-library", "swift-testing", "--filter", filter]
        }
    }

    /// Tries the package without a mutant, and returns the time that it took.
    ///
    /// - Throws: `UsageError` if something is noticed.
    func tryNone() throws(UsageError) -> Duration {
        let process = try start(number: 0, limit: .seconds(600))
        while !Interruption.isPending {
            guard let ending = process.poll() else {
                Self.sleep()
                continue
            }
            guard MutantOutcome.isSound(ending, output: process.output) else {
                throw UsageError(
                    "without a mutant, expected that nothing is noticed, found \(ending):\n"
                        + process.output.suffix(2_000))
            }
            break
        }
        return process.duration
    }

    /// Tries mutants, as many at a time as there are cores; not all of them if interrupted.
    ///
    /// - Parameters:
    ///   - mutants: the mutants to try.
    ///   - limit: the time after which a mutant counts as noticed.
    ///   - report: called with each outcome, when its trial ends.
    func tryAll(
        _ mutants: [NumberedMutant], limit: Duration, report: (MutantOutcome) -> Void
    ) throws(UsageError) {
        var waiting = mutants[...]
        var running: [(mutant: SourceMutant, process: MutantProcess)] = []
        while !waiting.isEmpty || !running.isEmpty, !Interruption.isPending {
            while running.count < ProcessInfo.processInfo.activeProcessorCount, let next = waiting.popFirst()
            {
                running.append((next.mutant, try start(number: next.number, limit: limit)))
            }
            running.removeAll { mutant, process in
                guard let ending = process.poll() else { return false }
                report(MutantOutcome(mutant, ending, process))
                return true
            }
            Self.sleep()
        }
    }

    private func start(number: Int, limit: Duration) throws(UsageError) -> MutantProcess {
        let logs = "\(package.path)/.build/logs"
        try makeFolder(logs)
        return try MutantProcess(
            executable, arguments, planting: number, limit: limit, log: "\(logs)/\(number).log")
    }

    private static func sleep() { Thread.sleep(forTimeInterval: 0.02) }
}
