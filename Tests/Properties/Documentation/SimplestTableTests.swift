import Generators
import Testing
import TestSupport

/// The table of generators: every call in it is one of these lines, with its simplest value.
@Suite struct SimplestTableTests {
    private static func show<Value>(_ generator: Generator<Value>) -> String {
        generator.simplest.map { String(reflecting: $0) } ?? "none"
    }

    private static func shown() throws -> [String] {
        [
            show(Generator<Int>.integer),
            show(Generator<Int8>.integer(in: 1...9, towards: 5)),
            show(Generator<Int>.integer(in: 2..<10)),
            show(Generator<Int128>.integer(in: (1 << 64)...(1 << 70))),
            show(Generator<Double>.double),
            show(Generator<Double>.double(in: 0.25...0.75)),
            show(try Generator<Double>.double(in: 0...1, denominator: 3)),
            show(try Generator<Double>.double(near: [0.5], ulps: 1)),
            show(Generator<Float>.float(in: 0.25...0.75)),
            show(Generator<Float>.float),
            show(Generator<SIMD2<Float>>.vector(of: .float(in: 1...9))),
            show(Generator<Duration>.duration(in: .zero...(.seconds(9)))),
            show(Generator<CalendarDate>.date(years: 1_900...2_100)),
            show(Generator<TimeOfDay>.timeOfDay),
            show(Generator.boolean),
            show(Generator.boolean(probability: 0.1)),
            show(Generator<Character>.letter),
            show(Generator.string(count: 1...9)),
            show(Generator<String>.string(of: .digit, count: 4)),
            show(try Generator.matching("[a-z]{2,5}(-[0-9]+)?")),
            show(Generator.identifier),
            show(Generator.hostName),
            show(Generator.emailAddress),
            show(Generator.ipv4Address),
            show(Generator.ipv6Address),
            show(Generator.uuid),
            show(Generator.json),
            show(Generator.element(of: "left", "right", "back")),
            show(Generator<Int>.oneOf(.always(0), .integer(in: 1...9))),
            show(try Generator<Int>.weighted([(9, .integer(in: 1...9)), (1, .always(-1))])),
            show(Generator<Int>.integer.optional()),
            show(Generator<Int>.integer.array(count: 2...5)),
            show(Generator<Int>.integer.array(count: 0...99_999).long(upTo: 250_000)),
            show(Generator<Int>.integer.array(count: 0...5, distinctBy: \.magnitude)),
            show(Generator<Int>.integer.set(count: 1...5)),
            show(Generator<[Character: Int]>.dictionary(keys: .letter, values: .integer, count: 1...5)),
            show(Generator<[Int]>.permutation(of: [1, 2, 3])),
            show(Generator<[Int]>.subsequence(of: [1, 2, 3])),
            show(try Generator<[Int]>.subsequence(of: [1, 2, 3], count: 2...3)),
            show(Generator<[String: Int?]>.any),
            show(Generator<ClosedRange<Int8>>.decoded),
            show(Generator.function(from: Int.self, to: Generator<Bool>.boolean)),
            show(Generator<Int>.always(7)),
        ]
    }

    @Test func `the table has every call, with its simplest value`() throws {
        let source = try Repository.text(of: "Tests/Properties/Documentation/SimplestTableTests.swift")
        let calls = source.withoutIndentation.split(separator: "\n").filter { $0.hasPrefix("show(") }
            .map { "`\($0.dropFirst(5).dropLast(2))`" }
        let simplest = try Self.shown().map { "`\($0)`" }
        let rows = try GuideDocument("Generators").table("| call |")
        #expect(rows.map(\.first) == calls)
        #expect(rows.map(\.last) == simplest)
    }
}
