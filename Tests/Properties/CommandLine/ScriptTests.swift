import Foundation
import Testing
import TestSupport

/// The scripts, with a build and a command line that only print what they are called with.
@Suite struct ScriptTests {
    /// Copies the scripts, and runs a test with their folder's parent.
    ///
    /// - Parameters:
    ///   - status: the status in which a build ends.
    ///   - isBuilt: whether the command line was built after the last change.
    private func withScripts(
        buildEndsWith status: Int, isBuilt: Bool = false, _ body: (TemporaryFolder) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            try FileManager.default.copyItem(
                at: Repository.root.appendingPathComponent("scripts"),
                to: URL(fileURLWithPath: "\(folder.path)/scripts"))
            for (name, line) in [
                ("bin/swift", "exit \(status)"), ("Package.swift", ""), ("Sources/a.swift", ""),
                (".build/release/airbar", #"echo "$@""#),
                (".build/benchmarks/release/bench", #"echo bench "$@""#),
            ] {
                try folder.write(script: line, to: name)
            }
            let built = try folder.write([], to: ".build/airbar-built")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: isBuilt ? 60 : -60)], ofItemAtPath: built)
            try body(folder)
        }
    }

    private func run(_ script: String, _ arguments: [String] = [], in folder: TemporaryFolder) throws
        -> Launched
    {
        let path = "\(folder.path)/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        return try Launched(arguments, of: "\(folder.path)/\(script)", environment: ["PATH": path])
    }

    @Test func `a script whose build failed ends in status 2, which no judgement has`() throws {
        try withScripts(buildEndsWith: 1) { folder in
            let scripts = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/scripts")
            #expect(scripts.contains("reproduce"))
            for script in scripts {
                let run = try run("scripts/\(script)", ["run"], in: folder)
                #expect(run.status == 2 && run.output.isEmpty, "\(script)")
            }
        }
    }

    @Test func `nothing is built where nothing has changed`() throws {
        try withScripts(buildEndsWith: 1, isBuilt: true) { folder in
            let run = try run("scripts/verify", ["--json"], in: folder)
            #expect(run.status == 0 && run.output == "verify --json\n" && run.complaints.isEmpty)
        }
    }

    @Test(arguments: ["verify", "reproduce", "motion", "bench", "fuzz"])
    func `a script may be called through a symbolic link`(script: String) throws {
        try withScripts(buildEndsWith: 0) { folder in
            let link = "\(folder.path)/link"
            try FileManager.default.createSymbolicLink(
                atPath: link, withDestinationPath: "\(folder.path)/scripts/\(script)")
            let run = try run("link", ["--json"], in: folder)
            #expect(run.status == 0 && run.output == "\(script) --json\n")
        }
    }

    @Test func `the four lines of the README make a package that depends on the copy beside it`() throws {
        let readme = try Repository.text(of: "README.md")
        let lines = try #require(readme.firstMatch(of: /```\n(git clone [^`]+)```/)?.output.1)
        #expect(lines.split(separator: "\n").count == 4)
        try TemporaryFolder.with { folder in
            for (name, line) in [("git", #"ln -s "$ROOT" "${2##*/}""#), ("swift", #"echo "$@""#)] {
                try folder.write(script: line, to: "bin/\(name)")
            }
            let path = "\(folder.path)/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
            let run = try Launched(
                ["-c", "set -e; cd \"$0\"; \(lines)", folder.path], of: "/bin/bash",
                environment: ["PATH": path, "ROOT": Repository.root.path])
            #expect(run.status == 0 && run.output == "test --quiet\n", "\(run.complaints)")
            let manifest = try String(contentsOfFile: folder.path + "/MyBars/Package.swift", encoding: .utf8)
            let name = try #require(manifest.firstMatch(of: /path: "\.\.\/([a-z-]+)"/)?.output.1)
            #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(name)/Package.swift"))
            #expect(
                FileManager.default.fileExists(atPath: folder.path + "/MyBars/.github/workflows/headers.yml"))
        }
    }
}
