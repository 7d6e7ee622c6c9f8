import Generators
import Testing

/// Regression tests for fixed defects.
@Suite struct DefectTests {
    private indirect enum Tree: Equatable, Sendable {
        case leaf(Int)
        case node(Tree, Tree)
    }

    @Test func `the token of an enumeration's counterexample can be replayed`() throws {
        let tree = Generator<Tree>.recursive(leaf: Generator<Int>.integer(in: 0...1).map(Tree.leaf), depth: 1)
        {
            zip($0, $0).map { Tree.node($0, $1) }
        }
        let report = search(Property(tree, id: "leaf") { if case .leaf = $0 { true } else { false } })
        #expect(report.ending == .exhausted)
        let found = try #require(report.counterexamples.first)
        #expect(try replay(ReplayToken(found.choices), tree) == found.value)
    }

    @Test(.timeLimit(.minutes(10)))
    func `a greatest count of Int.max is accepted, and the search starts without delay`() {
        for most in [100_000_000, Int.max] {
            let lists = Generator.boolean.array(count: Int.min...most)
            let report = search(Property(lists, id: "count") { $0.count <= 1_024 }, SearchSettings(cases: 20))
            #expect(report.isClean)
        }
    }

    @Test(.timeLimit(.minutes(10)), arguments: [false, true])
    func `a loop that needs more draws than are allowed is rejected`(isRecording: Bool) {
        let total = Generator<Int> { source throws(Rejection) in
            var total = 0
            while total < 100_000 { total += try source.draw(Generator.boolean.array()).count }
            return total
        }
        var source = ChoiceSource(seed: 1, isRecording: isRecording, maximumDraws: 1_000)
        #expect(throws: Rejection.self) { try total.generate(from: &source) }
    }

    @Test(.timeLimit(.minutes(10))) func `impossible sets of sets are rejected in bounded time`() {
        var sets = Generator.always(0).set(count: 0...9).map { $0.count }
        for _ in 0..<6 { sets = sets.set(count: 0...9).map { $0.count } }
        var source = ChoiceSource(seed: 1, maximumDraws: 1_000)
        #expect((try? sets.generate(from: &source)) != nil)
    }

    @Test(.timeLimit(.minutes(10))) func `shrinking a long value of many shapes ends in bounded time`() throws
    {
        let orders = Generator<[Int]>.permutation(of: Array(0..<1_500))
        let report = search(
            Property(orders, id: "none") { _ in false },
            SearchSettings(cases: 1, timeLimit: .milliseconds(200)))
        #expect(report.counterexamples.count == 1)
    }

    @Test func `a NaN share and an infinite discard ratio do not trap`() {
        let property = Property(Generator<Int>.integer, id: "any") { _ in true }
            .observing(.cover("share", atLeast: .nan) { _ in true })
        #expect(search(property, SearchSettings(cases: 50)).statistics.description.contains("share"))
        var settings = SearchSettings(cases: 50)
        settings.discardRatio = .infinity
        let most = Property(Generator<Int>.integer(in: 0...9_999)) { number -> [Failure] in
            if number < 9_990 { throw Rejection("too small") }
            return []
        }
        #expect(search(most, settings).casesRun == 50)
    }

    @Test func `a search of no cases is not clean`() {
        #expect(
            !search(Property(Generator<Int>.integer, id: "any") { _ in true }, SearchSettings(cases: 0))
                .isClean)
    }

    @Test func `a list whose least count exceeds the draws is an overrun, with and without recording`() {
        for isRecording in [false, true] {
            var source = ChoiceSource(seed: 1, isRecording: isRecording, maximumDraws: 100)
            _ = try? Generator.boolean.array(count: 200...200).generate(from: &source)
            #expect(source.isOverrun)
        }
    }
}
