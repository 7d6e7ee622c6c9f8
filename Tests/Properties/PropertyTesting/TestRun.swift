import Foundation
import Testing

/// A run of some tests of this bundle in a process of their own, because what they record fails the run.
struct TestRun {
    private static let variable = "PROPERTY_TESTS_RUN_ALONE"
    /// Whether this process is such a run.
    static var isThis: Bool { ProcessInfo.processInfo.environment[variable] != nil }

    /// What the process wrote on standard output and standard error.
    let output: String
    /// The status with which it ended.
    let status: Int32

    /// Runs tests of Swift Testing.
    ///
    /// - Parameters:
    ///   - filter: a regular expression that matches the names of the tests.
    ///   - variables: further variables of the environment.
    init(ofTests filter: String, with variables: [String: String] = [:]) async throws {
        try await self.init(["--testing-library", "swift-testing", "--filter", filter], with: variables)
    }

    /// Runs a test of XCTest.
    init(ofXCTest name: String) async throws { try await self.init([name]) }

    private init(_ arguments: [String], with variables: [String: String] = [:]) async throws {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID()).log")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: log) }
        let file = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(CommandLine.arguments.first))
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.environment?[Self.variable] = "yes"
        process.environment?["PROPERTY_SAVE"] = "no"
        (process.standardOutput, process.standardError) = (file, file)
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        status = process.terminationStatus
    }
}

extension Trait where Self == ConditionTrait {
    /// Runs a test only in a process of its own; see ``TestRun``.
    static var inRunOfItsOwn: Self {
        .enabled(if: TestRun.isThis, "it fails on purpose, in a process of its own")
    }

    /// Runs a test only where a bundle of tests is a program.
    static var whereTestsCanBeRun: Self {
        #if os(Linux)
            .enabled(if: !TestRun.isThis)
        #else
            .disabled("a bundle of tests is no program here")
        #endif
    }
}
