import Foundation
import Generators
import Processes
import Testing
import TestSupport

@testable import PropertyTesting

/// Bodies that end their process, in child processes.
@Suite(.property(cases: 300, seed: 0, isolation: .process)) struct IsolationTests {
    private static func issue(_ work: @Sendable () async throws -> Void) async throws -> String {
        let recorded = try await issues(recordedBy: work)
        #expect(recorded.count == 1)
        return try #require(recorded.first).text
    }

    @Test func `a body that traps is a failure, which is shrunk`() async throws {
        let text = try await Self.issue {
            await check(CheckTests.number) { number in
                if number >= 700 { fatalError("too large") }
            }
        }
        let token = ReplayToken([Choice(value: 700, bound: 1_000)])
        #expect(text.hasPrefix("The body ended its process: a trap\n"))
        #expect(text.contains("Fatal error: too large\nfor 700\n    replaying: \"\(token)\"\n"))
        // After five ended processes the failures so far are shrunk, and no other case is checked.
        #expect(text.contains(/seed 0, \d+ cases checked and 0 discarded \(to reproduce: PROPERTY_SEED=0\)$/))
    }

    @Test func `a body that exits, is killed or needs too much stack is a failure`() async throws {
        let exit = try await Self.issue {
            await check(CheckTests.bit) { bit in if bit == 1 { Foundation.exit(3) } }
        }
        #expect(exit.hasPrefix("The body ended its process: exit with status 3\nfor 1\n"))
        let kill = try await Self.issue {
            await check(CheckTests.bit) { bit in
                if bit == 1 { Foundation.kill(getpid(), SIGKILL) }
            }
        }
        #expect(kill.hasPrefix("The body ended its process: a kill\nfor 1\n"))
        let overflow = try await Self.issue {
            await check(CheckTests.bit) { bit in bit == 0 || Self.depth(bit) > 0 }
        }
        #expect(
            overflow.hasPrefix(
                "The body ended its process: an invalid access to memory, or a stack overflow\nfor 1\n"))
    }

    private static func depth(_ number: Int) -> Int {
        number < 0 ? 0 : depth(number + 1) + depth(number + 2)
    }

    @Test func `traps at different places and other failures are shrunk separately`() async throws {
        let text = try await Self.issue {
            await check(zip(CheckTests.number, CheckTests.number)) { first, second in
                if first >= 500 { preconditionFailure("first") }
                if second >= 600 { preconditionFailure("second") }
                #expect(first + second < 300)
            }
        }
        #expect(text.contains("Fatal error: first\nfor (500, 0)\n"))
        #expect(text.contains("Fatal error: second\nfor (0, 600)\n"))
        #expect(text.contains("Expectation failed: (first + second → 300) < 300\n"))
    }

    @Test func `traps of checks that are not fatalError are told apart by their places too`() async throws {
        let text = try await Self.issue {
            await check(Generator<Int>.integer(in: 0...3)) { number in
                let any: Any = number
                if number == 3 { _ = any as! String }
                precondition(number != 2, "second")
                assert(number != 1, "first")
            }
        }
        #expect(text.contains(": Assertion failed: first\nfor 1\n"))
        #expect(text.contains(": Precondition failed: second\nfor 2\n"))
        #expect(text.contains("Could not cast value of type 'Swift.Int' ") && text.contains("\nfor 3\n"))
    }

    @Test func `a message of several lines is that of its first, with its place`() throws {
        let output = "run\nA/a.swift:3: Fatal error: one\ntwo\nFatal error: three\nCurrent stack trace:\n"
        let message = try #require(RuntimeMessage(in: output))
        #expect(message.line == "A/a.swift:3: Fatal error: one" && message.place == "A/a.swift:3")
        #expect(RuntimeMessage(in: "no Fatal error: here\n") == nil)
    }

    @Test func `a body that holds gives the same verdict as in the process, with its statistics`()
        async throws
    {
        let small = Property(CheckTests.number, id: "small") { $0 <= 1_000 }.observing(
            .classify("even") { $0.isMultiple(of: 2) })
        #expect(try await issues { await check(small) }.isEmpty)
        #expect(try await issues { await check(small, isolation: .thread) }.isEmpty)
    }

    @Test func `failures that do not end the process are the same in a child`() async throws {
        let texts = try await issues {
            for isolation in [CheckIsolation.process, .thread] {
                await check(CheckTests.list, isolation: isolation) { list in
                    #expect(list.count < 3)
                    if list.first == 0 { throw Rejection("begins with 0") }
                }
            }
        }.map(\.text)
        #expect(texts.count == 2 && texts[0] == texts[1])
    }

    @Test func `a body in a child that never returns is an issue with its value`() async throws {
        let text = try await Self.issue {
            await check(CheckTests.number, caseTimeLimit: .seconds(2)) { number in
                while number >= 500 { Thread.sleep(forTimeInterval: 0.01) }
            }
        }
        #expect(text.hasPrefix("timed out: checking a value takes longer than 2.0 seconds\nfor "))
    }

    @Test func `a generator that traps is an issue with its case`() async throws {
        let text = try await Self.issue {
            await check(CheckTests.number.map { 1_000 / (1_000 - $0) }) { _ in true }
        }
        #expect(text.hasPrefix("the generator, or the description of a value, ended the process: a trap\n"))
        #expect(text.contains("PROPERTY_SEED=0, "))
    }

    @Test func `a token of a body that traps is replayed`() async throws {
        let token = "\(ReplayToken([Choice(value: 700, bound: 1_000)]))"
        let text = try await Self.issue {
            await check(CheckTests.number, replaying: token) { number in
                if number >= 700 { fatalError("too large") }
            }
        }
        #expect(text.hasPrefix("The body ended its process: a trap\n") && text.hasSuffix("\nfor 700"))
    }

    @Test func `an asynchronous body that traps is a failure too`() async throws {
        let server = Counter()
        let text = try await Self.issue {
            await check(CheckTests.bit) { bit in
                if await server.add(bit) < 0 { return }
                if bit == 1 { fatalError("too large") }
            }
        }
        #expect(text.contains("Fatal error: too large\nfor 1\n"))
    }
}

private actor Counter {
    private var sum = 0

    func add(_ number: Int) -> Int {
        sum += number
        return sum
    }
}
