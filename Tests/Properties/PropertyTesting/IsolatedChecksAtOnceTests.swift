import Foundation
import Testing
import TestSupport

@testable import PropertyTesting

/// Checks in child processes beside other work.
@Suite(.property(cases: 100, seed: 0, isolation: .process)) struct IsolatedChecksAtOnceTests {
    @Test func `isolated checks at once have a result each`() async throws {
        let recorded = try await issues {
            async let first: Void = check(CheckTests.number) { if $0 >= 300 { fatalError("300") } }
            async let second: Void = check(CheckTests.number) { if $0 >= 400 { fatalError("400") } }
            async let third: Void = check(CheckTests.number) { if $0 >= 500 { fatalError("500") } }
            _ = await (first, second, third)
        }
        #expect(recorded.count == 3)
        for limit in [300, 400, 500] {
            #expect(recorded.count { $0.text.contains("Fatal error: \(limit)\nfor \(limit)\n") } == 1)
        }
    }

    @Test
    func `isolated checks at one line at once are issues, since another process cannot tell them apart`()
        async throws
    {
        let recorded = try await issues {
            await withTaskGroup { group in
                for limit in [300, 400] {
                    group.addTask { await check(CheckTests.number) { if $0 >= limit { fatalError() } } }
                }
            }
        }
        #expect(recorded.count == 2)
        #expect(recorded.allSatisfy { $0.text.contains("several at this line run at once") })
    }

    @Test func `cancelling an isolated check ends its child process, and is an issue in its first case`()
        async throws
    {
        // The child process has the environment of this one, and so the same file.
        let variable = "CANCELLED_CHECK_FILE"
        setenv(variable, FileManager.default.temporaryDirectory.path + "/\(UUID())", 0)
        defer { unsetenv(variable) }
        let file = URL(fileURLWithPath: try #require(ProcessInfo.processInfo.environment[variable]))
        let recorded = try await issues {
            let task = Task {
                await check(CheckTests.number, caseTimeLimit: .seconds(120)) { _ in
                    try "\(getpid())".write(to: file, atomically: true, encoding: .utf8)
                    while true { sleep(1) }
                }
            }
            while !FileManager.default.fileExists(atPath: file.path) {
                try await Task.sleep(for: .milliseconds(10))
            }
            task.cancel()
            await task.value
        }
        #expect(recorded.count == 1)
        #expect(recorded.first?.text.hasPrefix("no case was checked: the search was cancelled\n") == true)
        let child = try #require(pid_t(String(contentsOf: file, encoding: .utf8)))
        #expect(child != getpid() && kill(child, 0) == -1)
        try FileManager.default.removeItem(at: file)
    }
}
