import BarCommands
import Foundation
import Schemata
import Testing
import TestSupport

@testable import airbar

/// The processes in which mutants of the sources are tried.
@Suite struct MutantProcessTests {
    @Test func `an executable that does not start is an error, and kills nothing`() throws {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("mutant-\(UUID()).log").path
        defer { try? FileManager.default.removeItem(atPath: log) }
        let error = #expect(throws: UsageError.self) {
            _ = try MutantProcess("/nowhere", [], planting: 0, limit: .seconds(1), log: log)
        }
        #expect(error?.message.hasPrefix("/nowhere does not start: ") == true)
    }

    @Test func `what a process of an earlier run still prints is no issue of this one`() throws {
        try TemporaryFolder.with { folder in
            let log = try folder.write([], to: "1.log")
            let earlier = try #require(FileHandle(forWritingAtPath: log))
            let process = try MutantProcess(
                "/bin/echo", ["done"], planting: 1, limit: .seconds(600), log: log)
            try earlier.write(contentsOf: Data("Test a() recorded an issue".utf8))
            var ending: MutantProcess.Ending?
            while ending == nil { ending = process.poll() }
            #expect(ending == .status(0) && process.output == "done\n")
        }
    }

    @Test func `a copy has the hidden files too, and what a killed run left there is removed`() throws {
        try TemporaryFolder.with { folder in
            let root = "\(folder.path)/package"
            for file in ["Package.swift", ".ci/run", ".fuzz/corpus/1", ".git/HEAD", ".build/a.o"] {
                _ = try folder.write("Package(name: \"some\")".utf8, to: "package/\(file)")
            }
            _ = try folder.write([], to: "package/.build/mutants/Tests/left.tokens")
            let copy = try PlantedPackage(of: root, Schemata([]) { _ in nil })
            let files = try FileManager.default.subpathsOfDirectory(atPath: copy.path)
                .filter { !URL(fileURLWithPath: "\(copy.path)/\($0)").hasDirectoryPath }
            #expect(Set(files) == [".ci/run", "Package.swift", "Sources/Planted/Planted.swift"])
        }
    }

    @Test func `the tests of a copy are called by the name of the package`() throws {
        let schemata = try Schemata([]) { _ in nil }
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("package-\(UUID())")
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Repository.root.appendingPathComponent("Package.swift"),
            to: root.appendingPathComponent("Package.swift"))
        let package = try PlantedPackage(of: root.path, schemata)
        // This test runs from a bundle of that name.
        let bundle =
            CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? "airbar-verifiedPackageTests.xctest"
        #expect(package.tests.hasSuffix("/" + URL(fileURLWithPath: bundle).lastPathComponent))
    }
}
