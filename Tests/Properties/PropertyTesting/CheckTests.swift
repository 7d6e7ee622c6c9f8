import Foundation
import Generators
import Synchronization
import Testing
import TestSupport

@testable import PropertyTesting

@Suite(.property(cases: 1_000, seed: 0)) struct CheckTests {
    static let number = Generator<Int>.integer(in: 0...1_000)
    /// 0 or 1, for bodies whose every failure costs a process: nothing is left to shrink.
    static let bit = Generator<Int>.integer(in: 0...1)
    static let list = Generator<Int>.integer(in: 0...9).array()

    private struct Odd: Error {}

    @Test func `a property that holds records no issue, for every kind of body`() async throws {
        let recorded = try await issues {
            await check(Self.list) { list in #expect(list.sorted().sorted() == list.sorted()) }
            await check(Self.list) { list in try #require(list.count >= 0) }
            await check(Self.list) { $0.count >= 0 }
            await check(Self.list) { list in
                guard let first = list.first else { return }
                #expect(list.contains(first))
            }
            await check(Self.list) { list in
                guard let first = list.first else { return true }
                return list.contains(first)
            }
            await check(zip(Self.number, Self.number)) { (one: Int, other: Int) in one + other == other + one
            }
        }
        #expect(recorded.isEmpty)
    }

    @Test func `an expectation that fails is one issue, at the caller's line, with the minimum`() async throws
    {
        let recorded = try await issues {
            await check(Self.number, sourceLocation: .somewhere) { number in
                #expect(number < 700, "too large")
            }
        }
        let line = #line - 3
        #expect(recorded.map(\.sourceLocation) == [.somewhere])
        let token = ReplayToken([Choice(value: 700, bound: 1_000)])
        let text = try #require(recorded.first?.text)
        #expect(
            text.hasPrefix(
                """
                Expectation failed: (number → 700) < 700: too large
                    at CheckTests.swift:\(line)
                for 700
                    replaying: "\(token)"
                    first found in case
                """))
        #expect(
            text.hasSuffix("\n\nseed 0, 1000 cases checked and 0 discarded (to reproduce: PROPERTY_SEED=0)"))
    }

    @Test func `the issue is at the line of the call unless told otherwise`() async throws {
        let recorded = try await issues { await check(Self.number) { $0 < 700 } }
        #expect(recorded.map(\.sourceLocation?.line) == [#line - 1])
        #expect(recorded.map(\.sourceLocation?.fileName) == ["CheckTests.swift"])
    }

    @Test func `a body fails by returning false or nil, by throwing, by requiring, and by expecting`()
        async throws
    {
        let recorded = try await issues {
            await check(Self.number) { $0 < 700 }
            await check(Self.number) { number -> Bool? in number < 700 ? true : nil }
            await check(Self.number) { number in if number >= 700 { throw Odd() } }
            await check(Self.number) { number in
                let small = try #require(number < 700 ? number : nil)
                #expect(small < 700)
            }
        }
        try #require(recorded.count == 4)
        #expect(recorded.allSatisfy { $0.text.contains("\nfor 700\n") })
        #expect(recorded[0].text.hasPrefix("The body returned false\n"))
        #expect(recorded[2].text.hasPrefix("Caught error of type Odd: Odd()\n"))
        #expect(recorded[3].text.hasPrefix("Expectation failed: number < 700 ? number : nil → nil\n"))
    }

    @Test func `failures at several lines are shrunk separately and reported in one issue`() async throws {
        let recorded = try await issues {
            await check(Self.number) { number in
                #expect(number < 700)
                #expect(number % 2 == 0)
                if number > 900 { throw Odd() }
            }
        }
        #expect(recorded.count == 1)
        let paragraphs = try #require(recorded.first).text.split(separator: "\n\n").map(String.init)
        #expect(paragraphs.count == 4)
        #expect(paragraphs.contains { $0.contains("(number → 700) < 700") && $0.contains("for 700\n") })
        #expect(paragraphs.contains { $0.contains("(number % 2 → 1) == 0") && $0.contains("for 1\n") })
        #expect(paragraphs.contains { $0.contains("Odd") && $0.contains("for 901\n") })
    }

    @Test func `a rejection discards the value and a warning before it, but no failure before it`()
        async throws
    {
        let recorded = try await issues {
            await check(Self.number) { number in
                if number >= 700 {
                    Issue.record("large", severity: .warning)
                    throw Rejection("too large")
                }
            }
            await check(Self.number) { number in
                #expect(number < 700)
                if number >= 700 { throw Rejection("too large") }
            }
        }
        #expect(recorded.map(\.isFailure) == [true])
        #expect(recorded.first?.text.contains("(number → 700) < 700") == true)
    }

    @Test func `a warning of the body is one of the check, once for each place`() async throws {
        let recorded = try await issues {
            await check(Self.number, cases: 50) { number in
                Issue.record("look at \(number < 0)", severity: .warning)
                if number > 20 { Issue.record("large", severity: .warning) }
            }
        }
        #expect(recorded.map(\.severity) == [.warning, .warning])
        let texts = recorded.map(\.text)
        #expect(texts.contains { $0.hasPrefix("Issue recorded: look at false\n    at CheckTests.swift:") })
        #expect(texts.contains { $0.hasPrefix("Issue recorded: large\n    at CheckTests.swift:") })
    }

    @Test func `a known issue of the body is none of the check`() async throws {
        let recorded = try await issues {
            await check(Self.number, cases: 50) { number in withKnownIssue { #expect(number < 0) } }
        }
        #expect(recorded.isEmpty)
    }

    @Test func `a known issue that is not recorded is a failure`() async throws {
        let recorded = try await issues {
            await check(Self.number) { number in withKnownIssue { #expect(number >= 5) } }
        }
        #expect(recorded.count == 1)
        #expect(recorded.first?.text.hasPrefix("Known issue was not recorded") == true)
        #expect(recorded.first?.text.contains("\nfor 5\n") == true)
    }

    @Test func `a check inside withKnownIssue shrinks and records one issue`() async throws {
        let recorded = try await issues {
            await withKnownIssue { await check(Self.number) { #expect($0 < 700) } }
        }
        #expect(recorded.map(\.isFailure) == [false])
        #expect(recorded.first?.text.contains("\nfor 700\n") == true)
    }

    @Test func `too many discards are an issue, with counts`() async throws {
        let recorded = try await issues {
            await check(Self.number.filter { _ in false }) { _ in true }
        }
        #expect(recorded.count == 1)
        #expect(recorded.first?.text.hasPrefix("101 cases discarded for 0 checked") == true)
    }

    @Test func `a time limit ends a check without an issue, unless no case was checked`() async throws {
        let recorded = try await issues {
            await check(Self.number, cases: .max, timeLimit: .seconds(3)) { _ in
                Thread.sleep(forTimeInterval: 0.01)
            }
            await check(Self.number, cases: 0, sourceLocation: .somewhere) { _ in true }
        }
        #expect(recorded.map(\.text.first) == ["n"])
        #expect(recorded.first?.text.hasPrefix("no case was checked: none was requested\n") == true)
    }

    @Test func `each counterexample is a file with the structure of the value`() {
        let property = Property(zip(Self.number, Self.number)) { first, second in
            (first > 7 ? [Failure(id: "first", message: "too large")] : [])
                + (second > 7 ? [Failure(id: "second", message: "too large")] : [])
        }
        let files = CheckVerdict(search(property)).files(at: .somewhere)
        #expect(files.map(\.name) == [1, 2].map { "counterexample-Somewhere-7-\($0).txt" })
        #expect(files.allSatisfy { $0.text.hasPrefix("too large\nfor (") })
        let structures = files.map { $0.text.split(separator: "\n\n").last }
        #expect(
            Set(structures) == [
                "▿ (2 elements)\n  - .0: 8\n  - .1: 0\n", "▿ (2 elements)\n  - .0: 0\n  - .1: 8\n",
            ])
    }

    @Test func `a check outside a test is an issue`() async throws {
        let recorded = try await issues {
            await PropertyCheck(
                property: Property(Self.number, id: "any") { _ in true }, arguments: PropertySettings(),
                token: nil, saved: nil, sourceLocation: .somewhere
            ).run(in: nil)
        }
        #expect(
            recorded.map { $0.text.hasPrefix("check works in the task of a test of Swift Testing, ") } == [
                true
            ])
    }
}
