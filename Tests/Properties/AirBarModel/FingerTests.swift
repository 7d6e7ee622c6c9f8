import AirBarModel
import Motion
import Testing

@Suite struct FingerTests {
    private static func view(at contentOffset: Double = 500) throws -> ScrollViewState {
        ScrollViewState(
            try ScrollViewGeometry(frameHeight: 600, contentHeight: 3_000, contentOffset: contentOffset))
    }

    /// A finger that has just flung content, which now decelerates.
    private static func fling(_ view: ScrollViewState) throws -> Finger {
        var finger = Finger()
        _ = finger.beginPan(view)
        let end = finger.lift(at: 1_000, view)
        guard case .release(let release) = try #require(end) else {
            Issue.record("the pan ended without a release")
            return finger
        }
        #expect(release.velocity == 1_000 && finger.motion.phase == .decelerating)
        return finger
    }

    @Test func `a touch on content at rest begins no pan, and its end is a failure`() throws {
        let view = try Self.view()
        for isCancelled in [false, true] {
            var finger = Finger()
            let begin = finger.touch(view)
            #expect(begin == nil && finger.isDown)
            let end = isCancelled ? finger.cancel(view) : finger.lift(view)
            #expect(end == .pan(.failed) && !finger.isDown)
        }
    }

    @Test func `a touch that stops moving content begins the pan at once, and only one`() throws {
        let view = try Self.view()
        var finger = try Self.fling(view)
        let begin = finger.touch(view)
        #expect(begin == .pan(.began) && finger.motion.phase == .dragging)
        let again = finger.beginPan(view)
        #expect(again == nil)
        let end = finger.lift(view)
        #expect(end == .pan(.ended) && finger.motion.phase == .resting)
    }

    @Test func `a touch that catches a bounce begins the pan, and its lift ends it`() throws {
        var view = try Self.view(at: 0)
        var finger = Finger()
        _ = finger.beginPan(view)
        let pulled = finger.drag(by: -100, over: 0.1, view)
        guard case .contentOffset(let contentOffset) = try #require(pulled) else { return }
        view.contentOffset = contentOffset
        _ = finger.lift(at: 0, view)
        #expect(finger.motion.phase == .bouncing)
        let begin = finger.touch(view)
        #expect(begin == .pan(.began) && finger.motion.phase == .dragging)
        let end = finger.lift(view)
        #expect(end == .pan(.ended) && finger.motion.phase == .bouncing)
    }

    @Test func `a drag begins the pan once, moves the content, and ends in a release`() throws {
        var view = try Self.view()
        var finger = Finger()
        let begin = finger.beginPan(view)
        #expect(begin == .pan(.began))
        let moved = finger.drag(by: 10, over: 1.0 / 60, view)
        #expect(moved == .contentOffset(510))
        view.contentOffset = 510
        let still = finger.drag(by: 0, over: 1.0 / 60, view)
        #expect(still == nil)
        let end = finger.lift(view)
        guard case .release(let release) = try #require(end) else {
            Issue.record("the pan ended without a release")
            return
        }
        #expect((release.velocity - 600).magnitude < 1e-9 && !finger.isDown)
    }

    @Test func `a pan that has begun is cancelled, and then no finger is down`() throws {
        let view = try Self.view()
        var finger = Finger()
        _ = finger.beginPan(view)
        let end = finger.cancel(view)
        #expect(end == .pan(.cancelled) && !finger.isDown)
        let (lift, release, cancel) = (finger.lift(view), finger.lift(at: 1, view), finger.cancel(view))
        #expect(lift == nil && release == nil && cancel == nil)
    }

    @Test(arguments: [Double.nan, .infinity, 0x1p40])
    func `a lift at an invalid velocity is ignored`(velocity: Double) throws {
        let view = try Self.view()
        var finger = Finger()
        _ = finger.beginPan(view)
        let end = finger.lift(at: velocity, view)
        #expect(end == nil && finger.isDown)
    }
}
