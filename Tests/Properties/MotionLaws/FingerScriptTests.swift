import Generators
import Motion
import Testing
import Verification

@testable import MotionLaws

/// Finger scripts: what they can contain, how they are played, and that the laws on them find planted mistakes.
@Suite struct FingerScriptTests {
    /// Content of 3,000 points in the middle of a frame of 600.
    private static let stage = ScrollStage(
        view: ScrollViewShape(frameHeight: 600, contentHeight: 3_000, contentOffset: 1_000),
        rate: .normal, scale: .two, clock: FrameClock(.hz60))

    /// The steps of a script on the hardened motion.
    private static func steps(_ actions: [ScriptAction]) -> [ScriptStep] {
        var steps: [ScriptStep] = []
        let script = FingerScriptCase(stage: stage, actions: actions)
        let violation = script.firstViolation(.hardened) {
            steps.append($0)
            return nil
        }
        #expect(violation == nil)
        return steps
    }

    @Test func `a script is said in words, and a frame is a step`() {
        let actions: [ScriptAction] = [
            .touch, .move(10, over: 0.016), .lift, .frames(2), .reshape(.bounces(false)),
        ]
        let script = FingerScriptCase(stage: Self.stage, actions: actions)
        #expect(
            script.description.hasPrefix(
                "touch, move 10 pt in 16 ms, lift, 2 frames, bouncing off; content at 1000 of 0 ... 2400"))
        #expect(Self.steps(actions).count == 6)
    }

    @Test func `a step tells what a move changed`() throws {
        let step = try #require(Self.steps([.touch, .move(10, over: 0.016)]).last)
        #expect(step.moved == 10 && step.told == 1_010 && step.fingerMove == 10)
        #expect(step.before.phase == .dragging && !step.before.isMoving)
    }

    @Test(arguments: [(0.06, 1_000.0), (0.1, 0)])
    func `a finger lifts with the velocity of its last move, unless it was still`(
        pause: Double, velocity: Double
    )
        throws
    {
        let step = try #require(
            Self.steps([
                .touch, .move(-3, over: 0.1), .move(10, over: 0.01), .move(0, over: pause / 2),
                .hold(pause / 2),
                .lift,
            ]).last)
        #expect(step.fingerVelocity == velocity && step.endsDrag)
        #expect((step.release?.velocity ?? 0) == velocity)
    }

    @Test func `frames under a finger are a pause, and a cancelled drag has no velocity`() throws {
        let still = try #require(Self.steps([.touch, .move(10, over: 0.01), .frames(6), .lift]).last)
        #expect(still.fingerVelocity == 0 && still.release == nil)
        let cancelled = try #require(Self.steps([.touch, .move(10, over: 0.01), .cancel]).last)
        #expect(cancelled.fingerVelocity == 0 && cancelled.after.phase == .resting)
    }

    @Test func `what an app does to content is noted until the motion takes note`() throws {
        let steps = Self.steps([
            .touch, .move(10, over: 0.016), .put(500), .move(1, over: 0.016), .reshape(.topInset(60)), .stop,
            .lift,
        ])
        #expect(steps.map(\.history.isPut) == [false, false, false, true, false, false, false])
        #expect(steps.last?.history.isReshaped == true && steps.last?.history.isTakenOver == true)
        #expect(steps.map(\.history.isDown) == [false, true, true, true, true, true, true])
    }

    @Test func `scripts have every kind of action, and a finger lifts only if it is down`() throws {
        var kinds: Set<String> = []
        for index in 0..<300 {
            var source = ChoiceSource(seed: 1, caseIndex: index, of: 300)
            let script = try FingerScriptCase.any.generator.generate(from: &source)
            #expect(script.actions.count <= 24)
            var isDown = false
            for action in script.actions {
                kinds.insert("\(Mirror(reflecting: action).children.first?.label ?? action.description)")
                switch action {
                case .touch:
                    #expect(!isDown)
                    isDown = true
                case .move, .hold: #expect(isDown)
                case .lift, .fling, .cancel:
                    #expect(isDown)
                    isDown = false
                default: break
                }
            }
        }
        #expect(
            kinds == [
                "touch", "move", "hold", "lift", "fling", "cancel", "frames", "retarget", "animate", "stop",
                "put",
                "reshape",
            ])
    }

    @Test(arguments: [
        ("P4", "finger-speed-past-edge"), ("P8", "grab-banded-anew"), ("P9", "always-bounces"),
        ("P13", "short-content-at-its-end"), ("P14", "bounce-from-standing"), ("P16", "pixels-ignored"),
        ("P18", "halt-ignored"), ("P19", "target-by-jump"), ("P20", "target-from-standing"),
        ("P22", "others-ignored"), ("P24", "animation-from-full-speed"), ("P25", "band-of-twice-the-height"),
    ])
    func `a law of finger scripts finds a planted mistake`(id: String, mutant: String) throws {
        let law = try #require(Catalogue.laws([id]).first)
        var settings = SearchSettings(cases: 1_000, seed: 1)
        settings.shrinkBudget = 0
        settings.stopWhenFound = [id]
        #expect(!MotionReport(try .named(mutant), laws: [law], settings).counterexamples.isEmpty)
    }
}
