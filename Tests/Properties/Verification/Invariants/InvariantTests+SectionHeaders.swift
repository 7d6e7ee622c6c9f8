import AirBarModel
import Testing
import TestSupport
import Verification

/// Where section headers are pinned below a bar whose inset is its height: S30.
extension InvariantTests {
    private static let sectioned = BarKind.hidesOnScroll.with(.insetFollowing)

    private func finds(_ cues: [ScriptedBar.Cue], _ events: BarEvent...) throws -> Bool {
        let definition = BarDefinition("scripted", kind: Self.sectioned) { ScriptedBar($0, cues) }
        let scenario = try scenario(events, on: view(at: 500))
        return Invariant.sectionHeaders.violation(in: scenario, by: definition) != nil
    }

    @Test func `S30 asks for an inset that is the height of the bar`() throws {
        func finds(_ height: Double, inset: Double) throws -> Bool {
            try self.finds([.at(200), .at(height, top: inset)], .contentOffset(550))
        }
        #expect(try !finds(150, inset: 150) && finds(150, inset: 149) && finds(150, inset: 200))
        #expect(try !finds(100, inset: 100) && !finds(200, inset: 200))
        // A bar that stretches pins nothing farther down.
        #expect(try !finds(230, inset: 200) && finds(230, inset: 230))
    }

    @Test func `S30 asks for room for the bar where the content cannot be pulled to make it`() throws {
        func finds(inset: Double) throws -> Bool {
            try self.finds(
                [.at(200), .at(200), .at(150, top: inset)], .bounces(false), .contentOffset(550))
        }
        #expect(try !finds(inset: 200) && finds(inset: 150))
    }

    @Test func `S30 asks a bar to take the content on to its top after a tap on the status bar`() throws {
        func finds(_ command: Double?) throws -> Bool {
            try self.finds(
                [.at(200), .at(100, top: 100), .at(200, command: command)], .contentOffset(800), .scrollToTop)
        }
        #expect(try !finds(-200) && finds(-199) && finds(nil))
    }

    @Test func `S10 leaves it to such a bar to take the content to its top, and nowhere else`() throws {
        func finds(_ command: Double) throws -> Bool {
            let cues: [ScriptedBar.Cue] = [.at(200), .at(100, top: 100), .at(200, command: command)]
            return try VerificationTests.finds(
                .neverAgainst, cues, .contentOffset(800), .scrollToTop, at: 500, kind: Self.sectioned)
        }
        #expect(try !finds(-200) && finds(-199) && finds(-700))
    }

    @Test func `the inset of a refresh control is beside that of the bar`() throws {
        let cues: [ScriptedBar.Cue] = [.at(200), .at(150, top: 150), .at(150, top: 150)]
        #expect(try !finds(cues, .contentOffset(550), .refreshInset(60)))
    }

    @Test func `other entries judge a bar whose inset follows as if its top did not move`() throws {
        let definition = BarDefinition("scripted", kind: Self.sectioned) {
            ScriptedBar($0, [.at(200), .at(150, top: 150), .at(100, top: 100)])
        }
        let scenario = try scenario([.contentOffset(550), .contentOffset(600)], on: view(at: 500))
        let trace = Trace(of: scenario, on: definition)
        #expect(trace.map(\.after.scrollView.top) == [-200, -200, -200])
        #expect(trace.map(\.contentInset.top) == [200, 150, 100])
    }

    @Test func `a scroll view of such a bar does not clamp, to the top of an inset that follows`() {
        let report = BarVerifier(RightBars.sectioned, behavior: DrawnBehavior(always: .clamps)).run(
            cases: 4_000)
        #expect(report.holds, "\(report.text)")
    }

    @Test func `a bar at the bottom leaves the top inset alone, whatever it is made for`() {
        let bottom = BarDefinition("bottom", kind: .hidesOnScroll.atBottom.with(.insetFollowing)) {
            HidingBar($0, at: .bottom)
        }
        let report = BarVerifier(bottom).run(cases: 1_000)
        #expect(report.counterexamples.isEmpty, "\(report.text)")
        #expect(Invariant.sectionHeaders.reasonNotToApply(to: bottom) == "the bar is at the bottom")
    }

    @Test func `a bar that is not made for it keeps its inset`() {
        #expect(
            Invariant.sectionHeaders.reasonNotToApply(to: .hardened)
                == "the bar keeps its inset while it moves")
    }
}
