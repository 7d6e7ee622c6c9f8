import Motion
import Testing

@Suite struct PaneTests {
    private func pane(_ state: PaneState = .closed, form: PaneForm = .handMade) throws -> Pane {
        try Pane(open: 100, closed: 500, in: state, spring: form.spring(.hardened))
    }

    @Test(arguments: PaneForm.allCases, [1.0 / 120, 1.0 / 60, 1.0 / 30, 0.1, 1])
    func `a tap opens it, in any form and at any frame rate`(form: PaneForm, frame: Double) throws {
        var pane = try pane(form: form)
        pane.tap()
        #expect(pane.position == 500 && pane.velocity == 0 && pane.phase == .moving)
        var seconds = 0.0
        while !pane.advance(by: frame) && seconds < 10 { seconds += frame }
        #expect(pane.position == 100 && pane.velocity == 0 && pane.state == .open && seconds < 1)
    }

    @Test(
        arguments: [
            (0.0, PaneState.closed), (-0.0, .closed), (1, .closed), (-1, .open), (.nan, .closed),
            (-.infinity, .closed),
        ])
    func `it goes where it is thrown, and closes if it is not`(velocity: Double, state: PaneState) throws {
        for start in PaneState.allCases {
            var pane = try pane(start)
            pane.touch()
            pane.release(velocity: velocity)
            #expect(pane.state == state && pane.position == pane.position(in: start))
            #expect(pane.velocity == (velocity.isFinite ? velocity : 0))
        }
    }

    @Test func `it is caught in mid-flight, dragged, and thrown from there`() throws {
        var pane = try pane()
        pane.tap()
        pane.advance(by: 0.1)
        let position = pane.position
        #expect(position < 500 && pane.velocity < 0)
        pane.touch()
        #expect(pane.position == position && pane.velocity == 0 && pane.phase == .held)
        pane.advance(by: 1)
        #expect(pane.position == position)
        pane.drag(by: 25)
        #expect((pane.position - position - 25).magnitude < 1e-12)
        pane.release(velocity: 800)
        #expect(pane.state == .closed && pane.velocity == 800)
        #expect((pane.position - position - 25).magnitude < 1e-12)
    }

    @Test func `a tap in mid-flight turns it round without a jerk`() throws {
        var pane = try pane()
        pane.tap()
        pane.advance(by: 0.1)
        let (position, velocity) = (pane.position, pane.velocity)
        pane.tap()
        #expect(pane.state == .closed && pane.velocity == velocity)
        #expect((pane.position - position).magnitude < 1e-12)
    }

    @Test func `what no finger does has no effect`() throws {
        var pane = try pane()
        pane.drag(by: 50)
        pane.release(velocity: -100)
        #expect(pane.position == 500 && pane.phase == .resting)
        pane.touch()
        pane.drag(by: .nan)
        pane.drag(by: 0x1p40)
        #expect(pane.position == 500)
    }

    @Test(arguments: [0, -1, .nan, .infinity])
    func `a frame that lasts no time moves nothing`(frame: Double) throws {
        var pane = try pane()
        pane.tap()
        let hasArrived = pane.advance(by: frame)
        #expect(!hasArrived && pane.position == 500 && pane.phase == .moving)
    }

    @Test(arguments: [(100.0, 100.0), (100, 50), (.nan, 1), (0, .nan), (0, .infinity), (-0x1p40, 0)])
    func `a pane that cannot close below where it opens does not exist`(open: Double, closed: Double) {
        #expect(throws: InvalidValue.self) {
            try Pane(open: open, closed: closed, in: .open, spring: HandMadeSpring.published.exact)
        }
    }

    @Test func `made by hand, it jumps as it comes to rest`() throws {
        var pane = try Pane(
            open: 100, closed: 500, in: .closed, spring: HandMadeSpring.published.exact,
            springs: .published)
        pane.tap()
        var previous = pane.position
        for _ in 0..<1_000 where pane.phase == .moving {
            previous = pane.position
            pane.advance(by: 1.0 / 30)
        }
        #expect(pane.position == 100 && (previous - 100).magnitude > SpringRules.restDistance)
    }
}
