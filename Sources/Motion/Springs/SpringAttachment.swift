/// A spring as UIKit Dynamics describes it: an attachment, and the resistance of the attached item.
package struct SpringAttachment: Hashable, Sendable {
    /// The frequency of the undamped oscillation, in hertz; above 0.
    package let frequency: Double

    /// The damping ratio of the attachment by itself; at least 0.
    package let damping: Double

    /// The linear resistance of the item, the velocity it loses per unit of velocity, in s⁻¹; at least 0.
    package let resistance: Double

    /// Describes an attachment.
    ///
    /// - Throws: ``InvalidValue`` naming the first number that is out of range: a frequency from 2⁻¹⁶ to below 2¹⁶,
    ///   damping and resistance 0 or in the same range, but not both 0, because an undamped spring never rests.
    package init(frequency: Double, damping: Double, resistance: Double = 0) throws(InvalidValue) {
        guard frequency >= 0x1p-16 && frequency < 0x1p16 else {
            throw InvalidValue(field: "frequency", value: frequency, expected: "from 2^-16 to below 2^16")
        }
        for (field, value) in [("damping", damping), ("resistance", resistance)]
        where !(value == 0 || (value >= 0x1p-16 && value < 0x1p16)) {
            throw InvalidValue(field: field, value: value, expected: "0, or from 2^-16 to below 2^16")
        }
        guard damping + resistance > 0 else {
            throw InvalidValue(field: "damping", value: damping, expected: "above 0 without a resistance")
        }
        self.init(checked: frequency, damping, resistance)
    }

    private init(checked frequency: Double, _ damping: Double, _ resistance: Double) {
        self.frequency = frequency
        self.damping = damping
        self.resistance = resistance
    }

    /// The equivalent spring of mass 1: k = (2πf)², c = 2ζ·2πf + r.
    ///
    ///     SpringAttachment.pane.spring   // stiffness 483.6…, damping 27.6: damping ratio 0.627
    package var spring: DampedSpring {
        let angular = 2 * .pi * frequency
        return DampedSpring(checked: angular * angular, 2 * damping * angular + resistance, 1)
    }

    /// The attachment of the published pane.
    package static let pane = SpringAttachment(checked: 3.5, 0.4, 10)

    /// The attachment of the published scroll view made with UIKit Dynamics.
    package static let scroller = SpringAttachment(checked: 1.6, 1, 0)
}
