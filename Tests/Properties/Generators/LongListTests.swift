import Generators
import Synchronization
import Testing
import TestSupport

@Suite struct LongListTests {
    private static let bytes = Generator<UInt8>.integer.array(count: 0...100_000).long(upTo: 250_000)

    @Test func `lists attain a length of 100,000, and are still short most of the time`() {
        let counts = samples(of: Self.bytes, count: 60).map(\.count)
        #expect(counts.max() == 100_000)
        #expect(counts.count { $0 < 1_000 } > 24)
    }

    @Test func `without being asked for, a list has at most 1,024 elements above its least count`() {
        let short = Generator<UInt8>.integer.array(count: 0...100_000)
        #expect(samples(of: short, count: 200).map(\.count).max() == 1_024)
    }

    @Test func `the token of a list of more than 65,536 elements replays`() throws {
        let property = Property(Self.bytes, id: "short") { $0.count < 70_000 }
        var settings = SearchSettings()
        settings.stopWhenFound = ["short"]
        // To shrink it takes half a minute in debug; the tests of Benchmarks shrink such a list.
        settings.shrinkBudget = 0
        let found = try #require(search(property, settings).counterexamples.first)
        #expect(found.value.count >= 70_000)
        let again = try replay(ReplayToken(parsing: "\(ReplayToken(found.choices))"), Self.bytes)
        #expect(again == found.value)
    }

    @Test(arguments: [Int.min, -1, 0, Int.max])
    func `any number of draws makes values`(draws: Int) {
        let lists = Generator<UInt8>.integer.array(count: 0...9).long(upTo: draws)
        #expect(samples(of: lists, count: 50).map(\.count).max() == 9)
    }

    @Test func `lists without a bound are as long as the draws that are allowed`() {
        let lists = Generator<UInt8>.integer.array(count: 0...(.max))
        #expect(samples(of: lists.long(upTo: 5_000), count: 100).contains { $0.count > 2_000 })
        // The simplest one only: a random one may take as many draws as are ever allowed.
        let report = search(
            Property(lists.long(upTo: .max), id: "any") { _ in true }, SearchSettings(cases: 1))
        #expect(report.casesRun == 1)
    }

    @Test func `to learn that there are many long lists takes few draws`() {
        let draws = Mutex(0)
        let counted = Generator<UInt64> { source throws(Rejection) in
            draws.withLock { $0 += 1 }
            return source.draw(upTo: 9)
        }
        let lists = counted.array(count: 10_000...10_000).long(upTo: 100_000)
        #expect(search(Property(lists, id: "any") { _ in true }, SearchSettings(cases: 1)).casesRun == 1)
        draws.withLock { #expect($0 < 11_000, "\($0)") }
    }

    @Test func `the simplest long list is not shrunk`() throws {
        let draws = Mutex(0)
        let counted = Generator<UInt64> { source throws(Rejection) in
            draws.withLock { $0 += 1 }
            return source.draw(upTo: 9)
        }
        let property = Property(counted.array(count: 3_000...3_000), id: "fails") { _ in false }
        let found = try #require(property.shrink(ChoiceSource(replaying: [UInt64]())).first)
        #expect(found.value.allSatisfy { $0 == 0 })
        #expect(found.executions == 0 && found.shrinking == .fixpoint)
        // It is made twice to be shrunk, five times to check it again, and twice to be shown.
        draws.withLock { #expect($0 <= 9 * 3_000, "\($0)") }
    }

    @Test func `deletions that leave the same do not use up the draws`() throws {
        let digits = Generator<Int>.integer(in: 0...9).array(count: 4_000...4_000)
        let property = Property(digits, id: "fails") { list in list.contains { $0 < 3 } }
        let threes = Array(repeating: 3, count: 4_000)
        let found = try #require(property.shrink(ChoiceSource(replaying: threes.map(UInt64.init))).first)
        #expect(found.value.allSatisfy { $0 == 3 })
        #expect(found.shrinking == .fixpoint)
    }
}
