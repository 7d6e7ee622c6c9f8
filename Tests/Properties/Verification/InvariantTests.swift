import AirBarModel
import Testing
import Verification

/// Every invariant against a bar that does as it is told: one trace that keeps it, and one that just does not.
@Suite struct InvariantTests {
    /// A bar that shows what a script says, event by event, and claims to snap where it says so.
    private struct Puppet: Bar {
        struct Cue: Hashable {
            var height: Double
            var isExpandedStateAvailable = false
            var snapsTo: Double?
            /// A height that is reported and taken back.
            var flashes: Double?
        }

        var state: BarState
        var cues: ArraySlice<Cue>

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            guard let cue = cues.popFirst() else { return }
            if let height = cue.flashes {
                var flash = state
                flash.offset = -height
                host.report(flash)
            }
            state.offset = -cue.height
            state.isExpandedStateAvailable = cue.isExpandedStateAvailable
            host.setContentInset(ContentInset(top: -state.lowestOffset, bottom: 0))
            host.report(state)
            if let height = cue.snapsTo { host.reportSnap(to: -height) }
        }
    }

    /// Whether the invariant finds something in a trace in which a bar of 100, 200 and 300 points, on a view whose
    /// end is 1400, shows heights: the first after binding, the others after the events.
    private func finds(
        _ id: String, _ cues: [Puppet.Cue], _ events: BarEvent..., bindingAt contentOffset: Double = -200
    ) throws -> Bool {
        let configuration = try BarConfiguration(compact: 100, normal: 200, expanded: 300)
        let geometry = try ScrollGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: contentOffset)
        let scenario = Scenario(configuration: configuration, scrollView: geometry, events: events)
        let rules = BarRules("puppet") { Puppet(state: BarState($0), cues: cues[...]) }
        return try Catalogue.invariant(id).check(Trace(of: scenario, on: rules)) != nil
    }

    private func cue(_ height: Double, open: Bool = false, snapsTo: Double? = nil) -> Puppet.Cue {
        Puppet.Cue(height: height, isExpandedStateAvailable: open, snapsTo: snapsTo)
    }

    @Test func `S1 allows the bounds and nothing beyond them`() throws {
        #expect(try !finds("S1", [cue(100), cue(200), cue(300, open: true)], .idle, .idle))
        #expect(try finds("S1", [cue(100), cue(100.0.nextDown)], .idle))
        #expect(try finds("S1", [cue(200), cue(200.0.nextUp)], .idle))
        #expect(try finds("S1", [cue(200), cue(300.0.nextUp, open: true)], .idle))
        #expect(try finds("S1", [cue(200), cue(.nan)], .idle))
    }

    @Test func `S1 looks at every state that is reported`() throws {
        #expect(try finds("S1", [cue(200), Puppet.Cue(height: 200, flashes: 201)], .idle))
        #expect(try !finds("S1", [cue(200), Puppet.Cue(height: 200, flashes: 150)], .idle))
    }

    @Test func `N1 and N2 take a bar that does not report its snaps at its deeds`() throws {
        #expect(try finds("N1", [cue(150), cue(160)], .pan(.ended)))
        #expect(try !finds("N1", [cue(150), cue(150)], .pan(.ended)))
        #expect(try !finds("N1", [cue(150), cue(160)], .pan(.changed)))
        #expect(try finds("N2", [cue(190), cue(100)], .pan(.ended), bindingAt: 0))
        #expect(try !finds("N2", [cue(190), cue(200)], .pan(.ended), bindingAt: 0))
    }

    @Test func `S5 is not blinded by an offset that nobody can compute with`() throws {
        for offset in [Double.nan, 1e300] {
            #expect(
                try finds("S5", [cue(200), cue(200), cue(210)], .contentOffset(offset), .contentOffset(500)))
        }
    }

    @Test func `S4 allows an expanded bar only where it is available`() throws {
        #expect(try !finds("S4", [cue(200), cue(200)], .idle))
        #expect(try !finds("S4", [cue(200), cue(201, open: true)], .idle))
        #expect(try finds("S4", [cue(200), cue(201)], .idle))
    }

    @Test func `S5 allows the bar to open at the top, within 5 points, or by expand`() throws {
        let opens = [cue(200, open: true), cue(210, open: true)]
        #expect(try !finds("S5", opens, .contentOffset(-210)))
        #expect(try !finds("S5", opens, .contentOffset(-195)))
        #expect(try finds("S5", opens, .contentOffset(-194)))
        #expect(try !finds("S5", opens, .expand(true), bindingAt: 500))
        #expect(try finds("S5", opens, .expand(false), bindingAt: 500))
        #expect(try !finds("S5", [cue(210, open: true), cue(220, open: true)], .contentOffset(0)))
    }

    @Test func `S7 allows no movement beyond an edge`() throws {
        #expect(try !finds("S7", [cue(150), cue(150)], .contentOffset(-250)))
        #expect(try finds("S7", [cue(150), cue(151)], .contentOffset(-250)))
        #expect(try finds("S7", [cue(150), cue(150), cue(151)], .contentOffset(1400), .contentOffset(1401)))
        #expect(try !finds("S7", [cue(150), cue(150), cue(151)], .contentOffset(1401), .contentOffset(1399)))
    }

    @Test func `S8 counts the part within the edges of a movement across one`() throws {
        let events: [BarEvent] = [.contentOffset(-100), .contentOffset(1390), .contentOffset(1420)]
        #expect(try !finds("S8", [cue(200), cue(150), cue(120), cue(110)], events[0], events[1], events[2]))
        #expect(try finds("S8", [cue(200), cue(150), cue(120), cue(100)], events[0], events[1], events[2]))
        #expect(try finds("S8", [cue(200), cue(150), cue(120), cue(120)], events[0], events[1], events[2]))
    }

    @Test func `S8 leaves the first scroll after a binding alone`() throws {
        #expect(try !finds("S8", [cue(200), cue(200)], .contentOffset(1420)))
    }

    @Test func `N1 allows a snap to a supported detent`() throws {
        #expect(try !finds("N1", [cue(150), cue(100, snapsTo: 100)], .pan(.ended)))
        #expect(try !finds("N1", [cue(250, open: true), cue(300, open: true, snapsTo: 300)], .pan(.ended)))
        #expect(try finds("N1", [cue(250), cue(300, open: true, snapsTo: 300)], .pan(.ended)))
        #expect(try finds("N1", [cue(150), cue(150, snapsTo: 150)], .pan(.ended)))
    }

    @Test func `N2 allows a snap to the nearest detent, of two the smaller bar`() throws {
        #expect(try !finds("N2", [cue(149), cue(100, snapsTo: 100)], .pan(.ended), bindingAt: 0))
        #expect(try finds("N2", [cue(149), cue(200, snapsTo: 200)], .pan(.ended), bindingAt: 0))
        #expect(try !finds("N2", [cue(150), cue(100, snapsTo: 100)], .pan(.ended), bindingAt: 0))
        #expect(try finds("N2", [cue(150), cue(200, snapsTo: 200)], .pan(.ended), bindingAt: 0))
    }

    @Test func `N2 measures from the content where there is a gap above it`() throws {
        #expect(try finds("N2", [cue(149), cue(100, snapsTo: 100)], .pan(.ended), bindingAt: -190))
        #expect(try !finds("N2", [cue(149), cue(200, snapsTo: 200)], .pan(.ended), bindingAt: -190))
    }

    @Test(arguments: [BarEvent.pan(.ended), .pan(.cancelled), .pan(.failed), .idle])
    func `L1 asks for a detent when the input stops`(event: BarEvent) throws {
        #expect(try !finds("L1", [cue(150), cue(100)], event))
        #expect(try !finds("L1", [cue(150), cue(300, open: true)], event))
        #expect(try !finds("L1", [cue(150), cue(100.5)], event))
        #expect(try finds("L1", [cue(150), cue(101)], event))
        #expect(try finds("L1", [cue(150), cue(300)], event))
    }

    @Test(arguments: [
        BarEvent.pan(.began), .pan(.changed), .pan(.possible), .contentOffset(0), .expand(true),
    ])
    func `L1 asks for nothing while the input goes on`(event: BarEvent) throws {
        #expect(try !finds("L1", [cue(150), cue(150)], event))
    }

    @Test func `identifiers are unique and every invariant says what, why and where`() {
        #expect(Set(Catalogue.all.map(\.id)).count == Catalogue.all.count)
        for invariant in Catalogue.all {
            #expect(!invariant.statement.isEmpty && !invariant.reason.isEmpty && !invariant.origin.isEmpty)
        }
    }

    @Test func `an unknown identifier is refused with the known ones`() {
        let error = #expect(throws: UnknownName.self) { try Catalogue.invariants(["S1", "S99"]) }
        #expect(error?.description == "unknown invariant S99, expected one of S1, S4, S5, S7, S8, N1, N2, L1")
    }
}
