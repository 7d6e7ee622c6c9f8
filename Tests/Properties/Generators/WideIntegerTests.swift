import Generators
import Testing
import TestSupport

@Suite struct WideIntegerTests {
    @Test func `integers of 128 bits attain the ends, small numbers and large ones of either sign`() {
        let numbers = samples(of: Generator<Int128>.integer, count: 20_000)
        #expect(Set([0, 1, -1, .min, .max]).isSubset(of: numbers))
        for isSelected in [{ $0 > 1 << 64 }, { $0 < -1 << 64 }, { abs($0) < 1 << 64 }] as [(Int128) -> Bool] {
            #expect(numbers.count { $0 != .min && isSelected($0) } > 2_000)
        }
        #expect(Set([0, 1, .max]).isSubset(of: samples(of: Generator<UInt128>.integer, count: 20_000)))
    }

    @Test(
        arguments: [
            -1 << 70 ... -1 << 65, -3...9, (1 << 64) - 2...(1 << 64) + 1, .max - 2...(.max),
            .min ... .min + 1, 7...7,
        ] as [ClosedRange<Int128>]) func `numbers of a range attain its ends and no other`(
            range: ClosedRange<Int128>
        )
    {
        let numbers = samples(of: .integer(in: range), count: 4_000)
        #expect(numbers.allSatisfy { range.contains($0) })
        #expect(numbers.contains(range.lowerBound) && numbers.contains(range.upperBound))
        #expect(Generator.integer(in: range).simplest == min(max(0, range.lowerBound), range.upperBound))
    }

    @Test func `integers of 128 bits shrink to the one nearest to the simplest`() {
        expectMinimum(1 << 70, Generator<Int128>.integer) { $0 < 1 << 70 }
        expectMinimum((-1 << 64) - 1, Generator<Int128>.integer) { $0 >= -1 << 64 }
        expectMinimum(-1, Generator<Int128>.integer) { $0 >= 0 }
        expectMinimum(1, Generator<Int128>.integer) { $0 == 0 }
        expectMinimum(1 << 64, Generator<UInt128>.integer) { $0 <= .init(UInt64.max) }
        expectMinimum(5, Generator<UInt128>.integer) { $0 < 5 }
        expectMinimum(1 << 100, Generator<Int128>.integer(in: 0...(.max), towards: (1 << 100) + 10)) {
            $0 > 1 << 100
        }
    }
}
