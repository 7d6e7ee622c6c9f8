import AirBarModel
import Motion
import Testing
import TestSupport
import Verification

/// Every invariant against a bar that does as it is told: what just keeps it, and what just does not.
///
/// Here are those about what may be at all: the bounds, the numbers, the heights; the other sections of the catalogue
/// are in files of their own.
@Suite struct InvariantTests {
    @Test func `S1 allows the bounds and nothing beyond them`() throws {
        #expect(try !finds(.bounds, [.at(100), .at(200), .at(300, open: true)], .idle, .idle))
        #expect(try finds(.bounds, [.at(100), .at(100.0.nextDown)], .idle))
        #expect(try finds(.bounds, [.at(200), .at(200.0.nextUp)], .idle))
        #expect(try finds(.bounds, [.at(200), .at(300.0.nextUp, open: true)], .idle))
    }

    @Test func `S1 looks at every state that is reported`() throws {
        #expect(try !finds(.bounds, [.at(200), .at(200, flash: 150)], .idle))
        #expect(try finds(.bounds, [.at(200), .at(200, flash: 200.0.nextUp)], .idle))
        #expect(try finds(.bounds, [.at(200), .at(200, flash: 100.0.nextDown)], .idle))
    }

    @Test(arguments: [
        BarEvent.contentOffset(.nan), .contentOffset(0x1p40), .scroll(.set, to: -0x1p40),
        .contentHeight(-1), .frameHeight(.infinity), .refreshInset(-1),
        .safeArea(ContentInset(top: 0, bottom: -1)), .release(Release(velocity: .nan, rest: 0)),
    ])
    func `S2 allows nothing to happen on input to be refused`(event: BarEvent) throws {
        #expect(try !finds(.finite, [.at(150), .at(150)], event))
        #expect(try finds(.finite, [.at(150), .at(150.0.nextUp)], event))
        #expect(try finds(.finite, [.at(150), .at(150, open: true)], event))
        #expect(try finds(.finite, [.at(150), .at(150, command: -200)], event))
        #expect(try finds(.finite, [.at(150), .at(150, target: -200)], event))
        #expect(try !finds(.finite, [.at(150), .at(150, refused: 1)], event))
        #expect(try finds(.finite, [.at(150), .at(150, top: 201)], event))
        #expect(try finds(.finite, [.at(150), .at(150, bottom: 1)], event))
        #expect(try finds(.finite, [.at(150), .at(150, indicator: 150)], event))
    }

    @Test(arguments: [
        BarEvent.contentOffset(0x1p40.nextDown), .scroll(.set, to: -0x1p40.nextDown), .contentHeight(0),
        .refreshInset(.leastNonzeroMagnitude), .idle,
    ])
    func `S2 allows anything finite on input that can be computed with`(event: BarEvent) throws {
        #expect(try !finds(.finite, [.at(150), .at(1e300, open: true, command: 5)], event))
        #expect(try finds(.finite, [.at(150), .at(150, refused: 1)], event))
    }

    @Test(arguments: [
        ScriptedBar.Cue.at(.nan), .at(.infinity), .at(200, flash: -.infinity), .at(200, command: .nan),
        .at(200, target: .infinity), .at(200, top: .nan), .at(200, bottom: .infinity),
        .at(200, indicator: .infinity), .at(200, progress: .nan),
    ])
    func `S2 allows no output that is not finite`(cue: ScriptedBar.Cue) throws {
        #expect(try finds(.finite, [.at(200), cue], .idle))
        #expect(try finds(.finite, [cue]))
        // What comes after means nothing: every other invariant is blind to it.
        for invariant in Catalogue.all where invariant.id != "S2" && invariant.section != .metamorphic {
            #expect(try !finds(invariant, [.at(200), cue], .idle), "\(invariant.id)")
        }
    }

    private func findsOrder(_ compact: Double, _ normal: Double, _ expanded: Double, isAccepted: Bool) throws
        -> Bool
    {
        let heights = BarHeights(compact: compact, normal: normal, expanded: expanded)
        let definition = BarDefinition("scripted", accepts: { _ in isAccepted }) { ScriptedBar($0, []) }
        let scenario = try scenario([.idle], heights: heights)
        return Invariant.orderedHeights.violation(in: scenario, by: definition) != nil
    }

    @Test(arguments: [
        (0.0, 0.0, 0.0), (7, 7, 7), (100, 200, 300), (0, 0, 0x1p40.nextDown), (-0.0, 0, 0),
    ])
    func `S3 asks for a bar of ordered heights`(compact: Double, normal: Double, expanded: Double) throws {
        #expect(try !findsOrder(compact, normal, expanded, isAccepted: true))
        #expect(try findsOrder(compact, normal, expanded, isAccepted: false))
    }

    @Test(arguments: [
        (7.0, 7.0.nextDown, 9.0), (7, 9, 9.0.nextDown), (-.leastNonzeroMagnitude, 0, 0), (0, 0, 0x1p40),
        (.nan, 1, 2), (0, .nan, 2), (0, 1, .infinity),
    ])
    func `S3 asks for no bar of any others`(compact: Double, normal: Double, expanded: Double) throws {
        #expect(try !findsOrder(compact, normal, expanded, isAccepted: false))
        #expect(try findsOrder(compact, normal, expanded, isAccepted: true))
    }

    @Test func `S4 allows an expanded bar only where it is available`() throws {
        #expect(try !finds(.expandedMeansAvailable, [.at(200), .at(200)], .idle))
        #expect(try !finds(.expandedMeansAvailable, [.at(200), .at(200.0.nextUp, open: true)], .idle))
        #expect(try finds(.expandedMeansAvailable, [.at(200), .at(200.0.nextUp)], .idle))
    }

    @Test func `S17 allows no movement on a binding`() throws {
        #expect(try !finds(.viewSwap, [.at(200), .at(150), .at(150)], .contentOffset(-150), .swap))
        #expect(try finds(.viewSwap, [.at(200), .at(150), .at(150.0.nextUp)], .contentOffset(-150), .swap))
        #expect(try finds(.viewSwap, [.at(200.0.nextDown)]))
    }

    @Test func `S17 counts the first scroll on a view in full, and leaves the others alone`() throws {
        #expect(try !finds(.viewSwap, [.at(200), .at(150 + rounding)], .contentOffset(-150)))
        #expect(try finds(.viewSwap, [.at(200), .at(150 + hair)], .contentOffset(-150)))
        #expect(try finds(.viewSwap, [.at(200), .at(200)], .contentOffset(-150)))
        #expect(
            try !finds(
                .viewSwap, [.at(200), .at(150), .at(150)], .contentOffset(-150), .contentOffset(-140)))
        #expect(
            try finds(
                .viewSwap, [.at(200), .at(150), .at(150), .at(150)], .contentOffset(-150), .swap,
                .contentOffset(-140)))
    }

    @Test func `S20 allows states to be called equal that agree in offset and availability`() throws {
        let tell = Invariant.honestEquality
        #expect(try !finds(tell, [.at(200), .at(200)], .idle, isBlind: true))
        #expect(try finds(tell, [.at(200), .at(200.0.nextDown)], .idle, isBlind: true))
        #expect(try !finds(tell, [.at(200), .at(200.0.nextDown)], .idle))
        #expect(try finds(tell, [.at(200), .at(200, open: true)], .idle, isBlind: true))
        #expect(try !finds(tell, [.at(200), .at(200, open: true)], .idle))
        // Availability of nothing more makes no difference to anybody.
        #expect(try !finds(tell, [.at(200), .at(200, open: true)], .idle, expanded: 200, isBlind: true))
        #expect(
            try finds(tell, [.at(200), .at(200, open: true)], .idle, expanded: 200.0.nextUp, isBlind: true))
    }

    @Test func `S17 asks for a view that is scrolled beneath a bar that is not open to stay`() throws {
        #expect(
            try finds(.viewSwap, [.at(200, command: -200)], at: 1) && !finds(.viewSwap, [.at(200)], at: 1))
    }

    @Test func `S17 asks for a view at its own top or above to be scrolled to the bar`() throws {
        for contentOffset in [0.0, -1, -150, -500] {
            #expect(try finds(.viewSwap, [.at(200)], at: contentOffset))
            #expect(try !finds(.viewSwap, [.at(200, command: -200)], at: contentOffset))
            #expect(try finds(.viewSwap, [.at(200, command: -200 + hair)], at: contentOffset))
        }
    }

    @Test(arguments: [
        (Invariant.viewSwap, false, [ScriptedBar.Cue.at(200)], nil),
        (.contentInRange, true, [.at(150), .at(200)], BarEvent.idle),
        (.expandRoundTrip, true, [.at(250, open: true), .at(200)], .expand(false)),
    ])
    func `a snap and a request for a height move the content in an animation, a binding at once`(
        invariant: Invariant, isAnimated: Bool, cues: [ScriptedBar.Cue], event: BarEvent?
    ) throws {
        for animated in [false, true] {
            var cues = cues
            cues[cues.count - 1].command = -200
            cues[cues.count - 1].isAnimated = animated
            let found =
                try event.map { try finds(invariant, cues, $0, at: -150) }
                ?? finds(invariant, cues, at: -200)
            #expect(found == (animated != isAnimated), "\(animated)")
        }
    }

    @Test func `S20 asks for clients to be told last how the bar is`() throws {
        #expect(
            try finds(
                .honestEquality, [.at(200), .at(200, untold: true), .at(150, untold: true)], .idle, .idle))
        #expect(try !finds(.honestEquality, [.at(200), .at(200, untold: true), .at(150)], .idle, .idle))
    }

    @Test func `S20 asks for clients to be told last what is available`() throws {
        let told = Invariant.honestEquality
        #expect(try finds(told, [.at(200), .at(200, open: true, untold: true)], .idle))
        // The report is of the state before the availability changes.
        #expect(try finds(told, [.at(200), .at(200, open: true, flash: 200, untold: true)], .idle))
        #expect(try !finds(told, [.at(200), .at(200, open: true, flash: 200)], .idle))
    }

    @Test func `S20 allows a report of where a lost notification would have taken the bar`() throws {
        func finds(_ flash: Double) throws -> Bool {
            try VerificationTests.finds(
                .honestEquality, [.at(200), .at(200, flash: flash)], .lostContentOffset(-150), .idle)
        }
        #expect(try !finds(150) && !finds(200) && finds(150 - hair) && finds(200 + hair))
    }

    @Test func `S20 allows reports of states on the way only`() throws {
        func finds(_ flash: Double) throws -> Bool {
            try VerificationTests.finds(
                .honestEquality, [.at(200), .at(150, flash: flash)], .contentOffset(-150))
        }
        #expect(try !finds(150) && !finds(180) && !finds(200))
        #expect(try finds(200 + hair) && finds(150 - hair) && !finds(150 - rounding))
    }
}

extension BarEvent {
    /// Another view is bound, which is scrolled to −150.
    static let swap: BarEvent = {
        guard let geometry = try? view(at: -150) else { return .idle }
        return .scrollView(geometry)
    }()
    /// One event of each kind, which leaves the content where it is if it is no scroll.
    static let oneOfEachKind: [BarEvent] = [
        .contentOffset(490), .scroll(.set, to: 490), .scrollToTop, .horizontalScroll, .lostContentOffset(490),
        .pan(.began), .pan(.changed), .pan(.ended), .pan(.cancelled), .pan(.failed),
        .release(Release(velocity: 300, rest: 490)), .idle, .contentHeight(2000), .frameHeight(600),
        .safeArea(.zero), .refreshInset(0), .bounces(true), .swap, .expand(true), .expand(false),
    ]
}
