import AirBarModel
import Generators
import Testing

@Suite struct ScrollMotionTests {
    private static let frame = 1.0 / 60

    private static func view(at contentOffset: Double = 0, content: Double = 3_000) throws -> ScrollView {
        ScrollView(
            try ScrollGeometry(frameHeight: 600, contentHeight: content, contentOffset: contentOffset))
    }

    /// Lets frames pass until nothing moves, and returns the content offsets told.
    private static func settle(
        _ motion: inout ScrollMotion, _ view: inout ScrollView, _ frame: Double = frame
    ) -> [Double] {
        var told: [Double] = []
        for _ in 0..<10_000 {
            guard motion.phase != .resting else { break }
            guard let next = motion.advance(by: frame, view) else { continue }
            told.append(next)
            view.contentOffset = next
        }
        return told
    }

    @Test func `a drag, a lift and the frames after it come to where the lift said`() throws {
        var (motion, view) = (ScrollMotion(), try Self.view())
        #expect(motion.phase == .resting)
        motion.touch(view)
        #expect(motion.phase == .dragging)
        #expect(motion.drag(by: 10, over: Self.frame, view) == 10)
        view.contentOffset = 10
        let release = try #require(motion.lift(view))
        #expect(motion.phase == .decelerating)
        #expect((release.velocity - 600).magnitude < 1e-9 && (release.rest - 304.333).magnitude < 0.001)
        let told = Self.settle(&motion, &view)
        #expect(told.last == release.rest && motion.phase == .resting)
        #expect(zip(told, told.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `pulled past the top, content follows less, and bounces back to it`() throws {
        var (motion, view) = (ScrollMotion(scale: .two), try Self.view())
        motion.touch(view)
        #expect(motion.drag(by: -200, over: Self.frame, view) == -93)
        view.contentOffset = -93
        motion.hold(for: 0.1)
        #expect(motion.lift(view) == nil && motion.phase == .bouncing)
        let told = Self.settle(&motion, &view)
        #expect(told.last == 0 && told.allSatisfy { $0 <= 0 })
    }

    @Test func `a bounce that is caught stays where it is`() throws {
        var (motion, view) = (ScrollMotion(), try Self.view())
        motion.touch(view)
        view.contentOffset = try #require(motion.drag(by: -200, over: Self.frame, view))
        motion.cancel(view)
        view.contentOffset = try #require(motion.advance(by: 0.05, view))
        let caught = view.contentOffset
        motion.touch(view)
        #expect(motion.advance(by: 1, view) == nil)
        let moved = try #require(motion.drag(by: 1, over: Self.frame, view))
        #expect(moved > caught && moved < caught + 1)
    }

    @Test func `a fling hits the end, and bounces past it by v divided by e times ω`() throws {
        var (motion, view) = (ScrollMotion(), try Self.view(at: 2_300))
        motion.touch(view)
        let release = try #require(motion.lift(at: 3_000, view))
        #expect(release == Release(velocity: 3_000, rest: 2_400))
        let told = Self.settle(&motion, &view, 0.001)
        let speed = 3_000 * 0.998_999 - 2.002 * 100
        let past = try #require(told.max()) - 2_400
        #expect((past - speed / 27.182_818).magnitude < 0.4)
        #expect(told.last == 2_400)
    }

    @Test func `content that does not bounce stops at its edge`() throws {
        var (motion, view) = (ScrollMotion(), try Self.view(at: 2_300))
        view.bounces = false
        motion.touch(view)
        _ = motion.lift(at: 3_000, view)
        let told = Self.settle(&motion, &view)
        #expect(told.max() == 2_400 && told.last == 2_400)
        motion.touch(view)
        #expect(motion.drag(by: 50, over: Self.frame, view) == nil)
        #expect(motion.drag(by: -10, over: Self.frame, view) == 2_390)
    }

    @Test func `content too short to scroll comes back to its top from either side`() throws {
        for pull in [-80.0, 80] {
            var (motion, view) = (ScrollMotion(), try Self.view(content: 100))
            motion.touch(view)
            view.contentOffset = try #require(motion.drag(by: pull, over: Self.frame, view))
            motion.cancel(view)
            #expect(Self.settle(&motion, &view).last == 0)
        }
    }

    @Test(arguments: [500.0, 520, 700, 1_500, 480, 0, 2_400, 512.345])
    func `a target is where content ends, ahead or behind, near or far`(target: Double) throws {
        var (motion, view) = (ScrollMotion(), try Self.view(at: 500))
        motion.touch(view)
        _ = motion.lift(at: 800, view)
        let before = motion.kinematics
        motion.retarget(to: target, view)
        #expect(motion.kinematics == before && motion.phase == .decelerating)
        #expect(Self.settle(&motion, &view).last ?? view.contentOffset == target)
    }

    @Test func `an animated scroll is told once a frame, and takes 0.3 seconds`() throws {
        var (motion, view) = (ScrollMotion(), try Self.view(at: 1_000))
        motion.animate(to: 0.1, view)
        #expect(motion.phase == .animating)
        let told = Self.settle(&motion, &view)
        #expect(told.last == 0.1 && (17...19).contains(told.count))
        motion.animate(to: 0.1, view)
        #expect(motion.phase == .resting)
    }

    @Test func `what cannot be computed with changes nothing`() throws {
        var (motion, view) = (ScrollMotion(), try Self.view(at: 500))
        motion.touch(view)
        for odd in [Double.nan, .infinity, -.infinity, 0x1p40] {
            #expect(motion.drag(by: odd, over: Self.frame, view) == nil)
            #expect(motion.lift(at: odd, view) == nil)
            motion.animate(to: odd, view)
            #expect(motion.phase == .dragging)
        }
        for odd in [Double.nan, .infinity, -1] {
            #expect(motion.drag(by: 10, over: odd, view) == nil)
            motion.hold(for: odd)
        }
        _ = motion.lift(at: 1_000, view)
        let before = motion.kinematics
        for odd in [Double.nan, .infinity, -1] {
            #expect(motion.advance(by: odd, view) == nil)
            var broken = view
            broken.frameHeight = odd
            #expect(motion.advance(by: 1, broken) == nil)
        }
        motion.retarget(to: .nan, view)
        #expect(motion.kinematics == before && motion.phase == .decelerating)
        #expect(motion.advance(by: .greatestFiniteMagnitude, view) == 994.0 + 1.0 / 3 * 0)
    }
}
