import AirBarModel
import Generators
import Testing
import TestSupport

@testable import Verification

/// A run is a value that advances by one event.
@Suite struct RunTests {
    private static func run<B: Bar>(_ bar: B, _ events: [BarEvent] = []) throws -> Run<B> {
        var run = Run(bar, on: try view())
        run.advance(by: .scrollView(try view()))
        for event in events { run.advance(by: event) }
        return run
    }

    private static func hardened() throws -> HardenedBar {
        let heights = BarHeights(compact: 100, normal: 200, expanded: 300)
        let bar = BarDefinition.hardened.makeBar(try BarConfiguration(heights))
        return try #require(bar as? HardenedBar)
    }

    @Test func `a copy advances by itself`() throws {
        let run = try Self.run(Self.hardened(), [.contentOffset(-150)])
        var copy = run
        copy.advance(by: .contentOffset(-120))
        #expect(
            run.observed.bar.state.offset == -150 && run.observed.scrollView.contentOffset == -150
                && run.count == 2)
        #expect(
            copy.observed.bar.state.offset == -120 && copy.observed.scrollView.contentOffset == -120
                && copy.count == 3)
        #expect(run != copy)
    }

    @Test func `a bar that another was copied to goes on like it`() throws {
        var run = try Self.run(Self.hardened(), [.pan(.began), .contentOffset(-150)])
        var copy = try Self.run(Self.hardened()).observed
        run.copyBar(to: &copy)
        #expect(copy == run.observed)
        copy.advance(by: .pan(.ended))
        #expect(copy != run.observed)
        run.advance(by: .pan(.ended))
        #expect(copy == run.observed)
    }

    @Test func `a lost notification moves the content, and the bar is not notified`() throws {
        let heights = BarHeights(compact: 100, normal: 200, expanded: 300)
        var run = try Self.run(EventCounter(state: BarState(try BarConfiguration(heights))))
        let lost = run.advance(by: .lostContentOffset(-150))
        #expect(run.observed.bar.events == 1 && run.observed.scrollView.contentOffset == -150)
        #expect(lost.kind == .lost && lost.departure == -200 && lost.arrival == -150)
        let next = run.advance(by: .contentOffset(-140))
        #expect(run.observed.bar.events == 2)
        // The bar's last content offset is the one before the lost notification.
        #expect(next.departure == -200 && !next.wasUpToDate)
        #expect(run.observed.heardContentOffset == -140)
    }

    @Test func `an invalid event does not tell the bar where the content is`() throws {
        var run = try Self.run(Self.hardened())
        run.advance(by: .lostContentOffset(-150))
        for event in [BarEvent.contentHeight(-1), .contentOffset(.nan), .refreshInset(-1)] {
            run.advance(by: event)
            #expect(run.observed.heardContentOffset == -200)
        }
    }

    @Test func `an invalid event is observed as no change`() throws {
        var run = try Self.run(Self.hardened())
        let step = run.advance(by: .contentOffset(.nan))
        #expect(!step.isUsable && step.before == step.after && step.soundnessViolation == nil)
        #expect(step.contentInset == step.before.scrollView.contentInset)
    }

    /// The number of stored values that a value consists of, those in its collections included.
    private static func storedValues(in value: Any) -> Int {
        let children = Mirror(reflecting: value).children
        return children.isEmpty ? 1 : children.reduce(0) { $0 + storedValues(in: $1.value) }
    }

    @Test func `a judged run stores no more after a thousand gestures than after ten`() throws {
        let gesture: [BarEvent] = [
            .pan(.began), .contentOffset(-150), .contentOffset(-120), .contentOffset(-130), .pan(.ended),
            .contentHeight(1_000), .refreshInset(60), .refreshInset(0), .lostContentOffset(-140), .idle,
        ]
        let view = try view()
        var judge = Judge(
            try Self.hardened(), on: view, by: Oracle(), relations: .all, pixels: nil, isActed: true,
            makeBar: { BarDefinition.hardened.makeBar($0) as? HardenedBar })
        judge.advance(by: .scrollView(view))
        var sizes: [Int] = []
        for index in 1...1_000 {
            gesture.forEach { judge.advance(by: $0) }
            if index == 10 || index == 1_000 { sizes.append(Self.storedValues(in: judge.judged)) }
        }
        #expect(!judge.isOver && judge.judged.run.count == 10_001 && !judge.judged.twins.isEmpty)
        #expect(sizes[0] == sizes[1] && sizes[0] > 100, "\(sizes)")
    }
}
