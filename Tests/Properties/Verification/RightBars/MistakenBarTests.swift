import AirBarModel
import Testing
import Verification

/// Headers of other kinds than the hardened bar, each with one mistake; scripts/check tries all of them from 20 seeds.
@Suite struct MistakenBarTests {
    @Test func `every kind has mutants, each of a name and a mistake of its own`() {
        let counts = Dictionary(grouping: Mutant.kinds, by: \.definition?.kind).mapValues(\.count)
        #expect(counts.count == 11)
        for (kind, count) in counts {
            // What snaps by direction is a hiding bar in all but where it snaps, what waits or is led by a finger in all but
            // when it moves, and what rests between its heights is a large title in all but that.
            let isVariant =
                kind?.capabilities.isDisjoint(with: [.directionalSnapping, .fingerLed]) == false
                || kind == .hidesOnScroll.without(.promptFollowing) || kind?.restingShare != nil
            #expect(count >= (isVariant ? 5 : 8))
        }
    }

    /// The reports of users: what they did, on a header of their kind.
    @Test(arguments: [
        ("K1", "collapsing-adds-up", "offset 0\noffset -1", RightBars.collapsing),
        (
            "K2", "collapsing-keeps-height-when-bound", "bind frame 600 content 2000 offset 500",
            RightBars.collapsing
        ),
        ("S14", "collapsing-opens-on-reload", "offset 0\ncontent 1999", RightBars.collapsing),
        ("S18", "collapsing-inset-follows", "offset 0\noffset 1", RightBars.collapsing),
        ("K6", "stretchy-is-stiff", "offset -201", RightBars.stretchy),
        ("K6", "stretchy-grows-twice-as-far", "offset -201", RightBars.stretchy),
        ("K6", "stretchy-grows-without-end", "offset -301", RightBars.stretchy),
        ("K7", "stretchy-jumps", "offset -101\noffset -100", RightBars.stretchy),
        ("N7", "collapsing-stops-flings", "pan ended velocity 900 rest 300", RightBars.collapsing),
        ("K8", "collapsing-leaves-no-room", "offset 0", RightBars.collapsing),
        ("N10", "collapsing-retargets", "pan ended velocity 900 rest 300", RightBars.collapsing),
        (
            "L1", "hiding-is-stuck-by-a-cancel", "pan began\noffset -130\npan cancelled\nidle",
            RightBars.hiding
        ),
        ("S15", "hiding-comes-back-on-rotation", "offset 500\nidle\nframe 900", RightBars.hiding),
        ("S23", "bottom-leaves-a-blank", "offset 0", RightBars.bottomHiding),
        ("S17", "switching-hides-when-bound", "bind frame 600 content 2000 offset 500", RightBars.switching),
        ("L7", "waiting-waits-too-long", "content 9000\noffset 0\noffset 1300", RightBars.hiding),
        ("N8", "hiding-hides-at-rest", "offset 500\noffset 300\nidle", RightBars.hiding),
        ("S13", "collapsing-leaves-a-blank", "offset 0", RightBars.collapsing),
        ("S23", "bottom-leaves-no-room", "offset 1400", RightBars.bottomHiding),
        ("S17", "bottom-moves-content", "bind frame 600 content 2000 offset 500", RightBars.bottomHiding),
        ("S18", "bottom-inset-follows", "offset 0\noffset 1\noffset 2", RightBars.bottomHiding),
    ])
    func `a mistake is named by its entry in a few events`(
        id: String, mutant: String, events: String, right: BarDefinition
    ) throws {
        let text = "scenario 1\nheights 100 200 300\nbind frame 600 content 2000 offset -200\n" + events
        let session = try ScenarioFile(parsing: text).session
        let found = Reproduction(session, on: try Bars.shipped.named(mutant))
        #expect(found.counterexamples.map(\.invariant.id).contains(id), "\(found.text)")
        let kept = Reproduction(session, on: right)
        #expect(kept.counterexamples.isEmpty, "\(kept.text)")
    }

    @Test func `a bar at the bottom is not asked for what is about the top of the content`() {
        let about = Catalogue.all.about(RightBars.bottomHiding.kind).map(\.id)
        #expect(about.contains("S23") && !Catalogue.all.about(.hidesOnScroll).map(\.id).contains("S23"))
        #expect(
            Invariant.noGap.reasonNotToApply(to: RightBars.bottomHiding) == "the bar may leave a gap")
        #expect(
            Invariant.endInSight.reasonNotToApply(to: RightBars.hiding) == "the bar is at the top")
        #expect(
            Invariant.stretches.reasonNotToApply(to: RightBars.collapsing)
                == "the bar has the capability bounce-ignoring")
    }
}
