import Motion

/// When an event of a session occurs, and what moves the content then.
public struct Moment: Hashable, Sendable {
    /// The time since the session began, in seconds.
    package let time: Double

    /// The way of the finger since it touched the screen, in points, positive when it has moved up; nil if none is down.
    package let fingerTravel: Double?

    /// What moves the content before the event.
    package let phase: ScrollMotion.Phase

    /// The beginning of a session.
    static let start = Moment(time: 0, fingerTravel: nil, phase: .resting)
}
