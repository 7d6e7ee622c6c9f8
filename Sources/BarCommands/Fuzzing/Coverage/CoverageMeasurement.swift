import Foundation
import Fuzzing

/// Runs inputs in a build that counts what is run, and reads the counts.
struct CoverageMeasurement {
    private let scratch: String
    private let binary: String
    private let toolchain: Toolchain
    private let root = FileManager.default.currentDirectoryPath

    /// The largest number of inputs whose paths fit on a command line.
    private static let batch = 1_000

    /// Builds the fuzz targets.
    ///
    /// - Parameter scratch: an existing folder for files of this measurement's own.
    init(in scratch: String) throws(UsageError) {
        binary = "\(root)/\(try FuzzBuild.buildForCoverage("Fuzz"))"
        self.scratch = "\(root)/\(scratch)"
        toolchain = try Toolchain(scratch)
    }

    /// Runs the inputs of corpora, and returns the path of the profile: of how often what was run.
    func profile(of corpora: [ReplayedCorpus], named name: String) throws(UsageError) -> String {
        let counts = "\(scratch)/\(name)"
        try makeFolder(counts)
        for corpus in corpora {
            for subject in corpus.subjects { try run(corpus, as: subject, countsIn: counts) }
        }
        let profile = "\(scratch)/\(name).profdata"
        let merge = ["merge", "-sparse", counts, "-o", profile]
        try Tool([try toolchain.path(of: "llvm-profdata")] + merge).run(to: "\(scratch)/profdata.log")
        return profile
    }

    private func run(
        _ corpus: ReplayedCorpus, as subject: String, countsIn folder: String
    ) throws(UsageError) {
        // Processes add to one file of counts, by a name that is computed from the program.
        let variables = ["LLVM_PROFILE_FILE": "\(folder)/\(subject)-%m.profraw"]
        for start in stride(from: 0, to: corpus.inputs.count, by: Self.batch) {
            let batch = corpus.inputs[start..<min(start + Self.batch, corpus.inputs.count)]
            let files = batch.map { "\(corpus.folder)/\($0)" }
            let replay = Tool([binary, "--target=\(subject)"] + files, environment: variables)
            switch try replay.run(output: .null) {
            case 0, 1: break
            case nil:
                throw UsageError(
                    "an input of \(corpus.folder) from \(batch[start]) on traps, so nothing was counted")
            case let status?:
                throw UsageError(
                    "the inputs of \(corpus.folder) end with status \(status), so nothing was counted")
            }
        }
    }

    /// The table of llvm-cov for the source files below paths.
    func table(_ paths: [String], in profile: String) throws(UsageError) -> String {
        let file = "\(scratch)/report.txt"
        try llvmCov(["report"], paths, in: profile, to: file)
        return try readText(file)
    }

    /// The lines of the source files below paths, and how many of them were run.
    func lines(_ paths: [String], in profile: String) throws(UsageError) -> CoverageSummary.Count {
        let file = "\(scratch)/summary.json"
        try llvmCov(["export", "-summary-only"], paths, in: profile, to: file)
        let summary = try? JSONDecoder().decode(CoverageSummary.self, from: try readBytes(file))
        guard let lines = summary?.lines else {
            throw UsageError("\(file): expected the summary of one program by llvm-cov")
        }
        return lines
    }

    /// Writes pages of the source files below paths, with how often each line was run.
    func writePages(_ paths: [String], of profile: String, to folder: String) throws(UsageError) {
        let demangler = try toolchain.path(of: "swift-demangle")
        let words = ["show", "-format=html", "-output-dir=\(folder)", "-Xdemangler=\(demangler)"]
        try llvmCov(words, paths, in: profile, to: "\(scratch)/show.log")
    }

    private func llvmCov(
        _ words: [String], _ paths: [String], in profile: String, to file: String
    ) throws(UsageError) {
        let sources = paths.map { "\(root)/\($0)" }
        try Tool(
            [try toolchain.path(of: "llvm-cov")] + words + [binary, "-instr-profile=\(profile)"] + sources
        ).run(to: file)
    }
}
