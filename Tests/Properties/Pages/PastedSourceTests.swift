import AirBarModel
import Generators
import PropertyTesting
import Testing
import TestSupport
import Verification

@testable import Pages

/// The source of a case means that case, whatever is in it.
@Suite struct PastedSourceTests {
    private static func source(_ expression: SwiftExpression) -> String {
        expression.lines(at: 4).joined(separator: "\n")
    }

    @Test func `the source of any scenario makes that scenario`() async {
        await check(Scenario.generator, cases: 500) { scenario in
            SwiftReader.read(Self.source(scenario.swift))?.denotes(scenario) == true
        }
    }

    @Test func `the source of any session makes that session`() async {
        await check(Session.generator, cases: 500) { session in
            SwiftReader.read(Self.source(session.swift))?.denotes(session) == true
        }
    }

    @Test func `no line of any session is longer than the width, and none ends with a blank`() async {
        await check(Session.generator, cases: 500) { session in
            session.swift.lines(at: 4).allSatisfy { $0.count <= SwiftExpression.width && $0.last != " " }
        }
    }

    @Test func `the literal of any number has its bits`() async {
        await check(Generator<Double>.double) { number in
            let read = Double(literal: number.literal)
            #expect(number.isNaN ? read?.isNaN == true : read?.bitPattern == number.bitPattern)
        }
    }

    /// The compiler for x86-64 rounds a literal to a Float80 first, which one in 15,000 decimal literals does not survive.
    #if arch(x86_64) && !os(Windows)
        @Test func `the literal of a number is that number, rounded twice`() {
            let numbers = (1...100_000 as ClosedRange<UInt64>).map {
                // Multiples of the golden ratio are evenly spread over all bits.
                Double(bitPattern: 0x4090_0000_0000_0000 | ($0 &* 0x9E37_79B9_7F4A_7C15) >> 12)
            }
            func isRounded(_ number: Double, _ literal: String) -> Bool {
                Float80(literal).map { Double($0) } == number
            }
            #expect(numbers.contains { !isRounded($0, $0.description) })
            #expect(numbers.allSatisfy { isRounded($0, $0.literal) })
        }
    #endif

    @Test(arguments: [
        (0.0, "0"), (-0.0, "-0.0"), (-200, "-200"), (0.1, "0.1"), (1e300, "1e300"), (-1e-7, "-1e-7"),
        (-195.66666666666666, "-195.66666666666666"), (100_000, "100000"), (-1_234_567, "-1_234_567"),
        (0x1p40, "1_099_511_627_776"), (0x1p53, "9007199254740992.0"), (.infinity, ".infinity"),
        (-.infinity, "-.infinity"), (-.nan, "-.nan"), (5e-10, "5e-10"), (0x1p-1074, "0x1p-1074"),
        (0x1ea15524d41225p-42, "0x1ea15524d41225p-42"), (-0x1.fp-3, "-0.2421875"),
    ])
    func `a literal is short, and hexadecimal where a decimal one would mean another number`(
        number: Double, literal: String
    ) {
        #expect(number.literal == literal)
    }

    @Test func `what does not fit in a line is broken after its bracket`() {
        let long = String(repeating: "a", count: 60)
        let call = SwiftExpression(
            call: "f", [SwiftExpression(long), SwiftExpression(call: long, [SwiftExpression("b")])])
        #expect(call.lines(before: ",") == ["f(", "    \(long),", "    \(long)(b)),"])
        let list = SwiftExpression(call: "f", [SwiftExpression(list: [SwiftExpression("a")]).after("x: ")])
        #expect(list.lines() == ["f(", "    x: [", "        a,", "    ])"])
        #expect(SwiftExpression(list: []).lines(at: 2) == ["  []"])
    }
}
