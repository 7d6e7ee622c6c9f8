import Generators
import Motion
import Verification

extension MotionLaw {
    /// The sizes of a stretchy header and its image.
    static let header: [MotionLaw] = [
        headerIsNeverNegative, headerMovesNoFaster, headerRests, headerStretches, headerStaysAway,
        imageCovers, imageKeepsItsShape,
    ]

    static let headerIsNeverNegative = MotionLaw(
        "H1", "height from zero", .following,
        statement: "the height of the stretchy header is at least 0, whatever the content offset",
        reason: "An image of negative height is drawn upside down, or not at all.",
        origin: ["GSKStretchyHeaderView"],
        justification:
            "H5 implies it past the header; this law stays because a negative height breaks every layout.",
        cases: HeaderHeightCase.any
    ) { rules, value in
        Violation.unless("the height", rules.header.height(value.contentOffset), isAtLeast: 0)?
            .at(place: value.contentOffset)
    }

    static let headerMovesNoFaster = MotionLaw(
        "H2", "no faster than the finger", .following,
        statement: "between two content offsets the header's height differs by no more than they do",
        reason: "The header jumps, or outgrows the movement of the finger.",
        cases: HeaderCase.any
    ) { rules, value in
        let heights = (rules.header.height(value.contentOffset), rules.header.height(value.otherOffset))
        return Violation.unless(
            "the difference of the heights", (heights.0 - heights.1).magnitude,
            isAtMost: (value.contentOffset - value.otherOffset).magnitude, "at most that of the offsets"
        )?.at(place: value.otherOffset)
    }

    static let headerRests = MotionLaw(
        "H3", "rests at half the width", .following,
        statement: "at rest, with the content just below it, the header is half as tall as it is wide",
        reason: "The content begins under the header, or a gap below it.", cases: HeaderCase.any
    ) { rules, value in
        guard let header = value.header(rules) else { return nil }
        let rest = header.restingContentOffset
        return
            (Violation.unless(
                "the height at rest", header.size(at: rest).height, is: header.width / 2, within: 1e-9,
                "half the width")
            ?? .unless(
                "the top inset", header.topInset, is: header.size(at: rest).height, within: 1e-9,
                "the height at rest"))?
            .at(place: rest)
    }

    static let headerStretches = MotionLaw(
        "H4", "stretches", .following,
        statement: "pulled down by a distance the header is taller by that distance",
        reason: "The background shows above the image.", cases: HeaderCase.any
    ) { rules, value in
        guard let header = value.header(rules) else { return nil }
        let pull = value.contentOffset.magnitude
        let pulled = header.restingContentOffset - pull
        return Violation.unless(
            "the height", header.size(at: pulled).height,
            is: header.defaultHeight + pull, within: 1e-9, "that at rest and the distance pulled"
        )?.at(place: pulled)
    }

    static let headerStaysAway = MotionLaw(
        "H5", "stays away", .following,
        statement: "once the content has been scrolled past it, the header has no height",
        reason: "The header reappears over the content, far from the top.", cases: HeaderCase.any
    ) { rules, value in
        let past = value.contentOffset.magnitude
        return Violation.unless("the height", rules.header.height(past), is: 0, within: 0, "none")?
            .at(place: past)
    }

    static let imageCovers = MotionLaw(
        "H6", "image covers", .following,
        statement: "the image is at least as wide and as tall as the header, and no larger than it has to be",
        reason: "A bare strip shows beside the image.", cases: HeaderCase.any
    ) { rules, value in
        guard let header = value.header(rules) else { return nil }
        let size = header.size(at: value.contentOffset)
        let image = header.imageSize(at: value.contentOffset)
        return
            (Violation.unless(
                "the image's width", image.width, isAtLeast: size.width - 1e-9, "at least that of the header")
            ?? .unless(
                "the image's height", image.height, isAtLeast: size.height - 1e-9,
                "at least that of the header")
            ?? .unless(
                "what the image is larger by in both directions",
                min(image.width - size.width, image.height - size.height), isAtMost: 1e-9, "nothing"))?
            .at(place: value.contentOffset)
    }

    static let imageKeepsItsShape = MotionLaw(
        "H7", "image keeps its shape", .following,
        statement: "the image keeps its aspect ratio at every size of the header",
        reason: "Faces in the image are stretched while the header is pulled.", cases: HeaderCase.any
    ) { rules, value in
        guard let header = value.header(rules) else { return nil }
        let image = header.imageSize(at: value.contentOffset)
        return Violation.unless(
            "the image's width", image.width, is: image.height * header.imageAspectRatio,
            within: 1e-9 * (1 + image.width), "its height times the aspect ratio"
        )?.at(place: value.contentOffset)
    }
}
