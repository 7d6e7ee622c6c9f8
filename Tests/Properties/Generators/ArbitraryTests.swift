import Generators
import Testing
import TestSupport

@Suite struct ArbitraryTests {
    private enum Side: CaseIterable, Arbitrary { case left, right }

    private struct Move: Arbitrary, Equatable {
        let side: Side
        let steps: UInt8
        static var arbitrary: Generator<Move> { zip(.any, .any).map { Move(side: $0, steps: $1) } }
    }

    /// The number of distinct samples of the default generator of a type.
    private func distinct<Value: Arbitrary & Hashable>(_ type: Value.Type) -> Int {
        Set(samples(of: Generator<Value>.any, count: 500)).count
    }

    @Test func `types of the standard library have a default generator`() {
        #expect(distinct(Bool.self) == 2)
        #expect(
            [distinct(Int.self), distinct(Int8.self), distinct(Int16.self), distinct(Int32.self)].min() ?? 0
                > 100)
        #expect(
            [distinct(UInt.self), distinct(UInt8.self), distinct(UInt16.self), distinct(UInt32.self)].min()
                ?? 0 > 100)
        #expect(
            [distinct(Int64.self), distinct(UInt64.self), distinct(Int128.self), distinct(UInt128.self)].min()
                ?? 0 > 100)
        #expect([distinct(Double.self), distinct(Float.self), distinct(Duration.self)].min() ?? 0 > 100)
        #expect(
            [distinct(Character.self), distinct(Unicode.Scalar.self), distinct(String.self)].min() ?? 0 > 100)
        #expect(
            [distinct(CalendarDate.self), distinct(TimeOfDay.self), distinct(JSONValue.self)].min() ?? 0 > 100
        )
        #if !(os(macOS) && arch(x86_64))
            #expect(distinct(Float16.self) > 100)
        #endif
    }

    @Test func `collections attain no element and 16, and are shrunk`() {
        let lists = samples(of: Generator<[Int?]>.any)
        #expect(Set(lists.map(\.count)) == Set(0...16))
        #expect(lists.joined().contains(nil))
        #expect(Set(samples(of: Generator<Set<Int>>.any).map(\.count)).isSuperset(of: [0, 16]))
        expectMinimum(["a": nil], Generator<[String: Int?]>.any) { $0["a"] == nil }
        expectMinimum([1], Generator<Set<UInt8>>.any) { $0.isSubset(of: [0]) }
        expectMinimum([nil, 0], Generator<[Int?]>.any) { $0.count < 2 || $0[1] == nil }
    }

    @Test func `types of one's own have one, and those of cases need not say which`() {
        #expect(Set(samples(of: Generator<Side>.any)) == Set(Side.allCases))
        expectMinimum(Move(side: .right, steps: 4), Generator<Move>.any) { $0.side == .left || $0.steps < 4 }
        expectMinimum([Move(side: .left, steps: 0)], Generator<[Move]>.any) { $0.isEmpty }
    }
}
