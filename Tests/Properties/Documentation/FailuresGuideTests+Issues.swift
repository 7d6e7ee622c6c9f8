import Generators
import PropertyTesting
import Synchronization
import Testing
import TestSupport

/// The issues in the document, except the first one.
extension FailuresGuideTests {
    private struct Overflow: Error {}

    static func twoFailures() async throws -> String {
        try await text {
            await check(.integer(in: 0...1_000)) { number in
                if number > 900 { throw Overflow() }
                #expect(number.isMultiple(of: 2))
            }
        }
    }

    static func doubt() async throws -> String {
        try await text {
            let isFirst = Atomic(true)
            await check(.integer(in: 0...9), cases: 5) { _ in
                !isFirst.exchange(false, ordering: .relaxed)
            }
        }
    }

    static func discards() async throws -> String {
        try await text {
            await check(Generator<Int>.integer.filter { $0 == 77 }) { $0 == 77 }
        }
    }

    static func bodyTimeout() async throws -> String {
        let gate = Gate()
        defer { gate.open() }
        return try await text {
            await check(.integer(in: 0...1_000), caseTimeLimit: .seconds(2)) { number in
                if number >= 700 { gate.wait() }
            }
        }
    }

    static func generatorTimeout() async throws -> String {
        let gate = Gate()
        defer { gate.open() }
        return try await text {
            let slow = Generator<Int>.integer.map { number in if number > 0 { gate.wait() } }
            await check(slow, caseTimeLimit: .seconds(2)) { true }
        }
    }

    static func trap() async throws -> String {
        try await text {
            await check(.integer(in: 0...1_000), isolation: .process) { number in
                if number >= 700 { fatalError("too large") }
            }
        }
    }

    static func drift() async throws -> String {
        try await text {
            await check(.integer(in: 0...500), replaying: "1AOgHALwF3QR1") { $0 < 700 }
        }
    }

    static func mistyped() async throws -> String {
        try await text {
            await check(.integer(in: 0...1_000), replaying: "1AOgHALwF3QR2") { $0 < 700 }
        }
    }
}
