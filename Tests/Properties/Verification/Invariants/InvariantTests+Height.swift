import AirBarModel
import Testing
import TestSupport
import Verification

/// How the height of a bar comes from the content that does not follow its movement: K1 to K6, and S23.
extension InvariantTests {
    @Test func `K1 demands the same height at a place, whichever way the content came`() throws {
        let scenario = try scenario([.contentOffset(1000), .contentOffset(990)])
        func holds(_ makeBar: @escaping @Sendable (BarConfiguration) -> any Bar) -> Bool {
            let definition = BarDefinition("mine", kind: .collapsing, makeBar: makeBar)
            return Invariant.samePlaceSameHeight.violation(in: scenario, by: definition) == nil
        }
        #expect(holds { CollapsingBar($0) } && !holds { HidingBar($0) })
    }

    @Test func `K2 demands both heights where they belong, and says nothing in between`() throws {
        func finds(_ height: Double, at contentOffset: Double, kind: BarKind = .collapsing) throws -> Bool {
            try VerificationTests.finds(
                .bothEndsAttained, [.at(100, top: 200), .at(height, top: 200)],
                .contentOffset(contentOffset), at: 0, kind: kind)
        }
        #expect(try !finds(200, at: -200) && !finds(200 - rounding, at: -200))
        #expect(try finds(200 - hair, at: -200) && finds(200 + hair, at: -200))
        #expect(try !finds(100, at: -100 + hair) && finds(100 + hair, at: -100 + hair))
        #expect(try !finds(200, at: -100 - hair) && finds(100, at: -125 - hair) && !finds(100, at: -125))
        #expect(try !finds(150, at: -1, kind: .parallax(travel: 2)))
        #expect(try finds(150, at: 1, kind: .parallax(travel: 2)))
        #expect(try !finds(300, at: -201, kind: .stretchy))
    }

    @Test func `K2 lets a bar follow content beyond its end`() throws {
        // The end is at −127, 73 points from the top.
        let short = try view(at: -200, content: 473)
        func finds(at contentOffset: Double) throws -> Bool {
            try VerificationTests.finds(
                .bothEndsAttained, [.at(200, top: 200), .at(100, top: 200)], .contentOffset(contentOffset),
                on: short, kind: .stretchy)
        }
        #expect(try !finds(at: -100) && !finds(at: -125) && finds(at: -126))
    }

    @Test func `K2 lets a bar take a refresh control for content or not`() throws {
        let refreshing = try ScrollViewGeometry(
            frameHeight: 600, contentHeight: 2000, contentOffset: 0,
            barInset: ContentInset(top: 200, bottom: 0), refreshInset: 60)
        func finds(_ height: Double, at contentOffset: Double) throws -> Bool {
            try VerificationTests.finds(
                .bothEndsAttained, [.at(100, top: 200), .at(height, top: 200)],
                .contentOffset(contentOffset), on: refreshing, kind: .stretchy)
        }
        #expect(try !finds(200, at: -260) && !finds(260, at: -260) && finds(199, at: -260))
        #expect(try !finds(160, at: -160) && !finds(100, at: -160) && finds(160, at: -99))
    }

    @Test func `K3 allows the two heights and none between`() throws {
        func finds(_ cue: ScriptedBar.Cue) throws -> Bool {
            try VerificationTests.finds(
                .switchesAsAWhole, [.at(200), cue], .contentOffset(0), kind: .switches(after: 10))
        }
        #expect(try !finds(.at(200)) && !finds(.at(100)))
        #expect(try finds(.at(150)) && finds(.at(100.0.nextUp)))
    }

    /// Whether K4 or K5 finds something in scrolls from 500, at each of which the bar has a height.
    private func finds(
        _ invariant: Invariant, _ scrolls: [(to: Double, height: Double)], from start: Double = 500,
        below: Double = 0
    ) throws -> Bool {
        let bound = scrolls.first?.height ?? 200
        let definition = BarDefinition("scripted", kind: .switches(after: 10, below: below)) {
            ScriptedBar($0, [.at(bound, top: 200)] + scrolls.map { .at($0.height, top: 200) })
        }
        let scenario = try scenario(scrolls.map { .contentOffset($0.to) }, on: view(at: start))
        return invariant.violation(in: scenario, by: definition) != nil
    }

    @Test func `K4 demands that a scroll down hides the bar, measured from after its first step`() throws {
        #expect(try !finds(.shownByDirection, [(501, 200), (511, 200)]))
        #expect(try finds(.shownByDirection, [(501, 200), (511.25, 200)]))
        #expect(try !finds(.shownByDirection, [(501, 200), (511.25, 100)]))
        #expect(try finds(.shownByDirection, [(490, 200), (520, 200), (531, 200)]))
        #expect(try !finds(.shownByDirection, [(490, 200), (520, 200), (531, 100)]))
        #expect(try !finds(.shownByDirection, [(501, 200), (512, 200)], below: 714))
    }

    @Test func `K4 and K5 let rounding decide about the distance from the top only where sums are exact`()
        throws
    {
        let room = 501.1 + 200
        #expect(try finds(.shownByDirection, [(501, 200), (512, 200)], below: 701))
        #expect(try !finds(.shownByDirection, [(501.1, 200), (512, 200)], from: 500.1, below: room))
        #expect(try finds(.shownByDirection, [(501.1, 200), (512, 200)], from: 500.1, below: room - hair))
        #expect(try finds(.tremorIgnored, [(520, 100), (511, 200)], below: 711))
        #expect(try !finds(.tremorIgnored, [(520, 100), (511.1, 200)], below: room + 10))
        #expect(try finds(.tremorIgnored, [(520, 100), (511.1, 200)], below: room + 10 - hair))
    }

    @Test func `K4 demands that a scroll up shows the bar, and at the top at once`() throws {
        #expect(try !finds(.shownByDirection, [(499, 100), (489, 100)]))
        #expect(try finds(.shownByDirection, [(499, 100), (488.75, 100)]))
        #expect(try !finds(.shownByDirection, [(499, 100), (488.75, 200)]))
        #expect(try finds(.shownByDirection, [(-200, 100)]))
        #expect(try !finds(.shownByDirection, [(-200, 200)]))
        // Near the top a hidden bar would leave a gap.
        #expect(try !finds(.shownByDirection, [(-150, 200), (-120, 200), (-110, 200)], from: -180))
    }

    @Test func `K5 forbids that a tremor or the wrong direction switches the bar`() throws {
        #expect(try finds(.tremorIgnored, [(520, 100), (511, 200)]))
        #expect(try !finds(.tremorIgnored, [(520, 100), (510, 200)]))
        #expect(try finds(.tremorIgnored, [(520, 100), (530, 200)]))
        #expect(try !finds(.tremorIgnored, [(520, 100), (511, 100)]))
        // Before the content turns for the first time nobody knows where the bar began to measure.
        #expect(try !finds(.tremorIgnored, [(501, 100), (502, 100)]))
    }

    @Test func `K5 forbids that a scroll hides the bar nearer to the top than its kind says`() throws {
        let scrolls: [(to: Double, height: Double)] = [(490, 200), (520, 100)]
        #expect(try finds(.tremorIgnored, scrolls, below: 720.5))
        #expect(try !finds(.tremorIgnored, scrolls, below: 720))
        #expect(try !finds(.tremorIgnored, [(520, 100), (490, 200)], below: 800))
    }

    @Test
    func `S10 and S11 let a bar that switches be shown near the top, and no farther than its kind says`()
        throws
    {
        let down: [(to: Double, height: Double)] = [(520, 100), (521, 200)]
        let repeated: [(to: Double, height: Double)] = [(520, 100), (520, 200)]
        #expect(try !finds(.neverAgainst, down, below: 722) && finds(.neverAgainst, down, below: 721))
        #expect(try !finds(.onlyVertical, repeated, below: 721) && finds(.onlyVertical, repeated, below: 720))
    }

    @Test func `K5 finds that a bounce at the end shows the bar`() throws {
        #expect(try finds(.tremorIgnored, [(1390, 100), (1420, 100), (1405, 200)], from: 1300))
        #expect(try !finds(.tremorIgnored, [(1390, 100), (1420, 100), (1380, 200)], from: 1300))
    }
}
