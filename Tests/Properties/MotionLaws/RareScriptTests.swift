import Generators
import Motion
import Testing
import Verification

@testable import MotionLaws

/// Finger scripts that a random search draws seldom, each the shortest that tells a mistake of
/// Benchmarks/Mutants/scrolling.mutants from what is right.
@Suite struct RareScriptTests {
    /// A script of content that is 3,000 points high in a frame of 600, with its top at 0.
    private static func script(
        _ actions: [ScriptAction], at contentOffset: Double = 0, contentHeight: Double = 3_000,
        scale: PixelScale = .two
    ) -> FingerScriptCase {
        FingerScriptCase(
            stage: ScrollStage(
                view: ScrollViewShape(
                    frameHeight: 600, contentHeight: contentHeight, contentOffset: contentOffset),
                rate: .normal, scale: scale, clock: FrameClock(.hz60)),
            actions: actions)
    }

    private static let frame = 0.016

    /// Pauses, and numbers of frames that are none.
    private static let pauses = [
        script([.touch, .move(10, over: frame), .move(0, over: 0.1), .lift], at: 500),
        script([.touch, .move(10, over: frame), .frames(3), .hold(0.03), .lift], at: 500),
        script([.animate(900), .touch, .animate(500), .move(10, over: frame), .hold(0.06), .lift], at: 500),
        script([.touch, .animate(900), .frames(3), .hold(0.03), .stop, .lift], at: 500),
        script([.touch, .move(10, over: frame), .animate(900), .frames(4), .put(600), .lift], at: 500),
    ]

    /// Edges that move under a finger.
    private static let edgesUnderFinger = [
        script([
            .touch, .move(-100, over: frame), .reshape(.topInset(60)), .move(10, over: frame),
            .move(-10, over: frame),
        ]),
        script(
            [.touch, .move(-33.3125, over: frame), .reshape(.topInset(60)), .move(1, over: frame)],
            scale: .one),
        script([.touch, .move(-100, over: frame), .reshape(.topInset(60)), .lift]),
        script([.touch, .reshape(.contentHeight(2_900)), .move(5, over: frame), .lift], at: 2_400),
        script([.touch, .reshape(.contentHeight(2_990)), .move(100, over: frame), .lift], at: 2_380),
        script([.touch, .reshape(.frameHeight(300)), .move(-200, over: frame)]),
        script([.touch, .move(-200, over: frame), .reshape(.frameHeight(400)), .move(-50, over: frame)]),
        script([.put(-700), .touch, .move(60, over: frame), .move(-60, over: frame)]),
        script([.put(-600), .touch, .move(60, over: frame), .lift]),
    ]

    /// Bouncing that is switched off.
    private static let bouncingOff = [
        script([.touch, .move(-100, over: frame), .reshape(.bounces(false)), .move(10, over: frame)]),
        script(
            [
                .touch, .move(19.3125, over: frame), .cancel, .retarget(2_400), .reshape(.bounces(false)),
                .frames(1),
            ], at: 2_400, scale: .one),
        script([.touch, .move(-100, over: frame), .lift, .frames(2), .reshape(.bounces(false)), .frames(2)]),
        script([.reshape(.bounces(false)), .animate(-200), .frames(20)], at: 100),
        script(
            [
                .reshape(.bounces(false)), .touch, .fling(2_000), .frames(3), .put(500),
                .reshape(.contentHeight(1_200)), .frames(2),
            ], at: 1_000),
    ]

    /// Edges that move under content in motion.
    private static let edgesInMotion = [
        script([.touch, .fling(2_000), .frames(3), .reshape(.contentHeight(1_600)), .frames(2)], at: 1_000),
        script([.touch, .fling(3_000), .frames(9), .reshape(.contentHeight(2_900)), .frames(2)], at: 2_380),
        script(
            [.touch, .fling(500), .retarget(1_200), .reshape(.contentHeight(1_700)), .frames(2)], at: 1_000),
        script(
            [.touch, .retarget(1_200), .frames(2), .reshape(.contentHeight(1_700)), .frames(2)], at: 1_000),
        script([
            .reshape(.topInset(20)), .animate(-20), .frames(20), .touch, .move(-100, over: frame),
            .fling(3_000),
            .frames(9), .reshape(.topInset(10)), .frames(1),
        ]),
    ]

    /// Edges and content offsets between two pixels.
    private static let pixels = [
        script([.put(100.6), .touch, .move(-0.0625, over: frame)], scale: .one),
        script([.reshape(.topInset(20.3)), .put(-15), .touch, .move(-5.4, over: frame)], scale: .one),
        script([.put(2_400.25), .touch, .move(0.3125, over: frame)], contentHeight: 3_000.6, scale: .one),
        script(
            [.touch, .move(10, over: frame), .move(-9.75, over: frame), .lift], at: 2_400.3,
            contentHeight: 3_000.3, scale: .one),
        script([.touch, .fling(3_000), .frames(30)], at: 2_300, contentHeight: 3_000.3, scale: .one),
        script([.animate(0.3), .frames(20)], at: 500, scale: .one),
        script([.animate(800), .frames(3), .put(300), .frames(2)], at: 500),
        script([.touch, .move(-100, over: frame), .lift, .frames(2), .put(300), .frames(2)]),
    ]

    private static let all = [pauses, edgesUnderFinger, bouncingOff, edgesInMotion, pixels].flatMap(\.self)

    @Test(arguments: all.indices)
    func `the hardened rules keep every law of finger scripts in a rare one`(_ index: Int) {
        let script = Self.all[index]
        for law in Catalogue.motion {
            let violation = law.violation(.hardened, script)
            #expect(violation == nil, "\(law.id): \(script): \(violation?.description ?? "")")
        }
    }

    @Test func `a law of finger scripts finds a mistake in a script, and a law of other cases does not`()
        throws
    {
        let script = Self.script([.touch, .move(-100, over: Self.frame), .frames(9), .lift])
        let rules = try MotionRules.named("band-of-twice-the-height")
        let broken = Catalogue.motion.filter { $0.violation(rules, script) != nil }
        #expect(broken.map(\.id) == ["P25"])
    }
}
