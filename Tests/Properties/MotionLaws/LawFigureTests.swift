import Generators
import Motion
import Testing
import Verification

@testable import MotionLaws

/// The figures of cases: what they show, and that everything can be drawn.
@Suite struct LawFigureTests {
    /// A case in which rules break a law.
    private static func counterexample(
        to id: String, under rules: String, isShrunk: Bool = false, seed: UInt64 = 1
    ) throws -> LawReproduction {
        var settings = SearchSettings(cases: 2_000, seed: seed)
        if !isShrunk { settings.shrinkBudget = 0 }
        settings.stopWhenFound = [id]
        let law = try #require(Catalogue.laws([id]).first)
        let found = try #require(
            MotionReport(.named(rules), laws: [law], settings).counterexamples.first)
        return try #require(try LawReproduction(token: "\(found.token)"))
    }

    /// The last value of a curve at the marked place.
    private static func value(of name: String, in panel: Int, _ figure: Figure) throws -> Double {
        let curve = try #require(figure.panels[panel].curves.first { $0.name == name })
        return try #require(curve.points.last { $0.x == figure.marked }).y
    }

    /// Expects what holds for the figure of any case under any rules.
    private static func expectSound(_ figure: Figure, _ rules: MotionRules, _ what: Comment) {
        #expect(!figure.panels.isEmpty, what)
        for panel in figure.panels {
            #expect(panel.curves.first?.name == rules.name, what)
            #expect(panel.curves.contains { $0.name == "hardened" } || figure.axis == "frames", what)
            #expect(Set(panel.curves.map(\.name)).count == panel.curves.count, what)
            for curve in panel.curves {
                let places = curve.points.map(\.x)
                #expect((1...240).contains(places.count), what)
                #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }, what)
                #expect(curve.points.allSatisfy { $0.x.isFinite && $0.y.magnitude <= 1e6 }, what)
                if figure.axis == "time, s" {
                    #expect(curve.points.first == panel.curves[0].points.first, what)
                }
            }
        }
    }

    /// Whether the first curve of a panel differs from another one.
    private static func showsDifference(_ figure: Figure) -> Bool {
        figure.panels.contains { panel in
            panel.curves.contains { $0.points != panel.curves[0].points }
        }
    }

    @Test(arguments: Catalogue.motion.map(\.id))
    func `a figure of any case can be drawn, except where numbers are refused`(id: String) throws {
        let law = try #require(Catalogue.laws([id]).first)
        var isDrawn = false
        for index in 0..<20 {
            var source = ChoiceSource(seed: 3, caseIndex: index, of: 20, isRecording: true)
            _ = try? law.cases.generate(from: &source)
            let replay = ReplayToken(source.recording.choices)
            for rules in [MotionRules.hardened, .published] {
                let token = CounterexampleToken(bar: rules.name, invariant: id, replay: replay)
                guard let again = try? LawReproduction(law, rules, replay) else { continue }
                guard let figure = again.figure else { continue }
                isDrawn = true
                Self.expectSound(figure, rules, "\(token)")
            }
        }
        #expect(isDrawn == (id != "P17"))
    }

    @Test(arguments: Catalogue.motion.filter { !$0.holdsForPublished }.map(\.id))
    func `what the published rules break can be seen, except where numbers are refused`(id: String) throws {
        let found = try (1...10).map { try Self.counterexample(to: id, under: "published", seed: $0) }
        let again = try #require(found.first { $0.figure != nil })
        let figure = try #require(again.figure)
        Self.expectSound(figure, again.subject, "\(again.text)")
        #expect(Self.showsDifference(figure), "\(again.text)")
    }

    @Test(
        arguments: [
            ("D4", "published", "published, in two frames", "published"),
            ("D5", "published", "published", "hardened"),
            ("D5", "mass-forgotten", "mass-forgotten", "hardened"),
            ("H8", "frame-not-split", "frame-not-split", "hardened"),
            ("H12", "finger-at-seam", "finger-at-seam", "hardened"),
            ("P15", "published", "published, in one frame", "published"),
            ("P21", "published", "published", "published, no target"),
            ("P7", "published", "published", "hardened"),
        ])
    func `at the marked place two curves differ as the violation says`(
        id: String, rules: String, broken: String, right: String
    ) throws {
        let again = try Self.counterexample(to: id, under: rules, isShrunk: true)
        let (figure, violation) = (
            try #require(again.figure), try #require(again.counterexamples.first?.violation)
        )
        let panel = "\(violation.quantity)".contains("velocity") || id == "P7" ? 1 : 0
        let scale = 1e-9 * (1 + violation.limit.magnitude)
        #expect(figure.marked == violation.place && figure.marked != nil)
        #expect(try Self.value(of: broken, in: panel, figure) == violation.value)
        #expect(try (Self.value(of: right, in: panel, figure) - violation.limit).magnitude <= scale)
    }

    @Test(arguments: [("D1", 2), ("D2", 3)])
    func `the figure of a spring that gains energy shows the share that the violation names`(
        id: String, panel: Int
    ) throws {
        let again = try Self.counterexample(to: id, under: "published", isShrunk: true)
        let (figure, violation) = (
            try #require(again.figure), try #require(again.counterexamples.first?.violation)
        )
        #expect(figure.panels[panel].name.hasSuffix("energy, share of the first"))
        #expect("\(violation.quantity)".contains("energy") && "\(violation.quantity)".contains("share"))
        #expect(try Self.value(of: "published", in: panel, figure) == violation.value)
    }

    @Test func `the mark of an overshoot is at its peak`() throws {
        let again = try Self.counterexample(to: "D3", under: "published", isShrunk: true)
        let (figure, violation) = (
            try #require(again.figure), try #require(again.counterexamples.first?.violation)
        )
        #expect(again.shown.description.hasPrefix("let go 100 pt"))
        let peak = try Self.value(of: "published", in: 0, figure)
        #expect((-peak - 100 * violation.value).magnitude < 1e-9)
    }

    @Test func `a spring that flies apart is drawn until it has left`() throws {
        let figure = try #require(
            FrameCase(distance: 1, microseconds: 1_000_000).figure(.published, marking: nil))
        let curves = figure.panels[0].curves
        #expect(curves[0].points.count < 10 && curves[1].points.count == 97)
    }

    @Test func `the hardened rules are drawn once`() throws {
        let figure = try #require(
            SpringCase(
                spring: HandMadeSpring.published.exact, state: .atRest, time: 0, secondTime: 0
            ).figure(.hardened, marking: nil))
        #expect(figure.panels[0].curves.map(\.name) == ["hardened", "hardened, in two frames"])
    }

    @Test func `a violation of a script is marked at the time of its step`() throws {
        let stage = ScrollStage(
            view: ScrollViewShape(frameHeight: 600, contentHeight: 3_000), rate: .normal, scale: .two,
            clock: FrameClock(.hz60))
        let script = FingerScriptCase(
            stage: stage, actions: [.touch, .move(10, over: 0.25), .hold(0.5), .fling(500), .frames(9)])
        let place = script.firstViolation(.hardened) { step in
            step.action.duration == 0 && step.time > 0.75 + 1.5 / 60
                ? Violation(step: 0, quantity: "a", value: 0, expected: "b", limit: 0) : nil
        }?.place
        let marked = try #require(script.figure(.hardened, marking: place)?.marked)
        #expect((marked - (0.75 + 2.0 / 60)).magnitude < 1e-12)
    }

    @Test func `what a law does after a script is drawn`() throws {
        let stage = ScrollStage(
            view: ScrollViewShape(frameHeight: 600, contentHeight: 3_000), rate: .normal, scale: .two,
            clock: FrameClock(.hz60))
        var script = FingerScriptCase(stage: stage, actions: [.put(-100)])
        let still = try #require(script.figure(.hardened, marking: nil))
        script.epilogue = [.touch, .cancel]
        let bounce = try #require(script.figure(.hardened, marking: nil))
        #expect(still.panels[0].curves[0].points.last?.y == -100)
        #expect(bounce.panels[0].curves[0].points.last?.y == 0)
    }

    @Test(
        arguments: [
            ("D15", "touch-jumps"), ("D16", "drag-halved"), ("D17", "release-reversed"),
            ("D18", "tap-only-opens"),
            ("D9", "retarget-jumps"), ("D10", "rest-by-speed"), ("D12", "attachment-in-hertz"),
            ("D13", "pop-knobs-swapped"), ("D14", "pop-decay-integral"), ("D20", "added-ticked-at-once"),
            ("D21", "never-paused"), ("P5", "weaker-when-faster"), ("P10", "bounce-from-standing"),
            ("P12", "bounce-ended-late"), ("P13", "short-content-at-its-end"), ("P23", "others-ignored"),
            ("H11", "list-first"), ("H12", "finger-twice"),
        ])
    func `the figure of a law shows what it judges`(id: String, mutant: String) throws {
        // Shrunk, so that what a law does last is not done before by the case.
        let again = try Self.counterexample(to: id, under: mutant, isShrunk: true)
        let figure = try #require(again.figure)
        Self.expectSound(figure, again.subject, "\(again.text)")
        #expect(Self.showsDifference(figure), "\(again.text)")
        #expect(figure.marked == again.counterexamples.first?.violation.place)
    }

    @Test func `many samples are thinned, and the marked one stays`() {
        let samples = (0..<9_000).map { Sample(Double($0), 0) }
        let drawn = samples.drawn(marking: 4_321)
        #expect(drawn.count <= 240 && drawn.count > 220)
        #expect(drawn.first == 0 && drawn.last == 8_999 && drawn.contains(4_321))
        #expect(drawn == drawn.sorted())
        #expect(Sample.places(to: .nan, marking: nil) == [0])
        #expect(Sample.places(to: 1, marking: 0.123).contains(0.123))
    }
}
