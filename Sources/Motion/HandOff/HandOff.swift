/// A container above a list, both moved by one finger and one inertia.
///
/// Forwards the container moves until it is at its end, then the list; backwards the list until it is at its top, then
/// the container. What one cannot take goes to the other, in the middle of a frame if it has to.
///
///     var pair = try HandOff(containerLength: 200, listLength: 5_000)
///     pair.release(velocity: 1_000)
///     while !pair.isAtRest { pair.advance(by: 1.0 / 60) }
///     pair.offset    // 494.66…: of 1,000/λ, 499.5, all but what it was too slow for
public struct HandOff: Sendable {
    /// How far the container can be scrolled, in points.
    public let containerLength: Double

    /// How far the list can be scrolled, in points.
    public let listLength: Double

    /// The velocity lost per unit of velocity, λ, in s⁻¹.
    public let resistance: Double

    /// How far the container is scrolled, in points, from 0 to its length.
    public private(set) var containerOffset = 0.0

    /// How far the list is scrolled, in points, from 0 to its length.
    public private(set) var listOffset = 0.0

    /// The velocity of what moves, in points per second; positive forwards.
    public private(set) var velocity = 0.0

    private let rules: HandOffRules

    /// −1000·ln 0.998 = 2.002…: what slows a scroll view at the normal rate, in s⁻¹.
    public static let normalResistance = DecelerationRate.normal.resistance

    /// Below this, in points per second, a scroll view stops.
    public static let restVelocity = 10.0

    /// Makes a pair at its top.
    ///
    /// - Throws: ``InvalidValue`` for a length that is negative or 2⁴⁰ and more, or a resistance that is not from
    ///   2⁻⁴⁰ to below 2⁴⁰.
    public init(
        containerLength: Double, listLength: Double, resistance: Double = normalResistance,
        rules: HandOffRules = .hardened
    ) throws(InvalidValue) {
        self.containerLength = try containerLength.asLength("container length")
        self.listLength = try listLength.asLength("list length")
        self.resistance = try resistance.asDivisor("resistance")
        self.rules = rules
    }

    /// How far the two are scrolled together, in points.
    public var offset: Double { containerOffset + listOffset }

    /// Whether it is too slow to be seen to move.
    public var isAtRest: Bool { velocity.magnitude < Self.restVelocity }

    /// Puts a finger on it: it stops where it is.
    public mutating func touch() { velocity = 0 }

    /// Moves the finger, and with it the content, by a distance in points; one that is not below 2⁴⁰ is ignored.
    public mutating func drag(by distance: Double) {
        guard distance.isUsable, distance != 0 else { return }
        let first = rules.first(distance > 0)
        let taken = rules.taken(distance, room(of: first, forwards: distance > 0))
        move(first, by: taken)
        let rest = rules.passedOn(distance, taken)
        move(first.other, by: rules.taken(rest, room(of: first.other, forwards: distance > 0)))
    }

    /// Takes the finger off at a velocity in points per second; one that is not below 2⁴⁰ is taken as 0.
    public mutating func release(velocity: Double) {
        self.velocity = velocity.isUsable ? velocity : 0
    }

    /// Lets a frame pass, in seconds; one that is not above 0 or not finite is ignored.
    ///
    /// Where neither has room left, the velocity is gone.
    public mutating func advance(by frame: Double) {
        guard frame > 0 && frame.isFinite && velocity != 0 else { return }
        let forwards = velocity > 0
        let first = rules.first(forwards)
        guard let left = glide(first, forwards, for: frame) else { return }
        velocity = rules.passed(velocity)
        guard glide(first.other, forwards, for: left) != nil else { return }
        velocity = 0
    }

    /// Lets a scroller glide, and tells how much of the frame is left if it comes to its end before.
    private mutating func glide(_ scroller: Scroller, _ forwards: Bool, for frame: Double) -> Double? {
        let room = room(of: scroller, forwards: forwards)
        let glide = rules.glide(velocity, resistance, frame)
        guard glide.displacement.magnitude > room.magnitude else {
            move(scroller, by: glide.displacement)
            velocity = glide.velocity
            return nil
        }
        // At its end already, it has no part in the frame.
        if room == 0 { return frame }
        let crossing = rules.crossing(velocity, resistance, room, frame)
        move(scroller, by: room)
        velocity = crossing.velocity
        return frame - crossing.time
    }

    /// How far a scroller can go in a direction; negative backwards.
    private func room(of scroller: Scroller, forwards: Bool) -> Double {
        switch scroller {
        case .container: forwards ? containerLength - containerOffset : -containerOffset
        case .list: forwards ? listLength - listOffset : -listOffset
        }
    }

    private mutating func move(_ scroller: Scroller, by distance: Double) {
        switch scroller {
        case .container: containerOffset = min(max(0, containerOffset + distance), containerLength)
        case .list: listOffset = min(max(0, listOffset + distance), listLength)
        }
    }
}
