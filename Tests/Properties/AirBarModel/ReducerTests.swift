import AirBarModel
import Generators
import PropertyTesting
import Testing

/// The delta transformers, one at a time, on a scroll view whose top is −200 and whose end is 1400.
@Suite struct ReducerTests {
    private static let offsets = Generator<Int>.integer(in: -400...1_800).map { Double($0) }

    private static func change(
        from previous: Double, to contentOffset: Double, offset: Double = -150, compact: Double = 100
    ) throws -> ScrollChange {
        var scrollView = ScrollViewState(
            try ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: contentOffset))
        scrollView.contentInset.top = 200
        var state = BarState(try BarConfiguration(compact: compact, normal: 200, expanded: 300))
        state.offset = offset
        return ScrollChange(
            scrollView: scrollView, previousContentOffset: previous, contentOffset: contentOffset,
            state: state)
    }

    private static func distance(
        _ transformer: DeltaTransformer, from previous: Double, to contentOffset: Double
    ) throws -> Double {
        let change = try change(from: previous, to: contentOffset)
        return transformer.transform(ContentDelta(from: previous, to: contentOffset), change).distance
    }

    @Test func `ignoreTop keeps exactly the part below the top`() async {
        await check(zip(Self.offsets, Self.offsets)) { previous, contentOffset in
            try Self.distance(.ignoreTop, from: previous, to: contentOffset)
                == max(-200, contentOffset) - max(-200, previous)
        }
    }

    @Test func `ignoreBottom keeps exactly the part above the end`() async {
        await check(zip(Self.offsets, Self.offsets)) { previous, contentOffset in
            try Self.distance(.ignoreBottom, from: previous, to: contentOffset)
                == min(1400, contentOffset) - min(1400, previous)
        }
    }

    @Test func `the published ignoreTop keeps the part below the top when the content comes back`() throws {
        #expect(try Self.distance(.publishedIgnoreTop, from: -250, to: -150) == 50)
        #expect(try Self.distance(.publishedIgnoreTop, from: -150, to: -100) == 50)
    }

    @Test func `the published ignoreBottom turns an overscroll into a movement`() throws {
        #expect(try Self.distance(.publishedIgnoreBottom, from: 1405, to: 1410) == 10)
        #expect(try Self.distance(.ignoreBottom, from: 1405, to: 1410) == 0)
    }

    @Test func `transformers are applied in their order`() throws {
        let double = DeltaTransformer("double") { delta, _ in ContentDelta(2 * delta.distance) }
        let increment = DeltaTransformer("increment") { delta, _ in ContentDelta(delta.distance + 1) }
        let change = try Self.change(from: 0, to: 10)
        let identity: @Sendable (Double, BarState) -> Double = { offset, _ in offset }
        #expect(
            Reducer(transformers: [double, increment], limit: identity).offset(after: change) == -150 + 21)
        #expect(
            Reducer(transformers: [increment, double], limit: identity).offset(after: change) == -150 + 22)
    }

    private static let thirds = Generator<Int>.integer(in: 0...2_000).map { Double($0) / 3 }
    private static let barOffsets = Generator<Int>.integer(in: -600 ... -100).map { Double($0) / 3 }

    /// The offset to which a reducer moves a bar whose largest offset is −100/3.
    ///
    /// That is far enough from the smallest, −200, for the difference of two offsets to be rounded.
    private static func offset(
        _ reducer: Reducer, _ previous: Double, _ contentOffset: Double, _ barOffset: Double
    ) throws -> Double {
        reducer.offset(
            after: try change(from: previous, to: contentOffset, offset: barOffset, compact: 100.0 / 3))
    }

    @Test func `the hardened reducer never leaves the bounds`() async {
        await check(zip(Self.thirds, Self.thirds, Self.barOffsets)) {
            try (-200 ... -100.0 / 3).contains(Self.offset(.hardened, $0, $1, $2))
        }
    }

    @Test func `the published reducer leaves the bounds by a rounding error`() throws {
        let property = Property(zip(Self.thirds, Self.thirds, Self.barOffsets), id: "bounds") {
            try (-200 ... -100.0 / 3).contains(Self.offset(.published, $0, $1, $2))
        }
        let found = try #require(search(property, SearchSettings(cases: 20_000)).counterexamples.first)
        let (previous, contentOffset, barOffset) = found.value
        #expect(try abs(Self.offset(.published, previous, contentOffset, barOffset) + 100.0 / 3) < 1e-12)
    }
}
