/// A pane that is open or closed, and that a finger can drag, throw, tap and stop at any moment.
///
///     var pane = try Pane(open: 0, closed: 400, in: .closed, spring: HandMadeSpring.published.exact)
///     pane.tap()
///     pane.advance(by: 0.1)
///     pane.touch()            // stops: pane.velocity is 0, pane.position is unchanged
package struct Pane: Sendable {
    /// The kind of motion of a pane.
    package enum Phase: Sendable {
        /// The pane is at the position of its state.
        case resting
        /// A finger holds the pane.
        case held
        /// The pane moves to the position of its state.
        case moving
    }

    /// The position of the top edge when open, in points; less than ``closed``.
    package let open: Double

    /// The position of the top edge when closed, in points.
    package let closed: Double

    /// The spring that moves the pane.
    package let spring: DampedSpring

    /// The kind of motion now.
    package private(set) var phase = Phase.resting

    /// The state of a pane at rest, the target state of a moving one, or the state before the touch.
    package private(set) var state: PaneState

    /// The displacement from the position of ``state``, and the velocity.
    package private(set) var motion = SpringState.atRest

    private let rules: PaneRules
    private let springs: SpringRules

    /// Makes a pane at rest; positions are in points.
    ///
    /// - Throws: ``InvalidValue`` unless both positions have a magnitude below 2⁴⁰ and `closed` is greater than `open`.
    package init(
        open: Double, closed: Double, in state: PaneState, spring: DampedSpring,
        rules: PaneRules = .hardened, springs: SpringRules = .hardened
    ) throws(InvalidValue) {
        guard open.isUsable else {
            throw InvalidValue(field: "open position", value: open, expected: "a magnitude below 2^40")
        }
        guard closed.isUsable && closed > open else {
            throw InvalidValue(
                field: "closed position", value: closed, expected: "more than the open position, \(open)")
        }
        self.open = open
        self.closed = closed
        self.state = state
        self.spring = spring
        self.rules = rules
        self.springs = springs
    }

    /// The position of the current state, in points.
    package var target: Double { position(in: state) }

    /// The position of a state, in points.
    package func position(in state: PaneState) -> Double { state == .open ? open : closed }

    /// The position of the top edge, in points.
    package var position: Double { motion.position(target: target) }

    /// The velocity of a moving pane, in points per second, positive downwards; else 0.
    package var velocity: Double { motion.velocity }

    /// Puts a finger on the pane: its motion stops, and it stays where it is.
    package mutating func touch() {
        motion = rules.caught(motion)
        phase = .held
    }

    /// Moves the finger that holds it by a distance in points, positive downwards.
    ///
    /// Ignored while no finger holds the pane, and for a distance that leads 2⁴⁰ points away and more.
    package mutating func drag(by translation: Double) {
        let displacement = motion.displacement + rules.dragged(translation)
        guard phase == .held, displacement.isUsable else { return }
        motion.displacement = displacement
    }

    /// Lifts the finger at a velocity in points per second, positive downwards.
    ///
    /// For a cancelled touch pass 0; an invalid velocity counts as 0. Ignored while no finger holds the pane.
    package mutating func release(velocity: Double) {
        guard phase == .held else { return }
        let velocity = velocity.isUsable ? velocity : 0
        start(towards: rules.thrown(velocity), velocity: rules.released(velocity))
    }

    /// Sends the pane to the other state with its current velocity.
    ///
    /// A finger that holds the pane counts as the one that tapped, and as lifted.
    package mutating func tap() {
        start(towards: rules.tapped(state), velocity: rules.tapVelocity(velocity))
    }

    /// Lets a frame in seconds pass; one that is not finite and above 0 is ignored.
    ///
    /// - Returns: whether the pane no longer moves by itself.
    @discardableResult
    package mutating func advance(by frame: Double) -> Bool {
        guard phase == .moving else { return true }
        guard frame > 0 && frame.isFinite else { return false }
        motion = springs.step(spring, motion, frame)
        guard springs.isAtRest(spring, motion) else { return false }
        motion = rules.arrived(motion)
        phase = .resting
        return true
    }

    private mutating func start(towards newState: PaneState, velocity: Double) {
        motion = springs.retarget(motion, target, position(in: newState))
        motion.velocity = velocity
        state = newState
        phase = .moving
    }
}
