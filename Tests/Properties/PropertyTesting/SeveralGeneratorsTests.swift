import Generators
import PropertyTesting
import Testing
import TestSupport

@Suite(.property(cases: 1_000, seed: 0)) struct SeveralGeneratorsTests {
    private actor Divider {
        func whole(_ number: Int, _ divisor: Int) -> Int { number / divisor * divisor }
    }

    @MainActor private final class Screen {
        var shown: [Int] = []
    }

    @Test func `the values of several generators are arguments, and the issue names them`() async throws {
        let divider = Divider()
        let recorded = try await issues {
            await check(Generator<Int>.integer(in: 0...99), .integer(in: 1...9)) { number, divisor in
                number / divisor * divisor == number
            }
            await check(Generator<Int>.integer(in: 0...99), .integer(in: 1...9)) { number, divisor in
                #expect(await divider.whole(number, divisor) == number)
            }
            await check(.integer(in: 0...9), .string(), .boolean, .integer(in: 0...9)) {
                (first: Int, text, flag, last: Int) in
                first + last < 12 || text.isEmpty || !flag
            }
        }
        try #require(recorded.count == 3)
        #expect(recorded[0].text.hasPrefix("The body returned false\nfor (1, 2)\n"))
        #expect(recorded[1].text.contains("\nfor (1, 2)\n"))
        #expect(recorded[2].text.contains(#"for (3, "a", true, 9)"#))
        #expect(recorded.map(\.sourceLocation?.line) == [#line - 15, #line - 12, #line - 9])
    }

    @Test func `an assumption in a body discards the values`() async throws {
        let recorded = try await issues {
            await check(Generator<Int>.integer(in: 0...99), .integer(in: 0...9)) { number, divisor in
                try assume(divisor > 0)
                #expect(number / divisor * divisor <= number)
            }
            await check(Generator<Int>.integer, .boolean) { _, _ in try assume(false, "never so") }
        }
        #expect(recorded.map { $0.text.contains("never so") } == [true])
    }

    // A body goes on after #expect, and its system is wrong from there on.
    @Test func `an assumption discards no failure that was recorded before it`() async throws {
        let token = "\(ReplayToken([Choice(value: 3, bound: 9)]))"
        let digits = Generator<Int>.integer(in: 0...9)
        @Sendable func assumesTooLate(_ digit: Int) throws {
            #expect(digit < 3)
            try assume(digit < 3)
        }
        let recorded = try await issues {
            await check(digits) { try assumesTooLate($0) }
            await check(digits) { digit async throws in try assumesTooLate(digit) }
            await check(digits, cases: 1, examples: [3]) { try assumesTooLate($0) }
            await check(digits, replaying: token) { try assumesTooLate($0) }
            await check { draws in try assumesTooLate(try draws.draw(digits, "digit")) }
        }
        #expect(recorded.count == 5)
        for issue in recorded {
            #expect(
                issue.isFailure && issue.text.hasPrefix("Expectation failed: (digit → 3) < 3"),
                "\(issue.text)")
        }
    }

    @Test func `a named generator names its value in the issue`() async throws {
        let recorded = try await issues {
            await check(
                Generator<Int>.integer(in: 0...99).named("width"), Generator.boolean.named("is wide")
            ) { width, _ in width < 50 }
        }
        #expect(
            recorded.first?.text.contains("is wide = false may be anything") == true,
            "\(recorded.map(\.text))")
    }

    @Test func `examples are tuples of the values`() async throws {
        let digits = Generator<Int>.integer(in: 0...9)
        let recorded = try await issues {
            await check(digits, digits, digits, examples: [(1, 2, 3)]) { $0 + $1 + $2 != 6 }
            await check(digits, digits, cases: 50, seed: 3) { first, second async in first + second >= 0 }
        }
        #expect(recorded.map { $0.text.contains("for (1, 2, 3)\n    example 1 of 1") } == [true])
    }

    @Test @MainActor func `an asynchronous body of several arguments may run on the main actor`() async {
        let screen = Screen()
        await check(Generator<Int>.integer(in: 0...9), .integer(in: 0...9), cases: 30) {
            @MainActor first, second in
            await Task.yield()
            screen.shown.append(first + second)
        }
        #expect(screen.shown.count == 30)
    }
}
