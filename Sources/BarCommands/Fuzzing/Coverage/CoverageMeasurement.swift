import Foundation
import Fuzzing

/// Runs inputs in a build that counts what is run, and reads the counts.
struct CoverageMeasurement {
    private let scratch: String
    private let binary: String
    private let toolchain: Toolchain
    private let root = FileManager.default.currentDirectoryPath

    /// The largest number of inputs whose names fit on a command line.
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
            let replay = Tool(
                [binary, "--target=\(subject)"] + batch, environment: variables, in: corpus.folder)
            switch try replay.run(output: .nullDevice) {
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

    /// The coverage of the source files below paths.
    func coverage(_ paths: [String], in profile: String) throws(UsageError) -> [FileCoverage] {
        let export = "\(scratch)/coverage.json"
        try Tool(
            [
                try toolchain.path(of: "llvm-cov"), "export", binary, "-instr-profile=\(profile)",
                "-skip-functions",
            ]
                + absolute(paths)
        ).run(to: export)
        let json = try readBytes(export)
        return try asTyped { () throws(CoverageExport.ParseError) in
            try CoverageExport(parsing: json, relativeTo: root).files
        }
    }

    /// Writes pages of the source files below paths, with how often each line was run.
    func writePages(_ paths: [String], of profile: String, to folder: String) throws(UsageError) {
        let demangler = try toolchain.path(of: "swift-demangle")
        try Tool(
            [
                try toolchain.path(of: "llvm-cov"), "show", binary, "-instr-profile=\(profile)",
                "-format=html",
                "-output-dir=\(folder)", "-Xdemangler=\(demangler)",
            ] + absolute(paths)
        ).run(to: "\(scratch)/show.log")
    }

    private func absolute(_ paths: [String]) -> [String] { paths.map { "\(root)/\($0)" } }
}
