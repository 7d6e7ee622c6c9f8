import Motion
import Verification

extension MotionLaw {
    /// What any container of several scrollers must keep, stated by what is seen from outside.
    static let containers: [MotionLaw] = [
        glidesAtItsRate, noSeam, nothingJumps, movesInOrder, containerFollowsTheFinger, oneAtATime,
        refusesNonsense,
        restsInRange, cancelIsALift, goesOn,
    ]

    static let containerFollowsTheFinger = MotionLaw(
        "H12", "follows the finger", .following,
        statement:
            "a drag moves the sum of the offsets by what the finger moves, as far as there is room, until it has "
            + "passed an end",
        reason: "The content slips under the finger, or jumps to the top after the app has scrolled it.",
        origin: ["FloatingPanel#35"], cases: ContainerCase.any
    ) { rules, value in
        value.firstViolation(rules.container) { step in
            guard let distance = step.dragged, step.before.areInRange else { return nil }
            let (way, room) = (distance.magnitude, step.before.room(forwards: distance > 0))
            let moved = distance > 0 ? step.movement : -step.movement
            // Past the end a container may band.
            if way > room, room - ScrollPart.rounding <= moved, moved <= way { return nil }
            return .unless(
                "the sum of the offsets", step.after.sum,
                is: step.before.sum + (distance > 0 ? min(way, room) : -min(way, room)),
                within: ScrollPart.rounding, "where the finger took it")
        }
    }

    static let movesInOrder = MotionLaw(
        "H11", "in order", .following,
        statement:
            "forwards a part moves only when those before it are at their end, unless it or one after it had left its "
            + "beginning; backwards only when those after it are at their beginning, so that a finger takes the same "
            + "way back, or, where the first part comes back first, those before it",
        reason: "The sheet moves while its list is scrolled, or the list scrolls under a visible header.",
        origin: ["FloatingPanel#455"], cases: ContainerCase.any
    ) { rules, value in
        value.firstViolation(rules.container) { step in
            guard let forwards = step.isForwards else { return nil }
            let firstFirst = rules.container.backwards == .firstPartFirst
            for (index, moved) in step.movements.enumerated()
            where moved.magnitude > ScrollPart.rounding && (moved > 0) == forwards {
                let isAhead = step.before[index...].contains { $0.room(forwards: false) > 0 }
                if forwards, isAhead, !firstFirst { continue }
                let earlier = forwards || firstFirst ? step.after[..<index] : step.after[(index + 1)...]
                if let waiting = earlier.first(where: { $0.room(forwards: forwards) > ScrollPart.rounding }) {
                    return Violation(
                        step: 0, quantity: "the offset of a part that should have moved first",
                        value: waiting.offset, expected: "at its end",
                        limit: forwards ? waiting.range.upperBound : waiting.range.lowerBound)
                }
            }
            return nil
        }
    }

    static let oneAtATime = MotionLaw(
        "H13", "one at a time", .following,
        statement: "parts move in one direction, and of those that move all but one come to their end",
        reason: "The sheet and its list both move, and the content runs from the finger.",
        justification:
            "H8, H9 and H12 find what a second mover does to the distance and the velocity; it stays because it names the cause.",
        cases: ContainerCase.any
    ) { rules, value in
        value.firstViolation(rules.container) { step in
            guard let forwards = step.isForwards else { return nil }
            let moved = zip(step.movements, step.after).filter { $0.0.magnitude > ScrollPart.rounding }
            let halfway = moved.filter { $0.1.room(forwards: forwards) > ScrollPart.rounding }
            let astray = moved.filter { ($0.0 > 0) != forwards }
            return Violation.unless(
                "the number of parts that move the other way", Double(astray.count), isAtMost: 0)
                ?? .unless("the number of parts that move and have room", Double(halfway.count), isAtMost: 1)
        }
    }

    static let nothingJumps = MotionLaw(
        "H10", "nothing jumps", .following,
        statement:
            "a touch, a lift, a cancel and a frame under a finger move nothing; another frame moves a part by no more "
            + "than the velocity of the lift and 30 times its range in a second, at most 30,000 points, and a point",
        reason: "The content jumps under a second finger, or the sheet is at its detent at once.",
        origin: ["react-native-true-sheet#857"], cases: ContainerCase.any
    ) { rules, value in
        value.firstViolation(rules.container) { step in
            let limits: [Double]
            switch step.action {
            case .drag, .scroll: return nil
            case .touch, .release, .cancel: limits = step.before.map { _ in ScrollPart.rounding }
            case .frames(_, let hertz):
                limits = step.before.map { part in
                    let extent = part.range.upperBound - part.range.lowerBound
                    let speed = step.velocity.magnitude + 30 * min(extent, 1_000)
                    return step.isDown ? ScrollPart.rounding : speed / Double(hertz) + 1
                }
            }
            return zip(step.movements, limits).lazy.compactMap { moved, limit in
                Violation.unless("the distance that a part moved by", moved.magnitude, isAtMost: limit)
            }.first
        }
    }
}
