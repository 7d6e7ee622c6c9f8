import Foundation
import Generators
import Testing
import TestSupport

@testable import PropertyTesting

/// What happens around isolated checks: their test runs again in each child process.
@Suite(.property(cases: 100, seed: 0, isolation: .process)) struct IsolatedTestTests {
    /// Few numbers, since every failure costs a process.
    private static let few = Generator<Int>.integer(in: 0...2)

    @Test(arguments: [1, 2]) func `a check of a test with arguments runs with the same arguments`(
        limit: Int
    )
        async throws
    {
        let recorded = try await issues {
            await check(Self.few) { number in if number >= limit { fatalError("too large") } }
        }
        #expect(recorded.map { $0.text.contains("Fatal error: too large\nfor \(limit)\n") } == [true])
    }

    @Test func `earlier checks have the results in the child process that they had`() async throws {
        let recorded = try await issues {
            for limit in [1, 2] {
                let earlier = try await issues {
                    await check(Self.few, isolation: .thread) { $0 < limit }
                }
                // Without that issue a child process would not come to the next check.
                try #require(earlier.count == 1)
                await check(Self.few) { number in if number >= limit { fatalError("too large") } }
            }
        }
        #expect(
            recorded.map { $0.text.firstMatch(of: /\nfor (\d+)\n/)?.output.1 } == ["1", "2"])
    }

    @Test func `a body may use the main actor and other threads`() async throws {
        let recorded = try await issues {
            await check(CheckTests.bit) { @MainActor bit async in
                let isOnQueue = await withCheckedContinuation { continuation in
                    DispatchQueue.global().async { continuation.resume(returning: bit == 1) }
                }
                if isOnQueue { fatalError("too large") }
            }
        }
        #expect(recorded.map { $0.text.contains("Fatal error: too large\nfor 1\n") } == [true])
    }

    @Test func `a check in the body of another one, which is on a thread, cannot be isolated`() async throws {
        let recorded = try await issues {
            await check(CheckTests.number, cases: 1, isolation: .thread) { _ in
                await check(CheckTests.number, cases: 1) { _ in }
            }
        }
        #expect(
            recorded.map { $0.text.contains("is not possible inside the body of another check") } == [true])
    }

    @Test func `a check in the body of an isolated one runs in its process`() async throws {
        let recorded = try await issues {
            await check(CheckTests.number, cases: 20) { limit in
                await check(CheckTests.number, cases: 20, isolation: .thread) { number in
                    if number >= 700, limit >= 300 { fatalError("too large") }
                }
            }
        }
        #expect(recorded.map { $0.text.contains("Fatal error: too large\nfor 300\n") } == [true])
    }

    @Test func `a test that does not come to the call again is an issue, and no success`() async throws {
        let process = getpid()
        let variable = "ISOLATED_TEST_\(process)"
        guard getenv(variable) == nil else { return }
        setenv(variable, "yes", 1)
        defer { unsetenv(variable) }
        // A child process finds the variable under the number of its parent.
        guard getenv("ISOLATED_TEST_\(getppid())") == nil else { return }
        let recorded = try await issues { await check(CheckTests.number) { _ in } }
        #expect(
            recorded.map { $0.text.hasPrefix("a child process did not come to this call of check: exit") }
                == [true])
    }

    @Test func `a list with a body that traps on an index is shrunk`() async throws {
        let recorded = try await issues {
            await check(CheckTests.list) { list in
                let limits = [10, 20, 30]
                for (index, value) in list.enumerated() { _ = limits[index] + value }
            }
        }
        #expect(recorded.map { $0.text.contains("\nfor [0, 0, 0, 0]\n") } == [true])
    }
}
