import Generators
import Synchronization
import Testing
import TestSupport

@testable import PropertyTesting

@Suite(.property(cases: 1_000, seed: 0)) struct ReplayingCheckTests {
    private static let pair = zip(CheckTests.number, CheckTests.number)
    private static let token =
        "\(ReplayToken([Choice(value: 800, bound: 1_000), Choice(value: 3, bound: 1_000)]))"

    /// The text of the issue of replaying a token; nil if there is none.
    private func replaying<Value>(
        _ token: String, _ generator: Generator<Value>, _ holds: @escaping @Sendable (Value) throws -> Bool
    ) async throws -> String? {
        let recorded = try await issues {
            await check(generator, replaying: token, sourceLocation: .somewhere, holds)
        }
        #expect(recorded.allSatisfy { $0.sourceLocation == .somewhere })
        #expect(recorded.count < 2)
        return recorded.first?.text
    }

    @Test func `a function is replayed with the calls of the body`() async throws {
        let functions = Generator.function(from: Int.self, to: Generator<Bool>.boolean)
        func text(replaying token: String?) async throws -> String {
            let recorded = try await issues {
                await check(functions, seed: 0, replaying: token) { $0(0) == $0(1) }
            }
            return try #require(recorded.first).text
        }
        let found = try await text(replaying: nil)
        let token = try #require(found.firstMatch(of: /replaying: "(.*)"/)).output.1
        let value = try #require(found.firstMatch(of: /\nfor (.*)\n/)).output.1
        #expect(value.hasPrefix("{") && value.contains("else"))
        let again = try await text(replaying: String(token))
        #expect(again == "The body returned false\nfor \(value)")
    }

    @Test func `the token of an issue checks its value once, and no other value`() async throws {
        let search = try await issues { await check(Self.pair) { first, _ in first < 700 } }
        let token = try #require(search.first?.text.split(separator: "\"").dropFirst().first)
        let seen = Mutex<[Int]>([])
        let text = try await replaying(String(token), Self.pair) { pair in
            seen.withLock { $0.append(pair.0) }
            return pair.0 < 700
        }
        #expect(seen.withLock { $0 } == [700])
        #expect(text == "The body returned false\nfor (700, 0)")
    }

    @Test func `a token whose value no longer fails passes`() async throws {
        #expect(try await replaying(Self.token, Self.pair) { $0 > $1 } == nil)
    }

    @Test func `a token of another generator is an issue that names the first different draw`() async throws {
        let narrower = zip(CheckTests.number, Generator<Int>.integer(in: 0...9))
        let text = try #require(try await replaying(Self.token, narrower) { $0 > $1 })
        #expect(
            text == """
                \(Self.token) cannot be replayed: draw 1: the token holds a choice up to 1000 towards 0, \
                the generator drew a choice up to 9 towards 0
                """)
    }

    @Test func `a rejected token is an issue that names the generator or the body`() async throws {
        let refusing = try await replaying(Self.token, Self.pair) { _, _ in throw Rejection("not today") }
        #expect(refusing == "the body discards the value of \(Self.token): not today")
        let thrice = "\(ReplayToken((0..<3).map { _ in Choice(value: 3, bound: 1_000) }))"
        let rejecting = try await replaying(thrice, CheckTests.number.filter { $0 != 3 }) { _ in true }
        #expect(
            rejecting?.hasPrefix("\(thrice) cannot be replayed: the generator rejects its choices: ") == true)
    }

    @Test func `a text that is not a token is an issue with the reason`() async throws {
        let text = try await replaying("2AA", Self.pair) { _, _ in true }
        #expect(text == "2AA cannot be replayed: expected version 1 at offset 0, found \"2\"")
    }

    @Test func `a body has a deep stack`() async {
        // More than 8 MiB in all, which the default threads do not have.
        @Sendable func depth(_ levels: Int) -> Int {
            guard levels > 0 else { return 0 }
            return withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 8) { _ in depth(levels - 1) + 1
            }
        }
        await check(.always(8_000), cases: 1) { depth($0) == 8_000 }
    }
}
