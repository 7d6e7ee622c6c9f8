import Generators
import Motion
import Verification

extension MotionLaw {
    /// The conversions of other descriptions of springs and decays.
    static let springKinds: [MotionLaw] = [attachmentSwings, popTunes, popDecays]

    static let attachmentSwings = MotionLaw(
        "D12", "attachment", .springs,
        statement:
            "an attachment of frequency f, damping ζ and resistance r is a spring of mass 1, stiffness (2πf)² and "
            + "damping 2ζ·2πf + r",
        reason: "The hand-made pane and the one made with UIKit Dynamics do not move alike.",
        cases: AttachmentCase.any
    ) { rules, value in
        let spring = rules.springs.attachment(value.attachment)
        let angular = 2 * .pi * value.attachment.frequency
        let braking = 2 * value.attachment.damping * angular + value.attachment.resistance
        return .unless(
            "the frequency, in radians per second,", spring.angularFrequency, is: angular,
            within: 1e-12 * angular, "2πf")
            ?? .unless(
                "the damping of a unit of mass", spring.damping / spring.mass, is: braking,
                within: 1e-12 * (1 + braking), "2ζ·2πf + r")
    }

    static let popTunes = MotionLaw(
        "D13", "POP's two knobs", .springs,
        statement:
            "a POP spring of a higher bounciness is less damped, and one of a higher speed is stiffer, to 10⁻¹² of the value",
        reason: "The setting called bounciness changes something else.",
        cases: PopCase.any
    ) { rules, value in
        let spring = rules.pop.spring(value.spring)
        let bouncier = rules.pop.spring(value.bouncier)
        let faster = rules.pop.spring(value.faster)
        return .unless(
            "the damping ratio of the bouncier one", bouncier.dampingRatio,
            isAtMost: spring.dampingRatio * (1 + 1e-12), "at most that of the other")
            ?? .unless(
                "the frequency of the faster one", faster.angularFrequency,
                isAtLeast: spring.angularFrequency * (1 - 1e-12), "at least that of the other")
    }

    static let popDecays = MotionLaw(
        "D14", "POP's decay", .springs,
        statement:
            "the distance that a decay has covered plus 0.499 of its velocity is 0.499 of its initial velocity",
        reason: "The end of a throw depends on the frame rate, or is a thousand times too far.",
        origin: ["v·d/(1 − d) in milliseconds, for d = 0.998"], cases: DecayCase.any
    ) { rules, value in
        let glide = rules.pop.decay(.standard, value.velocity, value.frame)
        let reach = 0.499 * value.velocity
        return
            (Violation.unless(
                "the distance covered and to come", glide.displacement + 0.499 * glide.velocity, is: reach,
                within: 1e-9 * max(0x1p-900, reach.magnitude), "0.499·v")
            ?? .unless(
                "the velocity left", glide.velocity, is: value.velocityLeft,
                within: 1e-9 * max(0x1p-900, value.velocity.magnitude), "0.998 of it for each millisecond"))?
            .at(place: value.frame)
    }
}

struct AttachmentCase: DrawnCase {
    let attachment: SpringAttachment

    var description: String {
        "frequency \(attachment.frequency.plain), damping \(attachment.damping.plain), "
            + "resistance \(attachment.resistance.plain)"
    }

    fileprivate static let any = Generator<AttachmentCase> { source throws(Rejection) in
        let frequency = try source.draw(.double(in: 0.1...20))
        let damping = try source.draw(.oneOf(.always(0), .double(in: 0.01...3)))
        let resistance = try source.draw(.oneOf(.always(0), .double(in: 0.01...50)))
        guard
            let attachment = try? SpringAttachment(
                frequency: frequency, damping: damping, resistance: resistance)
        else { throw Rejection("no such attachment") }
        return AttachmentCase(attachment: attachment)
    }
}

/// A POP spring, one that is bouncier, and one that is faster.
struct PopCase: DrawnCase {
    let spring: PopSpring
    let bouncier: PopSpring
    let faster: PopSpring

    var description: String {
        "bounciness \(spring.bounciness.plain) and \(bouncier.bounciness.plain), "
            + "speed \(spring.speed.plain) and \(faster.speed.plain)"
    }

    fileprivate static let any = Generator<PopCase> { source throws(Rejection) in
        let bounciness = try source.draw(.double(in: 0...20))
        let speed = try source.draw(.double(in: 0...20))
        let more = try source.draw(.double(in: 0...20))
        guard let spring = try? PopSpring(bounciness: bounciness, speed: speed),
            let bouncier = try? PopSpring(bounciness: max(bounciness, more), speed: speed),
            let faster = try? PopSpring(bounciness: bounciness, speed: max(speed, more))
        else { throw Rejection("no such spring") }
        return PopCase(spring: spring, bouncier: bouncier, faster: faster)
    }
}

/// A throw, and a frame.
struct DecayCase: DrawnCase {
    let velocity: Double
    let milliseconds: Int

    var frame: Double { Double(milliseconds) / 1_000 }
    var velocityLeft: Double { velocity.slowed(for: milliseconds) }

    var description: String { "thrown at \(velocity.plain) pt/s, a frame of \(milliseconds) ms" }

    fileprivate static let any = Generator<DecayCase> { source throws(Rejection) in
        DecayCase(
            velocity: try source.draw(.double(in: -5_000...5_000)),
            milliseconds: try source.draw(.integer(in: 0...1_000)))
    }
}

extension Double {
    /// The velocity after some milliseconds that each take 0.2 % of it, by repeated multiplication.
    func slowed(for milliseconds: Int) -> Double {
        (0..<milliseconds).reduce(self) { velocity, _ in velocity * 0.998 }
    }
}
