import Generators
import PropertyTesting
import Testing
import TestSupport

/// The table of names in other libraries: every call of this library in it is one of these lines, which are compiled.
@Suite struct ComingFromTests {
    private static func uses<Value>(_ code: @autoclosure () async throws -> Value) async {}

    private static func compiled() async {
        await uses(await check(Generator<Int>.integer, .boolean) { number, flag in flag == (number < 9) })
        await uses(await check(Generator<Int>.integer, examples: [7]) { number in number > 0 })
        await uses(await check(Generator<Int>.integer, replaying: "1AOgHALwF3QR1") { $0 < 700 })
        await uses(PropertyTrait.property(cases: 100, seed: 3))
        await uses(try assume(1 < 2))
        await uses(await check { draws in try draws.draw(Generator<Int>.integer) < 9 })
        await uses(note("sum: 3"))
        await uses(Generator<Int>.integer.sample())
        await uses(Generator<[Int]>.any)
        await uses(Generator<ClosedRange<Int>>.decoded)
        await uses(Generator<Int>.integer(in: 0...9))
        await uses(Generator<Double>.double(in: 0...1))
        await uses(Generator<Double>.double(in: -1e9...1e9, including: [.infinity]))
        await uses(Generator.boolean)
        await uses(Generator<Duration>.duration(in: .zero...(.seconds(9))))
        await uses(Generator<CalendarDate>.date())
        await uses(Generator.string())
        await uses(try Generator.string(of: .element(of: Array("abc"))))
        await uses(try Generator.matching("[a-z]+"))
        await uses(Generator.emailAddress)
        await uses(Generator.url)
        await uses(Generator.ipv4Address)
        await uses(Generator.uuid)
        await uses(Generator.json)
        await uses(Generator<Int>.always(7))
        await uses(Generator.element(of: "left", "right"))
        await uses(try Generator.element(of: Array(0...9)))
        await uses(Generator<Int>.oneOf(.always(0), .integer))
        await uses(try Generator<Int>.weighted([(9, .integer), (1, .always(0))]))
        await uses(Generator<Int>.integer.optional())
        await uses(Generator<Int>.integer.array(count: 0...9))
        await uses(Generator<Int>.integer.array(distinctBy: \.self))
        await uses(Generator<Int>.integer.array(distinctBy: \.magnitude))
        await uses(Generator<Int>.integer.set(count: 0...9))
        await uses(Generator<[Int]>.permutation(of: [1, 2]))
        await uses(Generator<[Int]>.subsequence(of: [1, 2]))
        await uses(Generator<Int>.integer.map { $0 / 2 })
        await uses(Generator<Int>.integer.filter { $0 != 0 })
        await uses(Generator<Int>.integer(in: 1...9).flatMap { .integer(in: 0...$0) } as Generator<Int>)
        await uses(zip(Generator<Int>.integer, .boolean))
        await uses(Generator { source throws(Rejection) in try source.draw(Generator<Int>.integer) })
        await uses(Generator<[Int]>.recursive(leaf: .always([])) { $0.map { $0 + [0] } })
        await uses(Generator<[Int]>.recursive(leaf: .always([]), leaves: 9) { $0.map { $0 + [0] } })
        await uses(Generator<Int>.deferred { .integer })
        await uses(Generator.function(from: Int.self, to: Generator<Bool>.boolean))
        await uses(CaseObservation<Int>.label("last digit") { "\($0 % 10)" })
        await uses(CaseObservation<Int>.classify("odd") { $0 % 2 == 1 })
        await uses(CaseObservation<Int>.cover("odd", atLeast: 0.4) { $0 % 2 == 1 })
        await uses(CaseObservation<Int>.maximise("size") { Double($0) })
    }

    @Test func `every call in the table is compiled, and no other`() throws {
        let source = try Repository.text(of: "Tests/Properties/Documentation/ComingFromTests.swift")
        let calls = source.withoutIndentation.split(separator: "\n").filter { $0.hasPrefix("await uses(") }
            .map { "`\($0.dropFirst(11).dropLast())`" }
        let rows = try GuideDocument("ComingFrom").table("| here |")
        #expect(rows.map(\.first) == calls)
        #expect(rows.allSatisfy { $0.count == 5 })
    }
}
