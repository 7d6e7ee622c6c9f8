import Foundation
import Testing
import TestSupport

@testable import PropertyTesting

/// The child process that makes the copies in which bodies are called.
@Suite(.property(cases: 50, seed: 0, isolation: .process)) struct ForkServerTests {
    /// A file to which bodies append lines.
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private static func append(_ line: String, to file: URL) {
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        _ = "\(line)\n".withCString { write(descriptor, $0, strlen($0)) }
        close(descriptor)
    }

    private func lines() throws -> [Substring] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    }

    @Test func `the processes in which bodies are called are copies of another one, and not of this one`()
        async throws
    {
        let recorded = try await issues { [file] in
            await check(CheckTests.number) { number in
                Self.append("\(getppid()) \(getpid())", to: file)
                if number >= 300 { fatalError("too large") }
            }
        }
        #expect(recorded.count == 1)
        let processes = Set(try lines())
        let parents = Set(processes.compactMap { $0.split(separator: " ").first })
        #expect(!parents.contains("\(getpid())"))
        // Where other processes leave it no time, a server may count as hanging, and another one takes its place.
        #expect(processes.count > 2 * parents.count, "\(processes)")
        try FileManager.default.removeItem(at: file)
    }

    @Test(.timeLimit(.minutes(10)))
    func `a body ends soon after its server, and the check goes on with another server`() async throws {
        let recorded = try await issues { [file] in
            await check(CheckTests.number, caseTimeLimit: .seconds(3_600)) { number in
                if number < 500 || FileManager.default.fileExists(atPath: file.path) { return }
                Self.append("\(getpid())", to: file)
                kill(getppid(), SIGKILL)
                while true { _ = getppid() }
            }
        }
        #expect(recorded.isEmpty)
        let child = try #require(pid_t(lines()[0]))
        while kill(child, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
        try FileManager.default.removeItem(at: file)
    }
}
