import Generators
import PropertyTesting
import Testing

@testable import Motion

/// The formulas of what happens past an edge, and of what is shown.
@Suite struct EdgeTests {
    @Test func `a rubber band is banded and unbanded, and caught without it jumps by 45.85`()
        throws
    {
        let band = try RubberBand(dimension: 600)
        let shown = band.banded(200)
        #expect((shown - 92.957_746).magnitude < 1e-6)
        #expect((band.unbanded(shown) - 200).magnitude < 1e-9)
        #expect((band.banded(-200) + shown) == 0)
        #expect((shown - band.banded(shown) - 45.85).magnitude < 0.005)
    }

    @Test func `a rubber band of no length gives nothing, and one that is pulled without end not all of it`()
        throws
    {
        let none = try RubberBand(dimension: 0)
        #expect(none.banded(100) == 0 && none.unbanded(0) == 0 && none.slope(at: 3) == 0)
        let band = try RubberBand(dimension: 600)
        #expect(band.banded(0x1p39) < 600 && band.banded(.greatestFiniteMagnitude) < 600)
        #expect(band.unbanded(600) == magnitudeLimit && band.unbanded(-700) == -magnitudeLimit)
        #expect(band.banded(.infinity) < 600 && band.banded(.nan) == 0)
        #expect(band.slope(at: 0) == RubberBand.coefficient && band.slope(at: .nan) == 0)
        #expect(throws: InvalidValue.self) { try RubberBand(dimension: -1) }
        #expect(throws: InvalidValue.self) { try RubberBand(dimension: .nan) }
    }

    @Test func `the slope of a rubber band is its derivative`() async throws {
        let band = try RubberBand(dimension: 500)
        await check(Generator<Double>.double(in: 1...2_000), cases: 100) { pull in
            let difference = (band.banded(pull + 1e-3) - band.banded(pull - 1e-3)) / 2e-3
            #expect((difference - band.slope(at: pull)).magnitude < 1e-8)
        }
    }

    @Test(arguments: [[-2_900.0], [-2_500, -400], [-2_000, -500, -400]])
    func `a pull beyond the other edge is against the height of the frame, in any number of moves`(
        moves: [Double]
    ) throws {
        // So far beyond the end that its own rubber band is longer than the frame.
        var view = ScrollMetrics(contentOffset: 1_200, top: 0, end: 600, frameHeight: 600)
        var motion = ScrollMotion()
        motion.touch(view)
        for move in moves {
            view.contentOffset = motion.drag(by: move, over: 0.1, view) ?? view.contentOffset
        }
        let unbanded = 600 + (try RubberBand(dimension: 1_200)).unbanded(600) - 2_900
        let expected = try RubberBand(dimension: 600).banded(unbanded)
        #expect(expected < 0 && (motion.kinematics.position - expected).magnitude < 1e-9)
    }

    @Test func `content that hits an edge goes v divided by e times ω past it`() throws {
        let bounce = try Bounce(displacement: 0, velocity: 1_000)
        #expect((bounce.furthest - 36.787_944).magnitude < 1e-6)
        #expect((bounce.kinematics(after: 0.1).position - bounce.furthest).magnitude < 1e-9)
        #expect((bounce.kinematics(after: 0.1).velocity).magnitude < 1e-9)
        #expect((bounce.duration(within: 1.0 / 6) - 0.854).magnitude < 0.001)
    }

    @Test func `a bounce that passes the edge is over when it is near it for good`() throws {
        // It passes the edge in a thirtieth of a second, and is not back before half a second.
        let bounce = try Bounce(displacement: -50, velocity: 2_000)
        #expect(bounce.kinematics(after: 1.0 / 30).position.magnitude < 1e-12)
        let end = bounce.duration(within: 0.5)
        #expect((bounce.kinematics(after: end).position - 0.5).magnitude < 1e-9)
        #expect(try Bounce(displacement: 0.4, velocity: 0).duration(within: 0.5) == 0)
        #expect(try Bounce(displacement: 100, velocity: 0).furthest == 100)
    }

    @Test func `no bounce makes anything but numbers`() throws {
        let tiny = Double.leastNonzeroMagnitude
        for displacement in [0.0, tiny, -0x1p39, 0x1p39] {
            for velocity in [0.0, -displacement * 10, tiny, -0x1p39, 0x1p39] where velocity.isUsable {
                let bounce = try Bounce(displacement: displacement, velocity: velocity)
                let moments = [0, 1e-300, 1, 74, 75, 1e9, 1e300].map { bounce.kinematics(after: $0) }
                #expect(moments.allSatisfy { $0.position.isFinite && $0.velocity.isFinite })
                #expect(bounce.furthest.isFinite && bounce.duration(within: 0.5) < 60)
            }
        }
        #expect(throws: InvalidValue.self) { try Bounce(displacement: .infinity, velocity: 0) }
        #expect(throws: InvalidValue.self) { try Bounce(displacement: 0, velocity: .nan) }
    }

    @Test(arguments: PixelScale.allCases)
    func `a pixel is a part of a point, and nothing is shown between two`(scale: PixelScale) async {
        await check(Generator<Double>.double(in: -10_000...10_000), cases: 200) { contentOffset in
            let shown = scale.rounded(contentOffset)
            #expect((shown - contentOffset).magnitude <= scale.halfPixel * (1 + 1e-9))
            #expect((shown * Double(scale.rawValue)).rounded() / Double(scale.rawValue) == shown)
            #expect(scale.rounded(shown) == shown && scale.rounded(-contentOffset) == -shown)
        }
    }

    @Test(arguments: PixelScale.allCases)
    func `what is exactly between two pixels is shown at the one further from 0`(scale: PixelScale) async {
        await check(Generator<Int>.integer(in: -10_000...10_000), cases: 200) { number in
            let pixels = Double(number) + (number < 0 ? -0.5 : 0.5)
            // At a scale of 3 only half points are exactly between two pixels.
            let contentOffset = scale == .three ? pixels : pixels / Double(scale.rawValue)
            let exact = contentOffset * Double(scale.rawValue)
            let shown = scale.rounded(contentOffset) * Double(scale.rawValue)
            #expect((shown.magnitude - (exact.magnitude + 0.5)).magnitude < 1e-9)
        }
    }

    @Test func `a finger that has been still for 100 ms has no velocity`() throws {
        var finger = FingerMotion()
        (finger.distance, finger.duration) = (8, 0.016)
        #expect(finger.releaseVelocity == 500 && finger.releaseVelocityPerMillisecond == 0.5)
        finger.pause = 0.099
        #expect(finger.releaseVelocity == 500)
        finger.pause = 0.1
        #expect(finger.releaseVelocity == 0)
    }

    @Test func `on its way to a target content stops at the edge of a view that does not bounce`() {
        var motion = ScrollMotion()
        var view = ScrollMetrics(
            contentOffset: 2_390, top: 0, end: 2_400, frameHeight: 600, bounces: false)
        motion.touch(view)
        _ = motion.lift(at: 3_000, view)
        motion.retarget(to: 2_300, view)
        view.contentOffset = motion.advance(by: 1.0 / 60, view) ?? view.contentOffset
        #expect(view.contentOffset == 2_400)
        #expect(motion.kinematics == Kinematics(position: 2_400, velocity: 0))
        // When there is room again, the content goes on from where it is shown.
        view.end = 2_500
        for _ in 0..<10_000 where motion.phase != .resting {
            view.contentOffset = motion.advance(by: 1.0 / 60, view) ?? view.contentOffset
            #expect((2_300...2_400).contains(view.contentOffset))
        }
        #expect(view.contentOffset == 2_300 && motion.phase == .resting)
    }
}
