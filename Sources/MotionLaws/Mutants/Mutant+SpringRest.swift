import Motion
import Verification

extension Mutant {
    /// Mistakes in the conversion of springs, and in their rest and retargeting.
    static let springRest: [Mutant] = [
        Mutant("rest-by-distance", "what is near its target is taken to be at rest, however fast it is") {
            $0.springs.isAtRest = { _, state in state.displacement.magnitude < SpringRules.restDistance }
        },
        Mutant("rest-by-speed", "what is slow is taken to be at rest, however far it is") {
            $0.springs.isAtRest = { _, state in state.velocity.magnitude < 0.05 }
        },
        Mutant(
            "rest-a-point-away", "what is slow and within a point of its target is taken to be at rest"
        ) {
            $0.springs.isAtRest = SpringRules.published.isAtRest
        },
        Mutant("rest-exactly", "only what is exactly at its target is taken to be at rest") {
            $0.springs.isAtRest = { _, state in state == .atRest }
        },
        Mutant(
            "resting-time-by-distance", "the resting time is that of the distance, whatever the speed"
        ) {
            $0.springs.restingTime = { spring, state, distance in
                spring.settlingTime(from: state, within: distance * 0.5.squareRoot())
            }
        },
        Mutant("resting-time-by-acceleration", "the speed at rest is taken for an acceleration") {
            $0.springs.restingTime = { spring, state, distance in
                let slow = SpringState(
                    displacement: state.velocity,
                    velocity: -spring.stiffness / spring.mass * state.displacement
                        - spring.damping / spring.mass * state.velocity)
                let share = distance * 0.5.squareRoot()
                return max(
                    spring.settlingTime(from: state, within: share),
                    spring.settlingTime(
                        from: slow, within: share * spring.angularFrequency * spring.angularFrequency))
            }
        },
        Mutant("resting-time-in-plenty", "the resting time is ten times as long as it has to be") {
            $0.springs.restingTime = { spring, state, distance in
                10 * spring.restingTime(from: state, within: distance)
            }
        },
        Mutant("retarget-jumps", "a new target takes the displacement over") {
            $0.springs.retarget = { state, _, _ in state }
        },
        Mutant("retarget-backwards", "a new target moves the position the wrong way") {
            $0.springs.retarget = { state, old, new in state.retargeted(from: new, to: old) }
        },
        Mutant("retarget-stops", "a new target begins a new animation, from rest") {
            $0.springs.retarget = { state, old, new in
                SpringState(displacement: state.displacement + (old - new), velocity: 0)
            }
        },
        Mutant("attachment-in-hertz", "the frequency in hertz is taken for that in radians per second") {
            $0.springs.attachment = { attachment in
                let frequency = attachment.frequency
                return DampedSpring(
                    checked: frequency * frequency,
                    2 * attachment.damping * frequency + attachment.resistance, 1)
            }
        },
        Mutant("resistance-forgotten", "the resistance of what is attached is forgotten") {
            $0.springs.attachment = { attachment in
                let spring = attachment.spring
                return DampedSpring(checked: spring.stiffness, spring.damping - attachment.resistance, 1)
            }
        },
        Mutant("pop-knobs-swapped", "bounciness is taken for speed, and speed for bounciness") {
            $0.pop.spring = { spring in
                ((try? PopSpring(bounciness: spring.speed, speed: spring.bounciness)) ?? spring).spring
            }
        },
        Mutant("pop-decay-per-second", "the rate of decay per millisecond is taken for one per second") {
            $0.pop.decay = { decay, velocity, time in decay.glide(velocity, for: time / 1_000) }
        },
        Mutant("pop-decay-integral", "a throw goes as far as the integral of its velocity") {
            $0.pop.decay = { decay, velocity, time in
                let glide = decay.glide(velocity, for: time)
                return Glide(displacement: glide.displacement * 1.001_001, velocity: glide.velocity)
            }
        },
    ]
}
