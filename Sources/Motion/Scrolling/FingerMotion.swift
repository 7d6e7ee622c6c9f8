/// The last move of a finger and the pause after it: the velocity of a pan is computed from them when it ends.
package struct FingerMotion: Hashable, Sendable {
    /// The pause after which a finger counts as still, in seconds: 100 ms.
    package static let halt = 0.1

    /// The distance of the last move, in points, positive if the content moved up.
    package internal(set) var distance = 0.0

    /// The duration of the last move, in seconds; 0 for a finger that has not moved.
    package internal(set) var duration = 0.0

    /// The time since the last move, in seconds.
    package internal(set) var pause = 0.0

    /// A finger that has not moved.
    init() {}

    /// The velocity of a release now, in points per second: that of the last move, and 0 after a pause of 100 ms.
    ///
    /// UIKit does not document how many moves it averages. To use the last one alone is a choice.
    package var releaseVelocity: Double { hasHalted ? 0 : velocity }

    /// Whether the finger has been still for 100 ms, within the rounding error of a sum of frames.
    package var hasHalted: Bool { pause >= Self.halt - 1e-9 }

    /// The velocity of the last move, in points per second, regardless of the pause.
    var velocity: Double {
        guard duration > 0 else { return 0 }
        // Two moves may be reported at nearly the same time, which makes the quotient huge.
        return max(-magnitudeLimit / 2, min(distance / duration, magnitudeLimit / 2))
    }

    /// ``releaseVelocity`` in points per millisecond, the unit of `scrollViewWillEndDragging`.
    package var releaseVelocityPerMillisecond: Double { releaseVelocity / 1_000 }
}
