import Motion
import Verification

extension MotionLaw {
    static let glidesAtItsRate = MotionLaw(
        "H8", "glides at its rate", .following,
        statement:
            "after each frame a fling has covered v₀/λ·(1 − e^(−λt)), wherever parts begin and end, as far as there is "
            + "room and until it slows to 20 points per second",
        reason: "The distance of a fling depends on the frame rate, and on where it began.",
        origin: ["dv = −λ·dx: every point costs the same velocity", "UIScrollView.DecelerationRate.normal"],
        holdsForPublished: false,
        reasonNotToApply: { rules in
            rules.container.deceleration == nil ? "the container promises no rate of deceleration" : nil
        },
        cases: ContainerCase.any
    ) { rules, value in
        guard let rate = rules.container.deceleration else { return nil }
        return value.firstViolation(rules.container) { step in
            guard let flight = step.flight else { return nil }
            let left = rate.shareLeft(after: flight.time)
            guard flight.velocity.magnitude * left > 20 else { return nil }
            let way = flight.velocity / rate.resistance * (1 - left)
            let (lowest, highest) = step.after.bounds
            let (sum, expected) = (step.after.sum, min(max(lowest, flight.start + way), highest))
            // Past an end a container may bounce.
            if expected == highest && sum > highest || expected == lowest && sum < lowest { return nil }
            return .unless(
                "the sum of the offsets", sum, is: expected,
                within: ScrollPart.rounding + step.pixel * Double(step.after.count),
                "where the fling takes it")
        }
    }

    static let noSeam = MotionLaw(
        "H9", "no seam", .following,
        statement:
            "where one part ends and another could take over, all parts together move in a frame by half of the "
            + "frame before, at least, or by 2 points less",
        details: [
            "that is asked of the frame in which a part ends, if it takes a sixtieth to a thirtieth of a "
                + "second, and of the next one",
            "in the next one they also move by four fifths of what a glide that slows on as before would, or by "
                + "2 points less",
        ],
        reason: "A fling stops, or hesitates, each time the header has scrolled away.",
        origin: ["AndroidSnippets#38", "material-components-android#2297"],
        holdsForPublished: false,
        reasonNotToApply: { rules in
            rules.container.makeContainer().parts.haveDetents ? "a part settles at detents" : nil
        },
        cases: ContainerCase.any
    ) { rules, value in
        value.firstViolation(rules.container) { step in
            guard let last = step.lastFrame, case .frames(_, let hertz) = step.action, hertz == last.hertz,
                (30...60).contains(hertz), last.movement != 0, step.meetsBoundary || last.meetsBoundary
            else { return nil }
            let forwards = last.movement > 0
            let moved = forwards ? step.movement : 0 - step.movement
            guard step.before.room(forwards: forwards) >= last.movement.magnitude else { return nil }
            return .unless(
                "the distance moved in a frame at a boundary", moved,
                isAtLeast: last.movement.magnitude / 2 - 2, "half of the frame before, less 2, or more,")
                ?? step.lossAtBoundary(moved, hertz)
        }
    }

    static let restsInRange = MotionLaw(
        "H15", "comes to rest", .following,
        statement:
            "from ten seconds after a lift on every part is at rest, in every frame, within half a point of its "
            + "range, and of a detent if it has some",
        details: [
            "where every part was on a detent at a lift at a velocity of 0, it is that detent"
        ],
        reason: "The sheet hangs between two detents after a call, or never stays at the one in the middle.",
        origin: ["react-native-true-sheet#857"], cases: ContainerCase.any
    ) { rules, value in
        var run = ContainerRun(rules.container)
        run.play(value.actions)
        let held = run.isDown ? run.container.parts : []
        if run.isDown { run.play([.release(0)]) }
        run.pass(seconds: 10)
        let rest = run.container.parts
        guard rest.isSound else { return nil }
        for _ in 0..<60 {
            let later = run.step(.frames(1, hertz: 60)).after
            guard later.isSound, rest.count == later.count else { return nil }
            let moving = zip(rest, later).lazy.compactMap { part, later in
                Violation.unless(
                    "the offset in the eleventh second", later.offset, is: part.offset, within: 0.5,
                    "that at its beginning")
            }.first
            if let moving { return moving.at(place: Double(run.count)) }
        }
        let violation = rest.lazy.compactMap(\.violationAtRest).first ?? held.violation(leftAt: rest)
        return violation?.at(place: Double(run.count))
    }

    static let cancelIsALift = MotionLaw(
        "H16", "a cancel is a lift", .following,
        statement:
            "a cancel is a lift at a velocity of 0, and a second finger is that and a new touch: parts are at the same "
            + "place after every step, and a second later",
        reason: "After a call or a second finger the sheet stays where no sheet can be.",
        cases: ContainerCase.any
    ) { rules, value in
        var (run, lifted) = (ContainerRun(rules.container), ContainerRun(rules.container))
        for action in value.actions + [.frames(60, hertz: 60)] {
            if case .cancel = action {
                lifted.step(.release(0))
            } else {
                if case .touch = action, lifted.isDown { lifted.step(.release(0)) }
                lifted.play([action])
            }
            run.play([action])
            let (parts, other) = (run.container.parts, lifted.container.parts)
            guard parts.isSound, other.isSound, parts.count == other.count else { return nil }
            let violation = zip(parts, other).lazy.compactMap { part, other in
                Violation.unless(
                    "the offset of a part", part.offset, is: other.offset, within: ScrollPart.rounding,
                    "that after a lift")
            }.first
            if let violation { return violation.at(place: Double(run.count)) }
        }
        return nil
    }
}

extension ContainerStep {
    /// The violation by the frame after one in which a part took over, if the glide has lost more than it did before.
    fileprivate func lossAtBoundary(_ moved: Double, _ hertz: Int) -> Violation? {
        let speeds = glide.movements.suffix(2).map(\.magnitude)
        guard glide.hertz == hertz, lastFrame?.meetsBoundary == true, !meetsBoundary, speeds.count == 2,
            speeds[1] <= speeds[0], speeds[0] > 0, before.room(forwards: movement > 0) >= speeds[1]
        else { return nil }
        let slower = speeds[1] / speeds[0]
        return .unless(
            "the distance moved in the frame after a boundary", moved,
            isAtLeast: 0.8 * speeds[1] * slower * slower - 2,
            "four fifths of what the glide would have gone on by, less 2, or more,")
    }
}

extension ScrollPart {
    /// The violation of a part that rests where it must not.
    fileprivate var violationAtRest: Violation? {
        let detent = detents.min { ($0 - offset).magnitude < ($1 - offset).magnitude }
        return .unless("the offset at rest", offset, isAtLeast: range.lowerBound - 0.5)
            ?? .unless("the offset at rest", offset, isAtMost: range.upperBound + 0.5)
            ?? detent.flatMap { .unless("the offset at rest", offset, is: $0, within: 0.5, "a detent") }
    }

    /// Whether the offset is one of the detents; of a part without any, always.
    fileprivate var isOnDetent: Bool {
        detents.isEmpty || detents.contains { ($0 - offset).magnitude <= ScrollPart.rounding }
    }
}

extension [ScrollPart] {
    /// The violation of parts that were lifted at a velocity of 0, each on a detent, and came to rest elsewhere.
    fileprivate func violation(leftAt rest: [ScrollPart]) -> Violation? {
        guard isSound, count == rest.count, allSatisfy(\.isOnDetent) else { return nil }
        return zip(self, rest).lazy.filter { !$0.0.detents.isEmpty }.compactMap { part, rest in
            Violation.unless(
                "the offset at rest", rest.offset, is: part.offset, within: 0.5,
                "the detent that it was lifted on")
        }.first
    }
}
