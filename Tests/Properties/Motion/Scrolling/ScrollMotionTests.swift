import Motion
import Testing

@Suite struct ScrollMotionTests {
    private static let frame = 1.0 / 60

    /// A scroll view and how it moves, kept in step.
    private struct Content {
        var view: ScrollMetrics
        var motion = ScrollMotion()

        init(at contentOffset: Double = 0, height: Double = 3_000) {
            view = ScrollMetrics(contentOffset: contentOffset, top: 0, end: height - 600, frameHeight: 600)
        }

        /// Shows what a motion tells, and returns it.
        @discardableResult
        mutating func show(_ move: (inout ScrollMotion, ScrollMetrics) -> Double?) -> Double? {
            let told = move(&motion, view)
            if let told { view.contentOffset = told }
            return told
        }

        @discardableResult
        mutating func drag(by distance: Double) -> Double? {
            show { $0.drag(by: distance, over: frame, $1) }
        }

        /// Touches, and lifts with a velocity.
        @discardableResult
        mutating func fling(_ velocity: Double) -> Release? {
            motion.touch(view)
            return motion.lift(at: velocity, view)
        }

        /// Lets frames pass until nothing moves, and returns the content offsets told.
        mutating func settle(_ duration: Double = frame) -> [Double] {
            var told: [Double] = []
            for _ in 0..<10_000 where motion.phase != .resting {
                if let next = show({ $0.advance(by: duration, $1) }) { told.append(next) }
            }
            return told
        }
    }

    @Test func `a drag, a lift and the frames after it come to where the lift said`() throws {
        var content = Content()
        #expect(content.motion.phase == .resting)
        content.motion.touch(content.view)
        #expect(content.motion.phase == .dragging)
        let dragged = content.drag(by: 10)
        #expect(dragged == 10)
        let lifted = content.motion.lift(content.view)
        let release = try #require(lifted)
        #expect(content.motion.phase == .decelerating)
        #expect((release.velocity - 600).magnitude < 1e-9 && (release.rest - 304.333).magnitude < 0.001)
        let told = content.settle()
        #expect(told.last == release.rest && content.motion.phase == .resting)
        #expect(zip(told, told.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `pulled past the top, content follows less, and bounces back to it`() {
        var content = Content()
        content.motion = ScrollMotion(scale: .two)
        content.motion.touch(content.view)
        let pulled = content.drag(by: -200)
        #expect(pulled == -93)
        content.motion.hold(for: 0.1)
        let release = content.motion.lift(content.view)
        #expect(release == nil && content.motion.phase == .bouncing)
        let told = content.settle()
        #expect(told.last == 0 && told.allSatisfy { $0 <= 0 })
    }

    @Test func `a bounce that is caught stays where it is`() {
        var content = Content()
        content.motion.touch(content.view)
        content.drag(by: -200)
        content.motion.cancel(content.view)
        content.show { $0.advance(by: 0.05, $1) }
        let caught = content.view.contentOffset
        content.motion.touch(content.view)
        let told = content.show { $0.advance(by: 1, $1) }
        #expect(told == nil)
        content.drag(by: 1)
        let moved = content.view.contentOffset
        #expect(moved > caught && moved < caught + 1)
    }

    @Test func `a frame that is resized under a finger has a rubber band of its new height`() {
        var (resized, new) = (Content(), Content())
        resized.motion.touch(resized.view)
        resized.view.frameHeight = 400
        new.view.frameHeight = 400
        new.motion.touch(new.view)
        resized.drag(by: -200)
        new.drag(by: -200)
        #expect(resized.motion.kinematics == new.motion.kinematics)
    }

    @Test func `a fling hits the end, and bounces past it by v divided by e times ω`() throws {
        var content = Content(at: 2_300)
        let release = content.fling(3_000)
        #expect(release == Release(velocity: 3_000, rest: 2_400))
        let told = content.settle(0.001)
        let speed = 3_000 * 0.998_999 - 2.002 * 100
        let past = try #require(told.max()) - 2_400
        #expect((past - speed / 27.182_818).magnitude < 0.4)
        #expect(told.last == 2_400)
    }

    @Test func `content that does not bounce stops at its edge`() {
        var content = Content(at: 2_300)
        content.view.bounces = false
        content.fling(3_000)
        let told = content.settle()
        #expect(told.max() == 2_400 && told.last == 2_400)
        content.motion.touch(content.view)
        let (past, back) = (content.drag(by: 50), content.drag(by: -10))
        #expect(past == nil && back == 2_390)
    }

    @Test func `content too short to scroll comes back to its top from either side`() {
        for pull in [-80.0, 80] {
            var content = Content(height: 100)
            content.motion.touch(content.view)
            content.drag(by: pull)
            content.motion.cancel(content.view)
            let told = content.settle()
            #expect(told.count > 1 && told.last == 0)
        }
    }

    @Test(arguments: [500.0, 520, 700, 1_500, 480, 0, 2_400, 512.345])
    func `a target is where content ends, ahead or behind, near or far`(target: Double) {
        var content = Content(at: 500)
        content.fling(800)
        let before = content.motion.kinematics
        content.motion.retarget(to: target, content.view)
        #expect(content.motion.kinematics == before && content.motion.phase == .decelerating)
        let told = content.settle()
        #expect(told.last == target)
    }

    @Test func `a target that nobody can tell from its own rest takes content there as it was going`() throws
    {
        var (own, made) = (Content(at: 500), Content(at: 500))
        own.fling(11)
        let lifted = made.fling(11)
        let release = try #require(lifted)
        #expect(release.rest == 500.333_333_333_333_3)
        made.motion.retarget(to: release.rest, made.view)
        own.show { $0.advance(by: 0.02, $1) }
        made.show { $0.advance(by: 0.02, $1) }
        #expect(own.motion.kinematics == made.motion.kinematics && own.motion.kinematics.velocity > 10)
    }

    @Test func `an edge between two pixels is shown as it is, wherever the content comes from`() {
        for pull in [0.5, 40] {
            var content = Content(at: 2_390, height: 3_000.1)
            content.motion = ScrollMotion(scale: .two)
            content.motion.touch(content.view)
            for distance in [10.1, pull, -pull] { content.drag(by: distance) }
            #expect(content.view.contentOffset == 2_400.1)
        }
    }

    @Test func `an animated scroll is told once a frame, and takes 0.3 seconds`() {
        var content = Content(at: 1_000)
        content.motion.animate(to: 0.1, content.view)
        #expect(content.motion.phase == .animating)
        let told = content.settle()
        #expect(told.last == 0.1 && (17...19).contains(told.count))
        content.motion.animate(to: 0.1, content.view)
        #expect(content.motion.phase == .resting)
    }

    @Test func `what cannot be computed with changes nothing`() throws {
        var content = Content(at: 500)
        content.motion.touch(content.view)
        for odd in [Double.nan, .infinity, -.infinity, 0x1p40] {
            let told = content.drag(by: odd)
            let release = content.motion.lift(at: odd, content.view)
            content.motion.animate(to: odd, content.view)
            #expect(told == nil && release == nil && content.motion.phase == .dragging)
        }
        for odd in [Double.nan, .infinity, -1] {
            content.motion.hold(for: odd)
            let told = content.show { $0.drag(by: 10, over: odd, $1) }
            #expect(told == nil)
        }
        let lifted = content.fling(1_000)
        let release = try #require(lifted)
        let before = content.motion.kinematics
        for odd in [Double.nan, .infinity, -1] {
            let late = content.motion.advance(by: odd, content.view)
            #expect(late == nil)
        }
        content.motion.retarget(to: .nan, content.view)
        #expect(content.motion.kinematics == before && content.motion.phase == .decelerating)
        let last = content.show { $0.advance(by: .greatestFiniteMagnitude, $1) }
        #expect(last == release.rest)
    }

    @Test(arguments: [Double.nan, .infinity, -1])
    func `where nobody knows the edges what moves stops, and a finger touches and lifts`(height: Double) {
        var content = Content(at: 500)
        content.fling(1_000)
        content.show { $0.advance(by: 0.1, $1) }
        let sound = content.view
        content.view.frameHeight = height
        let told = content.show { $0.advance(by: 0.1, $1) }
        #expect(told == nil && content.motion.phase == .resting)
        content.motion.touch(content.view)
        #expect(content.motion.phase == .dragging)
        let moved = content.drag(by: 10)
        #expect(moved == nil)
        let release = content.motion.lift(at: 1_000, content.view)
        #expect(release == nil && content.motion.phase == .resting)
        content.motion.touch(content.view)
        content.view = sound
        let dragged = content.drag(by: 10)
        #expect(dragged == sound.contentOffset + 10)
    }

    @Test func `a finger that halts for 100 ms in any number of frames lets go of content at rest`() {
        for frames in [1, 3, 6, 10, 12] {
            var content = Content(at: 500)
            content.motion.touch(content.view)
            content.drag(by: 10)
            for _ in 0..<frames { content.motion.hold(for: 0.1 / Double(frames)) }
            let release = content.motion.lift(content.view)
            #expect(release == nil)
        }
    }

    @Test func `a finger takes content as far away as content may be, without a jump`() {
        var content = Content(height: 1.09e12)
        content.view.contentOffset = 0xF0_0000_0000
        content.motion.touch(content.view)
        let dragged = content.drag(by: 8)
        #expect(dragged == 0xF0_0000_0008)
    }
}
