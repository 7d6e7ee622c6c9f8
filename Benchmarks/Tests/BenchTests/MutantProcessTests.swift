import BarCommands
import Foundation
import Schemata
import Testing

@testable import bench

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
        try withFolder { folder in
            let log = "\(folder)/1.log"
            try write("", to: log)
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
        try withFolder { folder in
            let root = "\(folder)/package"
            for file in ["Package.swift", ".ci/run", ".fuzz/corpus/1", ".git/HEAD", ".build/a.o"] {
                try write("Package(name: \"some\")", to: "\(root)/\(file)")
            }
            try write("", to: "\(root)/.build/mutants/Tests/left.tokens")
            let copy = try PlantedPackage(of: root, Schemata([]) { _ in nil })
            let files = try FileManager.default.subpathsOfDirectory(atPath: copy.path)
                .filter { !URL(fileURLWithPath: "\(copy.path)/\($0)").hasDirectoryPath }
            #expect(Set(files) == [".ci/run", "Package.swift", "Sources/Planted/Planted.swift"])
        }
    }

    @Test func `the tests of a copy are called by the name of the package`() throws {
        try withFolder { folder in
            try write(try text(of: "Package.swift"), to: "\(folder)/Package.swift")
            let package = try PlantedPackage(of: folder, try Schemata([]) { _ in nil })
            #expect(package.tests.hasSuffix("/airbar-verifiedPackageTests.xctest"))
        }
    }
}
