import AirBarModel
import Foundation
import PropertyTesting
import Verification

/// The folder in which a check of a bar keeps the scenarios of its failures.
struct SavedScenarios: Sendable {
    private let folder: URL

    /// Makes the folder of a path relative to that of a source file.
    init(_ path: String, beside source: String) { folder = URL(fileURLWithPath: path, beside: source) }

    /// The scenario files, by name; none if there is no folder.
    ///
    /// - Throws: an error of Foundation if the folder cannot be read.
    func files() throws -> [URL] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".scenario") }.sorted()
            .map { folder.appendingPathComponent($0) }
    }

    /// Runs the scenario of a file, and returns the verdict on a bar.
    static func verdict(
        on definition: BarDefinition, _ invariants: [Invariant], in file: URL
    ) -> CheckVerdict {
        do {
            let run = try Reproduction(
                scenarioFile: String(contentsOf: file, encoding: .utf8), on: definition,
                invariants: invariants)
            return CheckVerdict(run, in: file.path)
        } catch {
            return CheckVerdict(problem: "\(file.path): \(error)")
        }
    }

    /// Writes a file for each counterexample, and returns the paths.
    ///
    /// - Throws: an error of Foundation if a file cannot be written.
    func save(_ counterexamples: [FoundCounterexample<BarDefinition>]) throws -> [String] {
        let known = Set(try files().map(\.lastPathComponent))
        return try counterexamples.map { found in
            let counterexample = found.counterexample
            let name = String(
                "\(counterexample.subject.name)-\(counterexample.invariant.id)"
                    .map { $0.isLetter || $0.isNumber ? $0 : "-" })
            var (file, count) = ("\(name).scenario", 1)
            while known.contains(file) {
                count += 1
                file = "\(name)-\(count).scenario"
            }
            let url = folder.appendingPathComponent(file)
            try counterexample.file.text.write(creatingFolderOf: url)
            return url.path
        }
    }
}
