import Foundation
import Generators
import Synchronization
import Testing
import TestSupport

@testable import PropertyTesting

/// Calls of `check` that nobody should make, each with a clear result.
@Suite(.property(cases: 200, seed: 0)) struct HostileCheckTests {
    @Test func `a check inside the body of another one fails the outer one, which is shrunk`() async throws {
        let recorded = try await issues {
            await check(CheckTests.number, cases: 20) { limit in
                await check(CheckTests.number, cases: 20, sourceLocation: .somewhere) { $0 < limit }
            }
        }
        #expect(recorded.count == 1)
        let text = try #require(recorded.first).text
        #expect(text.contains("The body returned false\nfor 0\n"))
        #expect(text.contains("\n    at Somewhere.swift:7\nfor 0\n"))
    }

    @Test func `a check inside the body of another one attaches nothing`() async throws {
        let isNested = Mutex<[Bool]>([])
        _ = try await issues {
            await check(CheckTests.number, cases: 3) { _ async in
                isNested.withLock { $0.append(CheckVerdict.isNested) }
            }
        }
        #expect(isNested.withLock { $0 == [true, true, true] } && !CheckVerdict.isNested)
    }

    @Test func `eight checks at once have eight results`() async throws {
        let recorded = try await issues {
            await withTaskGroup { group in
                for limit in 1...8 {
                    group.addTask { await check(CheckTests.number) { $0 < 100 * limit } }
                }
            }
        }
        let values = recorded.compactMap { $0.text.firstMatch(of: /\nfor (\d+)\n/)?.output.1 }
        #expect(Set(values) == Set((1...8).map { Substring("\(100 * $0)") }))
        #expect(recorded.count == 8)
    }

    @Test(arguments: [0, UInt64.max]) func `the least and the greatest seed work`(seed: UInt64) async throws {
        let recorded = try await issues { await check(CheckTests.number, seed: seed) { $0 < 700 } }
        #expect(recorded.map { $0.text.contains("\nfor 700\n") } == [true])
        #expect(recorded.first?.text.hasSuffix("(to reproduce: PROPERTY_SEED=\(seed))") == true)
    }

    @Test(arguments: [0, -1, .min]) func `without cases nothing is checked, which is an issue`(cases: Int)
        async throws
    {
        let recorded = try await issues { await check(CheckTests.number, cases: cases) { _ in false } }
        #expect(recorded.map { $0.text.hasPrefix("no case was checked: none was requested\n") } == [true])
    }

    @Test func `as many cases as can be counted end at the time limit`() async throws {
        let calls = Atomic(0)
        let recorded = try await issues {
            await check(CheckTests.list, cases: .max, timeLimit: .seconds(3)) { _ in
                calls.add(1, ordering: .relaxed)
                Thread.sleep(forTimeInterval: 0.01)
            }
        }
        #expect(recorded.isEmpty)
        #expect(calls.load(ordering: .relaxed) > 0)
    }

    @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.min), .zero])
    func `a time limit beyond all bounds is a limit or none`(limit: Duration) async throws {
        let recorded = try await issues { await check(CheckTests.number, timeLimit: limit) { _ in } }
        #expect(
            recorded.map { $0.text.hasPrefix("no case was checked: the time limit was reached") }
                == (limit > .zero ? [] : [true]))
        let checked = try await issues {
            await check(CheckTests.number, caseTimeLimit: .seconds(Int64.max)) { _ in }
        }
        #expect(checked.isEmpty)
    }
}
