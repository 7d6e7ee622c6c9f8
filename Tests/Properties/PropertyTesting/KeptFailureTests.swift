import Foundation
import Generators
import Synchronization
import Testing
import TestSupport

@testable import PropertyTesting

/// A failure that was found is reported, whatever happens afterwards.
@Suite(.property(cases: 1_000, seed: 0)) struct KeptFailureTests {
    private static let digits = Generator<Int>.integer(in: 0...9)

    /// The text of the only issue that a closure records.
    private static func issue(_ work: @Sendable () async throws -> Void) async throws -> String {
        let recorded = try await issues(recordedBy: work)
        #expect(recorded.count == 1)
        return try #require(recorded.first).text
    }

    @Test func `a slow body is shrunk and explained under the limit of one value`() async throws {
        let text = try await Self.issue {
            await check(Self.digits.array(count: 8...8), caseTimeLimit: .seconds(1)) { list in
                Thread.sleep(forTimeInterval: 0.005)
                return list[3] < 5
            }
        }
        #expect(text.hasPrefix("The body returned false\nfor [0, 0, 0, 5, 0, 0, 0, 0]\n"))
        #expect(text.contains("element 7 = 0 may be anything"))
    }

    @Test func `hundreds of elements are shrunk and explained under the limit of one value`() async throws {
        let text = try await Self.issue {
            await check(Self.digits.array(count: 600...600), caseTimeLimit: .seconds(1)) { $0[300] < 5 }
        }
        #expect(text.hasPrefix("The body returned false\nfor [0, 0, "))
        #expect(!text.contains("timed out"))
        #expect(text.contains("\n    explaining ran out of time or of its budget\n"))
    }

    @Test func `a value that never returns while shrinking does not hide the failure`() async throws {
        let gate = Gate()
        defer { gate.open() }
        let text = try await Self.issue {
            await check(CheckTests.number, caseTimeLimit: .seconds(2)) { number in
                if number == 500 { gate.wait() }
                return number < 500
            }
        }
        #expect(text.hasPrefix("The body returned false\nfor "))
        let parts = text.split(separator: "\n\n")
        #expect(parts.first?.hasSuffix("\n    shrinking did not end: there may be a simpler value") == true)
        #expect(parts.dropFirst().first?.hasPrefix("timed out: checking a value takes longer than ") == true)
    }

    @Test func `a value that never returns in a later case does not hide the failure`() async throws {
        let gate = Gate()
        defer { gate.open() }
        let calls = Atomic(0)
        let text = try await Self.issue {
            await check(CheckTests.number, caseTimeLimit: .seconds(2)) { number in
                if calls.add(1, ordering: .relaxed).newValue > 500 { gate.wait() }
                return number < 500
            }
        }
        #expect(text.hasPrefix("The body returned false\nfor 500\n"))
        #expect(!text.contains("shrinking did not end"))
    }

    @Test func `a time limit ends a check inside a body, with what was found`() async throws {
        let gate = Gate()
        defer { gate.open() }
        let limit = Duration.seconds(3)
        let texts = try await issues {
            await check(CheckTests.number, timeLimit: limit, caseTimeLimit: .seconds(60)) { number in
                if number == 500 { gate.wait() }
                return number < 500
            }
            await check(CheckTests.number, timeLimit: limit, caseTimeLimit: .seconds(60)) { _ in gate.wait() }
            await check(CheckTests.number, timeLimit: limit, caseTimeLimit: .seconds(60)) { number in
                if number > 0 { gate.wait() }
            }
        }.map(\.text)
        #expect(texts.count == 2)
        #expect(texts.first?.hasPrefix("The body returned false\nfor ") == true)
        #expect(
            texts.last?.hasPrefix("no case was checked: the time limit was reached\nfor 0\n    replaying: ")
                == true)
    }

    @Test func `a failure that does not recur is reported with its own message and value`() async throws {
        let calls = Atomic(0)
        let text = try await Self.issue {
            await check(CheckTests.number) { number in
                let isFirst = number >= 500 && calls.add(1, ordering: .relaxed).newValue == 1
                #expect(!isFirst, "number \(number)")
            }
        }
        let value = try #require(text.firstMatch(of: /number (\d+)\n/)).output.1
        #expect(text.contains("\nfor \(value)\n"))
        #expect(text.contains("\n    did not fail again for the same value: "))
    }

    @Test func `the reason of a rejection is in the issue`() async throws {
        let text = try await Self.issue {
            await check(CheckTests.number) { _ in throw Rejection("the account is closed") }
        }
        #expect(text.contains("\n    101 times: the account is closed\n"))
    }

    @Test func `problems of health are one warning where all cases hold`() async throws {
        let recorded = try await issues {
            await check(CheckTests.number) { number in
                if number % 3 > 0 { throw Rejection("not a multiple of 3") }
            }
        }
        #expect(recorded.map(\.isFailure) == [false])
        #expect(recorded.first?.text.contains(" times: not a multiple of 3") == true)
    }
}
