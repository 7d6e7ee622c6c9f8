import Motion
import Verification

/// A container on which actions are played one after the other.
struct ContainerRun {
    private(set) var container: any ScrollContainer
    private(set) var isDown = false

    /// The number of steps so far, of which each frame is one.
    private(set) var count = 0

    private var hasPassedEnd = false
    /// The size of the pixels that offsets are rounded to, in points; 0 if they are exact.
    private let pixel: Double
    /// Whether parts may have moved, since there was another action than a touch.
    private var hasMoved = false
    /// Where the finger holds the parts; nil until it has moved them, and where nobody can tell.
    private var hold: ContainerStep.Hold?
    private var velocity = 0.0
    /// The velocity of the motion that the last touch stopped, in points per second; 0 if it stopped none.
    private var stoppedVelocity = 0.0
    /// What the sum of the offsets has moved by in the last frame of the motion, if its last step was one of that rate.
    private var lastFrame: ContainerStep.Frame?
    private(set) var flight: ContainerStep.Flight?
    private var glide = ContainerStep.Glide.none

    init(_ definition: ContainerDefinition) {
        container = definition.makeContainer()
        pixel = definition.scale?.pixel ?? 0
    }

    /// Plays an action, and returns the first violation that a check finds in a step of it, at the number of the step.
    mutating func firstViolation(
        in action: ContainerAction, _ check: (ContainerStep) -> Violation?
    ) -> Violation? {
        guard case .frames(let count, let hertz) = action else {
            return check(step(action)).map { $0.at(place: Double(self.count)) }
        }
        for _ in 0..<count {
            if let violation = check(step(.frames(1, hertz: hertz))) {
                return violation.at(place: Double(self.count))
            }
        }
        return nil
    }

    /// Lets seconds pass, in frames of a sixtieth, at which nobody looks.
    mutating func pass(seconds: Int) {
        for _ in 0..<60 * seconds { container.advance(by: 1.0 / 60) }
        count += 60 * seconds
    }

    /// Plays actions at which nobody looks.
    mutating func play(_ actions: [ContainerAction]) {
        for action in actions { _ = firstViolation(in: action) { _ in nil } }
    }

    /// Plays an action that is no more than one frame.
    @discardableResult
    mutating func step(_ action: ContainerAction) -> ContainerStep {
        let before = container.parts
        count += 1
        perform(action, before)
        let after = container.parts
        var step = ContainerStep(
            action: action, pixel: pixel,
            hold: hold ?? ContainerStep.Hold(before, pixel: pixel, hasMoved: hasMoved),
            isDown: isDown, hasPassedEnd: hasPassedEnd, velocity: velocity,
            lastFrame: lastFrame, glide: glide, before: before, after: after,
            movement: after.sum - before.sum)
        note(&step)
        return step
    }

    private mutating func perform(_ action: ContainerAction, _ parts: [ScrollPart]) {
        switch action {
        case .touch: container.touch()
        case .drag(let distance): container.drag(by: distance)
        case .release(let velocity): container.release(velocity: velocity)
        case .cancel: container.cancel()
        case .scroll(let part, let percent):
            guard !parts.isEmpty else { return }
            let index = part % parts.count
            container.scroll(index, to: parts[index].offset(atPercent: percent))
        case .frames(_, let hertz): container.advance(by: 1 / Double(hertz))
        }
    }

    /// Notes what the next step has to know of this one.
    private mutating func note(_ step: inout ContainerStep) {
        hasMoved = hasMoved || step.action != .touch
        switch step.action {
        case .frames(_, let hertz):
            flight?.time += 1 / Double(hertz)
            step.flight = flight
            lastFrame = ContainerStep.Frame(
                hertz: hertz, movement: step.movement, meetsBoundary: step.meetsBoundary)
            noteGlide(of: step, hertz)
            return
        case .touch:
            // Without a frame since the lift, everything still moves at its velocity.
            stoppedVelocity = lastFrame?.movement != 0 ? velocity : 0
            (isDown, hasPassedEnd, velocity, flight, hold) = (true, false, 0, nil, nil)
        case .drag(let distance):
            if !step.hasRoom(for: distance) { hasPassedEnd = true }
            noteHold(of: step, draggedBy: distance)
        case .release(let velocity):
            isDown = false
            beginFlight(from: step.after, at: velocity)
            self.velocity = velocity + (velocity * stoppedVelocity > 0 ? stoppedVelocity : 0)
        case .cancel:
            isDown = false
            beginFlight(from: step.after, at: 0)
        case .scroll: (flight, hold) = (nil, nil)
        }
        lastFrame = nil
        glide = ContainerStep.Glide.none
    }

    /// Notes where the finger holds the parts after a drag, which nobody can tell past an end.
    private mutating func noteHold(of step: ContainerStep, draggedBy distance: Double) {
        hold = nil
        if step.dragged == nil || step.isTakenAlong || hasPassedEnd { return }
        hold = step.hold
        hold?.sum = step.sum(draggedBy: distance)
    }

    /// Notes a lift at a velocity of the finger, which is 0 for a cancel.
    private mutating func beginFlight(from parts: [ScrollPart], at velocity: Double) {
        let areInRange = parts.allSatisfy { $0.isInRange(within: 0) }
        // Where offsets are rounded, parts that are shown at an end may be beyond it.
        let canBeBeyond = pixel > 0 && min(parts.room(forwards: true), parts.room(forwards: false)) <= pixel
        flight = areInRange && !canBeBeyond ? ContainerStep.Flight(start: parts.sum, velocity: velocity) : nil
    }

    private mutating func noteGlide(of step: ContainerStep, _ hertz: Int) {
        guard step.flight != nil, step.before.areInRange, step.after.areInRange else {
            return glide = ContainerStep.Glide.none
        }
        if hertz != glide.hertz { glide = ContainerStep.Glide(hertz: hertz) }
        if !step.meetsBoundary { glide.add(step.movement) }
    }
}
