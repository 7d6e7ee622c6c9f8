import Foundation
import Testing
import TestSupport

@testable import PropertyTesting

/// Checks in child processes beside other work.
@Suite(.property(cases: 100, seed: 0, isolation: .process)) struct IsolatedChecksAtOnceTests {
    @Test func `isolated checks at once have a result each`() async throws {
        let limits = [300, 400, 500, 600]
        let recorded = try await issues {
            await withTaskGroup { group in
                for limit in limits {
                    group.addTask {
                        await check(CheckTests.number) { number in
                            if number >= limit { fatalError("\(limit)") }
                        }
                    }
                }
            }
        }
        #expect(recorded.count == limits.count)
        for limit in limits {
            #expect(recorded.count { $0.text.contains("Fatal error: \(limit)\nfor \(limit)\n") } == 1)
        }
    }

    @Test func `cancelling an isolated check ends its child process, and is an issue in its first case`()
        async throws
    {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
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
