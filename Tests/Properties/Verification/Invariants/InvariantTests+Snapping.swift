import AirBarModel
import Motion
import Testing
import TestSupport
import Verification

/// What a snap may do: N1 to N6.
extension InvariantTests {
    @Test func `N1 allows a snap to a supported detent, or as close as nobody sees`() throws {
        func finds(_ cue: ScriptedBar.Cue, from start: ScriptedBar.Cue = .at(150)) throws -> Bool {
            try VerificationTests.finds(.supportedSnap, [start, cue], .pan(.ended))
        }
        #expect(try !finds(.at(100, snap: 100)) && !finds(.at(200, snap: 200)) && finds(.at(150, snap: 150)))
        #expect(try !finds(.at(100, snap: 100.5)) && finds(.at(100, snap: 100.5.nextUp)))
        let open = ScriptedBar.Cue.at(250, open: true)
        #expect(try !finds(.at(300, open: true, snap: 300), from: open))
        #expect(try finds(.at(300, open: true, snap: 300), from: .at(250)))
    }

    @Test func `N1 and N2 infer the snaps of a bar that reports none`() throws {
        #expect(try finds(.supportedSnap, [.at(150), .at(160)], .pan(.ended)))
        #expect(try !finds(.supportedSnap, [.at(150), .at(150)], .pan(.ended)))
        #expect(try finds(.supportedSnap, [.at(150), .at(150, command: 0)], .pan(.ended)))
        #expect(try !finds(.supportedSnap, [.at(150), .at(160)], .pan(.changed)))
        #expect(try finds(.nearestSnap, [.at(190), .at(100)], .pan(.ended), at: 0))
        #expect(try !finds(.nearestSnap, [.at(190), .at(200)], .pan(.ended), at: 0))
    }

    @Test func `N1 and N2 leave a title alone whose content is too short for it to become compact`() throws {
        /// Whether a snap to a height is found where the end of the content is a distance from its top.
        func finds(_ height: Double, end: Double) throws -> Bool {
            let cues: [ScriptedBar.Cue] = [
                .at(200, top: 200), .at(140, top: 200),
                .at(height, command: -height, top: 200),
            ]
            let short = try view(at: -200, content: 400 + end)
            return try [Invariant.supportedSnap, .nearestSnap].contains { invariant in
                try VerificationTests.finds(
                    invariant, cues, .contentOffset(-140), .pan(.ended), on: short, expanded: 200,
                    kind: .largeTitle.without(.contentFilling))
            }
        }
        #expect(try !finds(101, end: 99) && !finds(200, end: 99))
        #expect(try finds(101, end: 100) && finds(200, end: 100) && !finds(100, end: 100))
    }

    @Test func `N1 and N2 leave alone what was not told, and what is to be refused`() throws {
        let wrong: [ScriptedBar.Cue] = [.at(150), .at(150, snap: 150)]
        #expect(try !finds(.supportedSnap, wrong, .lostContentOffset(-100), .pan(.ended)))
        #expect(try !finds(.supportedSnap, wrong, .contentOffset(.nan)))
        let far: [ScriptedBar.Cue] = [.at(110), .at(200, snap: 200)]
        #expect(try !finds(.nearestSnap, far, .lostContentOffset(-100), .pan(.ended), at: 0))
        #expect(try finds(.nearestSnap, far, .pan(.ended), at: 0))
    }

    @Test func `N2 allows a snap to the nearest detent, of two the smaller bar`() throws {
        func finds(from start: Double, to detent: Double) throws -> Bool {
            try VerificationTests.finds(
                .nearestSnap, [.at(start), .at(detent, snap: detent)], .pan(.ended), at: 0)
        }
        #expect(try !finds(from: 149, to: 100) && finds(from: 149, to: 200))
        #expect(try !finds(from: 150, to: 100) && finds(from: 150, to: 200))
        #expect(try !finds(from: 151, to: 200) && finds(from: 151, to: 100))
        // Rounding decides which of two is nearer; only where it cannot is one the wrong one.
        #expect(try !finds(from: 150 + rounding / 2, to: 100) && finds(from: 150 + hair, to: 100))
    }

    @Test func `a snap is judged by what was available, and by the edges, before it`() throws {
        let open = ScriptedBar.Cue.at(250, open: true)
        #expect(try !finds(.supportedSnap, [open, .at(300, snap: 300)], .pan(.ended)))
        let cues: [ScriptedBar.Cue] = [.at(110), .at(100, snap: 100, top: 150)]
        #expect(try finds(.nearestSnap, cues, .pan(.ended), at: -190))
    }

    @Test func `N1, N2 and N6 judge a snap on any event`() throws {
        for event in BarEvent.oneOfEachKind where ![.lost, .refresh, .bind].contains(event.kind) {
            let wrong: [ScriptedBar.Cue] = [.at(110), .at(110, snap: 150)]
            #expect(try finds(.exactLanding, wrong, event, at: 0), "\(event)")
            // From elsewhere than where the bar was notified that the content is, nothing can be aimed.
            guard EventKinds.scrolls.isDisjoint(with: event.kind) || event == .horizontalScroll else {
                continue
            }
            #expect(try finds(.supportedSnap, wrong, event, at: 0), "\(event)")
            #expect(try finds(.nearestSnap, [.at(110), .at(200, snap: 200)], event, at: 0), "\(event)")
        }
    }

    @Test func `N2 measures from the content where there is a gap above it`() throws {
        func finds(at contentOffset: Double, to detent: Double) throws -> Bool {
            try VerificationTests.finds(
                .nearestSnap, [.at(110), .at(detent, snap: detent)], .pan(.ended), at: contentOffset)
        }
        #expect(try finds(at: -190, to: 100) && !finds(at: -190, to: 200))
        #expect(try !finds(at: -150, to: 100) && finds(at: -150, to: 200))
        // A bar is not opened by a gap.
        let open = [ScriptedBar.Cue.at(110, open: true), .at(300, open: true, snap: 300)]
        #expect(try VerificationTests.finds(.nearestSnap, open, .pan(.ended), at: -290))
    }

    @Test func `N3 allows nothing to happen to a bar that has snapped`() throws {
        func finds(_ cue: ScriptedBar.Cue) throws -> Bool {
            try VerificationTests.finds(.idempotentSnap, [.at(150), .at(100), cue], .pan(.ended), .idle)
        }
        #expect(try !finds(.at(100)) && finds(.at(100.0.nextUp)) && finds(.at(100, command: -200)))
    }

    @Test func `N3 does not count a touch that moves nothing, and everything else`() throws {
        let cues: [ScriptedBar.Cue] = [.at(150), .at(100), .at(100), .at(200)]
        #expect(try finds(.idempotentSnap, cues, .pan(.ended), .pan(.began), .pan(.ended)))
        for event in [BarEvent.contentOffset(-100), .contentHeight(700), .expand(false), .swap] {
            #expect(try !finds(.idempotentSnap, cues, .pan(.ended), event, .pan(.ended)))
        }
        let told: [ScriptedBar.Cue] = [.at(150), .at(100), .at(200)]
        #expect(try !finds(.idempotentSnap, told, .pan(.ended), .lostContentOffset(-150), .idle))
        // A bar that heard of a movement only at the stop may have snapped to where the content was.
        #expect(try !finds(.idempotentSnap, told, .lostContentOffset(-150), .pan(.ended), .idle))
        let fling = BarEvent.release(Release(velocity: 300, rest: 0))
        #expect(try !finds(.idempotentSnap, told, .pan(.ended), fling))
        let slow = BarEvent.release(Release(velocity: 300.0.nextDown, rest: 0))
        #expect(try finds(.idempotentSnap, told, .pan(.ended), slow))
    }

    @Test func `N3 does not count a bar that a touch has moved`() throws {
        let cues: [ScriptedBar.Cue] = [.at(150), .at(100), .at(120), .at(100)]
        #expect(try !finds(.idempotentSnap, cues, .pan(.ended), .pan(.began), .pan(.ended)))
    }

    @Test func `N4 allows the command that brings overscrolled content back`() throws {
        func finds(at contentOffset: Double) throws -> Bool {
            try VerificationTests.finds(
                .quietSnap, [.at(200), .at(200, command: -200)], .pan(.ended), at: contentOffset)
        }
        #expect(try !finds(at: -250) && !finds(at: -200.5) && finds(at: -200.5 + hair))
    }

    @Test func `N4 allows no command within a quiet snap of a detent`() throws {
        func finds(_ height: Double, command: Double? = 0, _ event: BarEvent = .pan(.ended)) throws -> Bool {
            try VerificationTests.finds(.quietSnap, [.at(height), .at(200, command: command)], event, at: 0)
        }
        #expect(try !finds(199.5) && !finds(199.5 + rounding) && finds(199.5 + hair) && finds(100.5 - hair))
        #expect(try !finds(199.75, command: nil) && !finds(199.75, .pan(.changed)))
        #expect(
            try !VerificationTests.finds(
                .quietSnap, [.at(200), .at(200, command: 0)], .lostContentOffset(-100), .pan(.ended)))
    }

    @Test func `N4 measures from the content where there is a gap above it`() throws {
        let cues: [ScriptedBar.Cue] = [.at(199.75), .at(200, command: -200)]
        #expect(try !finds(.quietSnap, [.at(150), .at(200, command: -200)], .pan(.ended), at: -199))
        #expect(try finds(.quietSnap, cues, .pan(.ended), at: -199.75))
    }

    @Test func `N5 allows a snap to command what is within the edges`() throws {
        func finds(
            _ contentOffset: Double, at start: Double, height: Double, _ event: BarEvent = .pan(.ended)
        ) throws -> Bool {
            try VerificationTests.finds(
                .contentInRange, [.at(150), .at(height, command: contentOffset)], event, at: start)
        }
        let (end, top) = (1400.0, -200.0)
        #expect(try !finds(end, at: 1380, height: 100) && !finds(end + rounding, at: 1380, height: 100))
        #expect(try finds(end + hair, at: 1380, height: 100))
        #expect(try !finds(top, at: -180, height: 200) && !finds(top - rounding, at: -180, height: 200))
        #expect(try finds(top - hair, at: -180, height: 200))
        #expect(try !finds(2000, at: 1380, height: 200, .expand(false)))
    }

    @Test func `N5 asks for content within its edges to be within the new ones after a stop`() throws {
        func finds(_ contentOffset: Double, command: Double? = nil) throws -> Bool {
            try VerificationTests.finds(
                .contentInRange,
                [.at(200), .at(200, open: true), .at(200, open: true), .at(200, command: command)],
                .pan(.began), .contentOffset(contentOffset), .pan(.ended))
        }
        #expect(try !finds(-200.5) && finds(-200.5 - hair) && finds(-250))
        #expect(try !finds(-250, command: -200))
        // The scroll view itself brings back what was overscrolled before.
        #expect(try !finds(-350))
    }

    @Test func `N5 allows a snap to move the content as far as the bar has to go and a quiet snap`() throws {
        func finds(_ contentOffset: Double) throws -> Bool {
            try VerificationTests.finds(
                .contentInRange, [.at(150), .at(200, command: contentOffset)], .pan(.ended), at: 500)
        }
        #expect(try !finds(450) && !finds(449.5) && finds(449.5 - hair))
        #expect(try !finds(450.5) && finds(450.5 + hair))
    }

    @Test func `N5 allows a snap to bring content back within its edges and as far as the bar has to go`()
        throws
    {
        func finds(_ contentOffset: Double) throws -> Bool {
            try VerificationTests.finds(
                .contentInRange, [.at(150), .at(200, command: contentOffset)], .idle, at: 1401)
        }
        #expect(try !finds(1350) && !finds(1349.5) && finds(1349.5 - hair))
    }

    @Test func `N5 asks for a snap to move the content`() throws {
        #expect(try finds(.contentInRange, [.at(150), .at(200)], .pan(.ended), at: 500))
        #expect(try !finds(.contentInRange, [.at(199.5), .at(200)], .pan(.ended), at: 500))
        #expect(try finds(.contentInRange, [.at(199.5 - hair), .at(200)], .pan(.ended), at: 500))
        // There is nowhere to move to, or the content overscrolls.
        #expect(try !finds(.contentInRange, [.at(150), .at(100)], .pan(.ended), at: 1400))
        #expect(try !finds(.contentInRange, [.at(150), .at(100)], .pan(.ended), at: 1450))
    }

    @Test func `N6 asks for the offset that the snap aimed at`() throws {
        #expect(try !finds(.exactLanding, [.at(150), .at(100, snap: 100)], .pan(.ended)))
        #expect(try finds(.exactLanding, [.at(150), .at(100.0.nextUp, snap: 100)], .pan(.ended)))
        #expect(try !finds(.exactLanding, [.at(150), .at(150)], .pan(.ended)))
        #expect(try !finds(.exactLanding, [.at(150), .at(150, snap: 100)], .contentOffset(.nan)))
    }
}
