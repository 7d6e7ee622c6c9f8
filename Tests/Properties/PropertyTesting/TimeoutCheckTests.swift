import Foundation
import Generators
import Testing
import TestSupport

@testable import PropertyTesting

@Suite(.property(cases: 1_000, seed: 0, caseTimeLimit: .seconds(2))) struct TimeoutCheckTests {
    @Test(arguments: 0..<4)
    func `a body that never returns is an issue with a token, and is abandoned`(copy: Int) async throws {
        let gate = Gate()
        defer { gate.open() }
        let recorded = try await issues {
            await check(CheckTests.number, sourceLocation: .somewhere) { number in
                if number >= 700 { gate.wait() }
            }
        }
        #expect(recorded.map(\.sourceLocation) == [.somewhere])
        let text = try #require(recorded.first?.text)
        #expect(text.hasPrefix("timed out: checking a value takes longer than 2.0 seconds\nfor "))
        let token = try #require(text.split(separator: "\"").dropFirst().first)
        #expect(try replay(ReplayToken(parsing: String(token)), CheckTests.number) >= 700)
        #expect(text.contains("\n    found in case "))
    }

    @Test func `a body that never returns while shrinking is an issue with the token of the candidate`()
        async throws
    {
        let gate = Gate()
        defer { gate.open() }
        let recorded = try await issues {
            await check(CheckTests.number) { number in
                if number == 500 { gate.wait() }
                return number < 500
            }
        }
        let token = ReplayToken([Choice(value: 500, bound: 1_000)])
        #expect(recorded.count == 1)
        #expect(recorded.first?.text.contains("\nfor 500\n    replaying: \"\(token)\"\n") == true)
    }

    @Test func `a body that waits for ever is cancelled and abandoned`() async throws {
        let recorded = try await issues {
            await check(CheckTests.number) { _ in try await Task.sleep(for: .seconds(3_600)) }
        }
        #expect(recorded.count == 1)
        #expect(recorded.first?.text.contains("\nfor 0\n") == true)
    }

    @Test func `a generator that never returns is an issue with the case and the seed`() async throws {
        let gate = Gate()
        defer { gate.open() }
        let recorded = try await issues {
            await check(CheckTests.number.map { number in if number > 0 { gate.wait() } }, seed: 3) {
                true
            }
        }
        #expect(
            recorded.map(\.text) == [
                """
                timed out: generating a value takes longer than 2.0 seconds
                    does it draw without end, refer to itself while it is being initialised, or does the body that draws it not return?
                    PROPERTY_SEED=3, before the first case
                """
            ])
    }

    @Test func `a token whose value takes too long is an issue`() async throws {
        let gate = Gate()
        defer { gate.open() }
        let token = "\(ReplayToken([Choice(value: 7, bound: 1_000)]))"
        let recorded = try await issues {
            await check(CheckTests.number, replaying: token) { _ in gate.wait() }
        }
        #expect(recorded.map(\.text) == ["timed out: replaying \"\(token)\" takes longer than 2.0 seconds"])
    }

    @Test func `the limit of one value does not apply to the sum of many`() async throws {
        let recorded = try await issues {
            await check(CheckTests.number, cases: 100, caseTimeLimit: .seconds(1)) { _ in
                Thread.sleep(forTimeInterval: 0.02)
            }
        }
        #expect(recorded.isEmpty)
    }
}
