/// How a finger moved last: what a pan gesture measures its velocity by when it ends.
public struct FingerMotion: Hashable, Sendable {
    /// A finger that has not moved for so long has come to a halt: 100 ms.
    public static let halt = 0.1

    /// How far it moved the content last, in points, positive if the content moved up.
    public internal(set) var distance = 0.0

    /// How long that took, in seconds, above 0 if it moved at all.
    public internal(set) var duration = 0.0

    /// How long it has been still since, in seconds.
    public internal(set) var pause = 0.0

    /// A finger that has not moved.
    init() {}

    /// A finger that moved so far in so many seconds, and was still for some seconds.
    ///
    /// - Throws: ``InvalidValue`` for a distance that is not finite or too large, a duration that is not above 0, or a
    ///   negative or non-finite pause.
    public init(distance: Double, duration: Double, pause: Double = 0) throws(InvalidValue) {
        let distance = try distance.asUsable("distance")
        guard duration > 0, duration.isFinite else {
            throw InvalidValue(field: "duration", value: duration, expected: "a number of seconds above 0")
        }
        guard pause >= 0, pause.isFinite else {
            throw InvalidValue(field: "pause", value: pause, expected: "a number of seconds from 0")
        }
        (self.distance, self.duration, self.pause) = (distance, duration, pause)
    }

    /// The velocity with which it lets go, in points per second: that of the last move, and 0 after a halt of 100 ms.
    ///
    /// What a pan measures between its last moves is not documented; that it is the last one alone is a choice.
    public var releaseVelocity: Double { hasHalted ? 0 : velocity }

    /// Whether it has been still for 100 ms, but for what a sum of frames is off by.
    public var hasHalted: Bool { pause >= Self.halt - 1e-9 }

    /// The velocity of its last move, in points per second, however long ago that was.
    var velocity: Double {
        guard duration > 0 else { return 0 }
        // A finger is not that fast, but two moves may be told at nearly the same time.
        return max(-magnitudeLimit / 2, min(distance / duration, magnitudeLimit / 2))
    }

    /// The same in points per millisecond, as `scrollViewWillEndDragging` has it.
    public var releaseVelocityPerMillisecond: Double { releaseVelocity / 1_000 }
}
