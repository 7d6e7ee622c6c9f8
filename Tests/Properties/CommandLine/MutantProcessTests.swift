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
