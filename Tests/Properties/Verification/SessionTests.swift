import AirBarModel
import Generators
import Motion
import PropertyTesting
import Testing

@testable import Verification

/// Fingers in, events out.
@Suite struct SessionTests {
    private static let text = """
        scenario 1
        display 120 scale 3 jitter 0.25 dropping 7
        heights 100 200 300
        bind frame 600 content 2000 offset -200
        touch
        drag -80 over 0.2
        pause 0.1
        lift
        fling 1200
        cancel
        animate 300
        animate top
        content 500
        rest

        """

    private static func session(_ actions: SessionAction...) throws -> Session {
        Session(
            heights: BarHeights(compact: 100, normal: 200, expanded: 300),
            scrollView: try ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: -200),
            actions: actions)
    }

    @Test func `what fingers do is lines of a scenario file, which read back as they were`() throws {
        let file = try ScenarioFile(parsing: Self.text)
        #expect(file.text == Self.text)
        #expect(file.scenario == nil && file.session.actions.count == 10)
        #expect(file.session.actions[1] == .drag(by: -80, over: 0.2))
    }

    @Test func `every generated session reads back as it was`() async {
        await check(Session.generator) { session in
            try ScenarioFile(parsing: ScenarioFile(session).text).session == session
        }
    }

    @Test(arguments: [
        ("drag nan over 1", "a distance"), ("drag 1 over 0", "seconds"), ("drag 1 over inf", "seconds"),
        ("pause -1", "seconds"), ("pause 11", "seconds"), ("fling inf", "a velocity"),
        ("animate nan", "a content offset"), ("drag 1", "'over'"), ("swipe 1", "an action"),
    ])
    func `an impossible action is an error that names what was expected`(line: String, expected: String) {
        let text = "scenario 1\nheights 1 2 3\nbind frame 1 content 2 offset 0\n\(line)\n"
        let error = #expect(throws: ScenarioFile.ParseError.self) { try ScenarioFile(parsing: text) }
        #expect(error?.line == 4 && error?.description.contains(expected) == true)
    }

    @Test(arguments: ["display 50 scale 2", "display 60 scale 4", "display 60 scale 2 jitter 1"])
    func `an impossible screen is an error`(line: String) {
        let text = "scenario 1\n\(line)\nheights 1 2 3\nbind frame 1 content 2 offset 0\n"
        #expect(throws: ScenarioFile.ParseError.self) { try ScenarioFile(parsing: text) }
    }

    @Test func `actions with numbers that no finger has do nothing`() throws {
        let session = try Self.session(
            .pause(.nan), .drag(by: .infinity, over: 1), .drag(by: 1, over: 0), .fling(.nan),
            .animate(to: .nan))
        #expect(Trace(of: session, on: .hardened).scenario.events == [])
    }

    @Test func `a fling that would end between detents is made to end on one, and needs no snap there`()
        throws
    {
        let session = Session(
            heights: BarHeights(compact: 100, normal: 400, expanded: 500),
            scrollView: try ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: -400),
            actions: [.fling(400), .rest])
        let trace = Trace(of: session, on: .hardened)
        let last = try #require(trace.last)
        #expect(trace.contains { $0.actions.retarget == -100 })
        #expect(last.kind == .idle && last.movement == 0)
        #expect(last.after.offset == -100)
    }

    @Test func `a finger that halts for long enough lets go of the content at rest`() throws {
        let halted = try Self.session(.drag(by: 50, over: 0.1), .pause(0.1), .lift)
        let played = Trace(of: halted, on: .hardened)
        #expect(played.scenario.events.last == .pan(.ended))
        let moving = try Self.session(.drag(by: 50, over: 0.1), .lift)
        let flung = Trace(of: moving, on: .hardened)
        guard case .release(let release)? = flung.scenario.events.last else {
            Issue.record("no release")
            return
        }
        #expect(abs(release.velocity - 500) < 1)
    }

    @Test func `what is told by hand is not held to what only a scroll view can keep`() throws {
        let release = BarEvent.release(Release(velocity: 1_000, rest: 300))
        let told = try Self.session(.event(.pan(.began)), .event(release), .event(.idle))
        #expect(Reproduction(told, on: .hardened).counterexamples.map(\.text) == [])
        #expect(!told.isActed && told.with(actions: [.fling(1_000), .rest]).isActed)
    }

    @Test func `a finger stays on the view that it is on when another comes to the front`() throws {
        let other = try ScrollViewGeometry(frameHeight: 600, contentHeight: 1_000, contentOffset: -200)
        let session = try Self.session(
            .drag(by: 50, over: 0.1), .event(.scrollView(other)), .pause(1), .lift, .fling(1_000), .rest)
        let played = Trace(of: session, on: .hardened)
        let after = played.scenario.events.drop { $0 != .scrollView(other) }.dropFirst()
        #expect(Array(after.prefix(1)) == [.pan(.began)])
        #expect(after.count { $0.kind == .release } == 1)
    }

    @Test func `a drag from the top to past the end is let go of alike at every frame rate`() throws {
        let ends = try [FrameClock(.hz30), FrameClock(.hz60), .unsteady].map { clock in
            let session = Session(
                heights: BarHeights(compact: 100, normal: 200, expanded: 300),
                scrollView: try ScrollViewGeometry(frameHeight: 0, contentHeight: 408, contentOffset: -200),
                display: Display(clock: clock, scale: .two),
                actions: [.drag(by: 609, over: 0.02), .fling(-200), .rest])
            return Trace(of: session, on: .hardened).last?.after.scrollView.contentOffset
        }
        #expect(Set(ends) == [408])
    }

    @Test(arguments: [
        "fling 3000\ncontent nan\nrest", "fling 3000\noffset nan\nrest", "animate 500\nframe nan\nrest",
        "fling 1000\nsafe-area 0 1e12\ncontent 1e12\nrest",
        "drag 10 over 0.1\ncontent inf\nlift\ncontent 2000\nrest", "touch\nframe -1\ncancel\nframe 600\nrest",
    ])
    func `a session comes to an end whatever becomes of the scroll view`(actions: String) throws {
        let file = try ScenarioFile(
            parsing: "scenario 1\nheights 1 2 3\nbind frame 600 content 2000 offset 0\n\(actions)\n")
        let played = Trace(of: file.session, on: .hardened)
        #expect(played.scenario.events.count < 200 && !played.isCut)
        #expect(Reproduction(file.session, on: .hardened).counterexamples.map(\.text) == [])
    }

    @Test func `a session that is too long is cut, and not held to how it ends`() throws {
        let session = try Self.session().with(
            actions: Array(repeating: [.drag(by: 10, over: 0.1), .lift, .rest], count: 3_000).flatMap { $0 })
        // What a session has to be at its end is stated by the invariants of sessions.
        let reproduction = Reproduction(session, on: .hardened, invariants: Catalogue.sessions)
        #expect(reproduction.trace.isCut && reproduction.trace.count == 20_001)
        #expect(reproduction.counterexamples.map(\.text) == [])
        let cut = "(of the session no more than 20000 events and frames are played)"
        #expect(reproduction.text.contains("steps shown)\n  \(cut)"))
    }

    @Test func `waiting for what stands takes no time, and dragging against an edge not for ever`() throws {
        let waiting = try Self.session().with(actions: Array(repeating: .pause(10), count: 100_000))
        #expect(!Trace(of: waiting, on: .hardened).isCut)
        let dragging = try Self.session().with(
            actions: [.event(.bounces(false))] + Array(repeating: .drag(by: -80, over: 10), count: 1_000))
        #expect(Trace(of: dragging, on: .hardened).isCut)
    }

    @Test func `no frame of a drag is so short that the finger seems to fly`() throws {
        let session = Session(
            heights: BarHeights(compact: 100, normal: 200, expanded: 300),
            scrollView: try ScrollViewGeometry(
                frameHeight: 600, contentHeight: 200_000, contentOffset: 5_000),
            actions: [.drag(by: 40.0004, over: 0.100_000_003), .lift])
        guard case .release(let release)? = Trace(of: session, on: .hardened).scenario.events.last else {
            Issue.record("no release")
            return
        }
        #expect(abs(release.velocity - 400) < 0.5)
    }

    @Test func `the hardened bar keeps every invariant under fingers`() {
        let report = SessionVerifier(.hardened).run(cases: 150, seed: 1)
        #expect(report.counterexamples.map(\.text) == [])
        #expect(report.cases == 150)
    }

    @Test func `a minimum of the published bar is a few actions, and its token shows it again`() throws {
        let invariants = try Catalogue.invariants(["F1"])
        let report = SessionVerifier(.published, invariants: invariants).run(
            SearchSettings(cases: 200, seed: 1))
        let found = try #require(report.counterexamples.first)
        // Every session ends with a lift and a rest.
        #expect(found.counterexample.eventCount <= 2 + 2)
        let again = try Reproduction(token: "\(found.token)")
        #expect(again.counterexamples.map(\.text) == [found.counterexample.text])
        let file = try Reproduction(scenarioFile: found.counterexample.file.text)
        #expect(file.counterexamples.map(\.text) == [found.counterexample.text])
    }
}
