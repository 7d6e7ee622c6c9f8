/// The decay animation of POP: what is thrown keeps a share of its velocity each millisecond.
///
/// The distance is the sum of what is covered in whole milliseconds, `v·d(1 − dᵗ)/(1 − d)` with t in ms, extended to
/// any t: in all 0.499·v for d = 0.998, v in points per second. (The integral of the velocity is 0.4995·v.) Source:
/// POP, `POPDecayAnimation`.
public struct PopDecay: Hashable, Sendable {
    /// The share of the velocity that a millisecond leaves, between 0 and 1.
    public let deceleration: Double

    /// What POP takes if nothing is said: 0.998, as a scroll view's normal rate.
    public static let standard = PopDecay(checked: 0.998)

    /// Makes a decay that leaves a share of the velocity each millisecond.
    ///
    /// - Throws: ``InvalidValue`` unless the share is from 2⁻¹⁰ to 1 − 2⁻²⁰.
    public init(deceleration: Double) throws(InvalidValue) {
        guard 0x1p-10...(1 - 0x1p-20) ~= deceleration else {
            throw InvalidValue(
                field: "deceleration", value: deceleration, expected: "from 2^-10 to 1 - 2^-20")
        }
        self.init(checked: deceleration)
    }

    private init(checked deceleration: Double) {
        self.deceleration = deceleration
    }

    /// How far a velocity carries in all, per point per second, in seconds.
    ///
    ///     PopDecay.standard.reach   // 0.499
    public var reach: Double { 0.001 * deceleration / (1 - deceleration) }

    /// What a time, in seconds, makes of a velocity in points per second; of one that is no number, none.
    ///
    /// *Postcondition*: displacement + ``reach`` · velocity stays what it was, whatever the frames.
    public func glide(_ velocity: Double, for time: Double) -> Glide {
        guard velocity.isUsable else { return Glide(displacement: 0, velocity: 0) }
        guard time > 0 else { return Glide(displacement: 0, velocity: velocity) }
        let exponent = Mathematics.logarithm(deceleration) * 1_000 * time
        return Glide(
            displacement: -velocity * reach * Mathematics.exponentialMinusOne(exponent),
            velocity: velocity * Mathematics.exponential(exponent))
    }
}
