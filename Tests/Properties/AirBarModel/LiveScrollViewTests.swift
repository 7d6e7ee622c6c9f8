import AirBarModel
import Motion
import Testing

/// What a live scroll view that moves tells, and when.
@Suite struct LiveScrollViewTests {
    /// What a scroll view told, in order.
    private final class Log {
        var lines: [String] = []
        var contentOffsets: [Double] = []

        init(_ view: SimulatedScrollView) {
            view.panObservable.observe { [unowned self] in lines.append($0.rawValue) }
            view.contentOffsetObservable.observe { [unowned self] in
                lines.append("offset")
                contentOffsets.append($0)
            }
        }
    }

    private static func view(at contentOffset: Double = 1_000) throws -> SimulatedScrollView {
        SimulatedScrollView(
            try ScrollViewGeometry(frameHeight: 600, contentHeight: 3_000, contentOffset: contentOffset))
    }

    @Test func `a pan begins with the first move, changes with each, and ends`() throws {
        let view = try Self.view()
        let log = Log(view)
        view.touch()
        #expect(log.lines.isEmpty)
        view.drag(by: 10, over: 1.0 / 60)
        view.drag(by: 10, over: 1.0 / 60)
        view.hold(for: 0.2)
        view.lift()
        #expect(log.lines == ["began", "offset", "changed", "offset", "changed", "ended"])
        #expect(view.contentOffset == 1_020 && view.phase == .resting)
    }

    @Test func `a tap is no pan, and a finger that catches content is`() throws {
        let view = try Self.view()
        let log = Log(view)
        view.touch()
        view.lift()
        view.touch()
        view.cancel()
        #expect(log.lines == ["failed", "failed"])
        view.drag(by: 10, over: 1.0 / 60)
        view.lift(at: 1_000)
        log.lines = []
        view.touch()
        view.cancel()
        #expect(log.lines == ["began", "cancelled"] && view.phase == .resting)
    }

    @Test func `a deceleration is told once a frame, and its release while the pan ends`() throws {
        let view = try Self.view()
        var release: Release?
        view.panObservable.observe { [unowned view] in if $0 == .ended { release = view.release } }
        view.drag(by: 10, over: 1.0 / 60)
        view.lift()
        #expect(view.release == nil)
        var told: [Double] = []
        view.contentOffsetObservable.observe { told.append($0) }
        var frames = 0
        while !view.advance(by: 1.0 / 60), frames < 1_000 { frames += 1 }
        #expect(told.last == release?.rest && told.count <= frames + 1 && told.count > 100)
    }

    @Test(arguments: [ScrollViewBehavior.clamps, .notifiesEqualWrites])
    func `the stop before an update is told where equal writes are`(behavior: ScrollViewBehavior) throws {
        let view = SimulatedScrollView(
            try ScrollViewGeometry(
                frameHeight: 600, contentHeight: 3_000, contentOffset: 1_000, behavior: behavior))
        let log = Log(view)
        view.updateContentOffset(300, animated: true)
        view.updateContentOffset(300, animated: false)
        #expect(
            log.contentOffsets == (behavior == .notifiesEqualWrites ? [1_000, 300, 300, 300] : [300, 300]))
    }

    @Test func `a jump is told once, an animation once a frame, and neither when nothing moves`() throws {
        let view = try Self.view()
        let log = Log(view)
        view.contentOffset = 500
        view.updateContentOffset(300, animated: true)
        #expect(log.contentOffsets == [500, 300])
        view.scrollToTop()
        #expect(log.contentOffsets.count == 2)
        var frames = 1
        while !view.advance(by: 1.0 / 60), frames < 1_000 { frames += 1 }
        #expect(
            log.contentOffsets.count == 2 + frames && view.contentOffset == 0 && (18...19).contains(frames))
        #expect(view.advance(by: 1) && log.contentOffsets.count == 2 + frames)
    }

    @Test func `a content offset that is set stops what moves, and so does one that is where the content is`()
        throws
    {
        for isElsewhere in [true, false] {
            let view = try Self.view()
            view.drag(by: 10, over: 1.0 / 60)
            view.lift()
            view.advance(by: 0.1)
            let contentOffset = isElsewhere ? 700 : view.contentOffset
            view.updateContentOffset(contentOffset, animated: false)
            #expect(view.advance(by: 1) && view.contentOffset == contentOffset)
        }
    }

    @Test func `a fling that the bar makes end elsewhere ends there, and the bar on a detent`() throws {
        let view = try Self.view(at: 0)
        let bar = BarDefinition.hardened.makeBar(
            try BarConfiguration(compact: 100, normal: 400, expanded: 500))
        let controller = BarController(bar)
        try controller.set(scrollView: view)
        view.drag(by: 30, over: 1.0 / 60)
        view.lift(at: 400)
        let target = try #require(view.target)
        var frames = 0
        while !view.advance(by: 1.0 / 60), frames < 1_000 { frames += 1 }
        #expect(view.contentOffset == target)
        controller.scrollViewDidRest()
        #expect(controller.state.height == 100 && view.contentOffset == target)
    }
}
