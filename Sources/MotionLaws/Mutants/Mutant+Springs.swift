import Motion
import Verification

extension Mutant {
    /// Mistakes in the motion of a spring.
    static let springs: [Mutant] = [
        Mutant("spring-pushes", "the force has the wrong sign") {
            $0.springs.step = steps { transition, _, _ in transition.vx = -transition.vx }
        },
        Mutant("velocity-ignored", "the velocity that an animation begins with is forgotten") {
            $0.springs.step = steps { transition, _, _ in transition.xv = 0 }
        },
        Mutant("mass-forgotten", "the mass is taken to be 1") {
            $0.springs.step = { spring, state, frame in
                DampedSpring(checked: spring.stiffness, spring.damping, 1).advanced(state, by: frame)
            }
        },
        Mutant("damping-halved", "the damping is taken for the rate of decay, which is half of it") {
            $0.springs.step = { spring, state, frame in
                DampedSpring(checked: spring.stiffness, 2 * spring.damping, spring.mass)
                    .advanced(state, by: frame)
            }
        },
        Mutant("phase-forgotten", "a swing begins as a cosine, without the share of damping in it") {
            $0.springs.step = steps { transition, spring, _ in
                transition.xx -= spring.decayRate * transition.xv
            }
        },
        Mutant("velocity-undamped", "the velocity that is left lacks the share that damping takes") {
            $0.springs.step = steps { transition, spring, _ in
                transition.vv += spring.decayRate * transition.xv
            }
        },
        Mutant("always-critical", "whatever the damping, the formula of critical damping is used") {
            $0.springs.step = { spring, state, frame in
                let critical = 2 * spring.angularFrequency * spring.mass
                return DampedSpring(checked: spring.stiffness, critical, spring.mass)
                    .advanced(state, by: frame)
            }
        },
        Mutant("never-overdamped", "past critical damping the formula of critical damping is used") {
            $0.springs.step = { spring, state, frame in
                let damping = min(spring.damping, 2 * spring.angularFrequency * spring.mass)
                return DampedSpring(checked: spring.stiffness, damping, spring.mass)
                    .advanced(state, by: frame)
            }
        },
        Mutant("series-cut", "next to critical damping a swing is a straight line") {
            $0.springs.step = steps { transition, spring, frame in
                guard (spring.dampingRatio - 1).magnitude < 0.1 else { return }
                let envelope = 1 - spring.decayRate * frame
                transition.xv = max(0, envelope) * frame
            }
        },
        Mutant("frame-squared", "the velocity gains by the square of the frame's length") {
            $0.springs.step = steps { transition, _, frame in transition.vx *= frame }
        },
        Mutant("spring-in-milliseconds", "a frame in seconds is taken for one in milliseconds") {
            $0.springs.step = { spring, state, frame in spring.advanced(state, by: frame / 1_000) }
        },
        Mutant("frame-limited", "no frame is taken to last longer than a 30th of a second") {
            $0.springs.step = { spring, state, frame in spring.advanced(state, by: min(frame, 1.0 / 30)) }
        },
        Mutant(
            "frame-in-whole-seconds", "a frame of more than a second is counted in whole seconds, rounded up"
        ) {
            $0.springs.step = { spring, state, frame in
                spring.advanced(state, by: frame > 1 ? frame.rounded(.up) : frame)
            }
        },
        Mutant("frame-unchecked", "whatever is said to be a frame's length is taken") {
            $0.springs.step = { spring, state, frame in
                spring.transition(over: frame).applied(to: state)
            }
        },
        Mutant("spring-by-hand", "the spring is computed frame by frame") {
            $0.springs.step = SpringRules.published.step
        },
        Mutant("spring-explicit", "the position gains by the velocity before the frame") {
            $0.springs.step = { spring, state, frame in
                let force = -spring.stiffness * state.displacement - spring.damping * state.velocity
                return SpringState(
                    displacement: state.displacement + state.velocity * frame,
                    velocity: state.velocity + force / spring.mass * frame)
            }
        },
        Mutant("settling-from-rest", "the settling time does not regard the velocity at the beginning") {
            $0.springs.settlingTime = { spring, state, distance in
                spring.settlingTime(
                    from: SpringState(displacement: state.displacement, velocity: 0), within: distance)
            }
        },
        Mutant(
            "settling-by-envelope", "the settling time is that of a swing, even past critical damping"
        ) {
            $0.springs.settlingTime = { spring, state, distance in
                min(
                    spring.settlingTime(from: state, within: distance),
                    spring.settlingTime(from: state, within: distance) * 2 / (1 + spring.dampingRatio))
            }
        },
    ]

    /// A step whose exact transition matrix is changed.
    private static func steps(
        _ change: @escaping @Sendable (inout StateTransition, DampedSpring, _ frame: Double) -> Void
    ) -> @Sendable (DampedSpring, SpringState, Double) -> SpringState {
        { spring, state, frame in
            guard frame > 0 && frame.isFinite else { return state }
            var transition = spring.transition(over: frame)
            change(&transition, spring, frame)
            return transition.applied(to: state)
        }
    }
}
