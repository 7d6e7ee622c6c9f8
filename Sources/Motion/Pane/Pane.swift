/// A pane that is open or closed, and can be dragged, tapped, thrown, and caught at any moment.
///
///     var pane = try Pane(open: 0, closed: 400, in: .closed, spring: HandMadeSpring.published.exact)
///     pane.tap()
///     pane.advance(by: 0.1)
///     pane.touch()            // stops at once: pane.velocity is 0, pane.position what it was
public struct Pane: Sendable {
    /// What the pane is doing.
    public enum Phase: Sendable {
        /// It lies where its state has it.
        case resting
        /// A finger is on it.
        case held
        /// It is on its way to where its state has it.
        case moving
    }

    /// The position of the top edge when open, in points; less than when closed.
    public let open: Double

    /// The position of the top edge when closed, in points.
    public let closed: Double

    /// The spring that moves it.
    public let spring: DampedSpring

    /// What it is doing.
    public private(set) var phase = Phase.resting

    /// The state it is in, on its way to, or was in before it was touched.
    public private(set) var state: PaneState

    /// Where it is and how fast, seen from where its state has it.
    public private(set) var motion = SpringState.atRest

    private let rules: PaneRules
    private let springs: SpringRules

    /// Makes a pane at rest.
    ///
    /// - Throws: ``InvalidValue`` unless both positions are of a magnitude below 2⁴⁰ and closed is below open.
    public init(
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

    /// Where its state has it, in points.
    public var target: Double { position(in: state) }

    /// Where a state has it, in points.
    public func position(in state: PaneState) -> Double { state == .open ? open : closed }

    /// Where its top edge is, in points.
    public var position: Double { motion.position(target: target) }

    /// How fast it moves by itself, in points per second, positive downwards; 0 unless it does.
    public var velocity: Double { motion.velocity }

    /// Puts a finger on it: whatever moved it ends at once, and it stays where it is.
    public mutating func touch() {
        motion = rules.caught(motion)
        phase = .held
    }

    /// Moves the finger that holds it by a distance in points, positive downwards.
    ///
    /// Ignored while nothing holds it, and for a distance that would take it 2⁴⁰ points away.
    public mutating func drag(by translation: Double) {
        let displacement = motion.displacement + rules.dragged(translation)
        guard phase == .held, displacement.isUsable else { return }
        motion.displacement = displacement
    }

    /// Takes the finger off that holds it, at a velocity in points per second, positive downwards.
    ///
    /// A touch that the system cancels is one released at 0; so is one of a velocity that is no number, or of a
    /// magnitude of 2⁴⁰ and more. Ignored while nothing holds it.
    public mutating func release(velocity: Double) {
        guard phase == .held else { return }
        let velocity = velocity.isUsable ? velocity : 0
        start(towards: rules.thrown(velocity), velocity: rules.released(velocity))
    }

    /// Sends it to the other state, at the velocity at which it moves already.
    ///
    /// A finger that holds it is the one that tapped, and is up.
    public mutating func tap() {
        start(towards: rules.tapped(state), velocity: rules.tapVelocity(velocity))
    }

    /// Lets a frame pass, in seconds; one that is not above 0 or not finite is ignored.
    ///
    /// - Returns: whether it does not move by itself any more.
    @discardableResult
    public mutating func advance(by frame: Double) -> Bool {
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
