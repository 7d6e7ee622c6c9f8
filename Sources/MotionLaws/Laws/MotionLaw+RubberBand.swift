import Generators
import Motion
import Verification

extension MotionLaw {
    /// The movement of content under a finger past an edge.
    static let rubberBand: [MotionLaw] = [
        bandsFirmly, unbandsWhatItBands, staysWhereItIsGrabbed, staysWithinEdges,
    ]

    static let bandsFirmly = MotionLaw(
        "P6", "follows less and less", .scrolling,
        statement:
            "the displacement of a rubber band increases strictly with the pull, has a slope of 0.55 at the edge and "
            + "never more, and stays below the height of the view",
        reason: "The content does not follow the finger, or is pulled off the screen.",
        origin: ["Ilya Lobanov, How UIScrollView works"],
        justification:
            "A rubber band that is wrong also breaks P25; this law stays because it says what is wrong about it.",
        cases: PullCase.any
    ) { rules, value in
        guard let band = value.band else { return nil }
        let shown = rules.scrolling.banded(band, value.pull)
        let further = rules.scrolling.banded(band, value.pull + value.further)
        let tiny = rules.scrolling.banded(band, 1e-6)
        guard further > shown else {
            return Violation(
                step: 0, quantity: "what is shown of the further pull", value: further, expected: "more than",
                limit: shown, place: value.pull + value.further)
        }
        return .unless("what is shown", shown, isAtLeast: 0)
            ?? .unless("what is shown", further, isAtMost: band.dimension.nextDown, "less than the height")
            ?? .unless("the slope", (further - shown) / value.further, isAtMost: 0.55 * (1 + 1e-9))
            ?? .unless("the slope at the edge", tiny / 1e-6, is: 0.55, within: 1e-6, "the coefficient")
            ?? .unless(
                "what is shown of the pull the other way", rules.scrolling.banded(band, -value.pull),
                is: -shown,
                within: 0, "as much")
    }

    static let unbandsWhatItBands = MotionLaw(
        "P7", "bands and unbands", .scrolling,
        statement: "the inverse of the rubber band recovers the pull from the displacement",
        reason: "Content that is grabbed again and again in a bounce drifts away from the finger.",
        holdsForPublished: false,
        justification:
            "An inverse that is wrong also breaks P8 or P25; this law stays because it needs no finger.",
        cases: PullCase.any
    ) { rules, value in
        guard let band = value.band else { return nil }
        let pull = rules.scrolling.unbanded(band, rules.scrolling.banded(band, value.pull))
        // Near the height, a rounding error of the displacement corresponds to a growing error of the pull.
        let share = 1 + value.pull / band.dimension
        return Violation.unless(
            "the pull", pull, is: value.pull, within: 1e-11 * share * share * 1_000, "what it was"
        )?.at(place: value.pull)
    }
}
