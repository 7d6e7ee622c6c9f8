/// A container and a list inside it, both scrolled by one finger and one inertia.
///
/// Forwards the container scrolls to its end first, then the list. Backwards the list scrolls to its top first, then the
/// container. The movement that one has no room for goes to the other, also in the middle of a frame.
///
///     var pair = ContainerDefinition.pair.makeContainer()
///     pair.release(velocity: 1_000)
///     for _ in 0..<300 { pair.advance(by: 1.0 / 60) }
///     pair.parts.map(\.offset)    // [200, 294.66…]: 1,000/λ = 499.5, less the way below the rest velocity
package struct HandOff: ScrollContainer, Sendable {
    /// The largest offset of the container, in points.
    package let containerLength: Double

    /// The largest offset of the list, in points.
    package let listLength: Double

    /// The offset of the container, in points, from 0 to ``containerLength``.
    package private(set) var containerOffset = 0.0

    /// The offset of the list, in points, from 0 to ``listLength``.
    package private(set) var listOffset = 0.0

    /// The velocity, in points per second; positive forwards.
    package private(set) var velocity = 0.0

    private let rules: HandOffRules

    /// The resistance λ of a scroll view at the normal rate, the share of the velocity lost per second: −1000·ln 0.998 =
    /// 2.002…, in s⁻¹.
    package static let resistance = DecelerationRate.normal.resistance

    /// The speed below which the pair is at rest, in points per second.
    package static let restVelocity = 10.0

    /// Makes a pair at its top, by rules.
    ///
    /// - Parameters:
    ///   - length: the length of the container, in points, 0 or more.
    ///   - listLength: the length of the list, in points, 0 or more.
    init(checked length: Double, _ listLength: Double, _ rules: HandOffRules = .hardened) {
        containerLength = length
        self.listLength = listLength
        self.rules = rules
    }

    /// The container and the list.
    package var parts: [ScrollPart] {
        [
            ScrollPart(offset: containerOffset, range: 0...containerLength),
            ScrollPart(offset: listOffset, range: 0...listLength),
        ]
    }

    /// Puts a finger down, which stops the motion.
    package mutating func touch() { velocity = 0 }

    /// Moves the finger by a distance in points, positive forwards; an invalid distance is ignored.
    package mutating func drag(by distance: Double) {
        guard distance.isUsable, distance != 0 else { return }
        let first = rules.first(distance > 0)
        let taken = rules.taken(distance, room(of: first, forwards: distance > 0))
        move(first, by: taken)
        let rest = rules.passedOn(distance, taken)
        move(first.other, by: rules.taken(rest, room(of: first.other, forwards: distance > 0)))
    }

    /// Lifts the finger at a velocity in points per second; an invalid velocity counts as 0.
    package mutating func release(velocity: Double) {
        self.velocity = velocity.isUsable ? velocity : 0
    }

    /// Scrolls the container, which is part 0, or the list to an offset in points, and stops; an invalid one is ignored.
    package mutating func scroll(_ part: Int, to offset: Double) {
        guard offset.isUsable else { return }
        let scroller = part == 0 ? Scroller.container : .list
        move(scroller, by: offset - (part == 0 ? containerOffset : listOffset))
        velocity = 0
    }

    /// Lets a frame in seconds pass; one that is not finite and above 0 is ignored.
    ///
    /// When neither has room left, the velocity becomes 0.
    package mutating func advance(by frame: Double) {
        guard frame > 0 && frame.isFinite && velocity != 0 else { return }
        let forwards = velocity > 0
        let first = rules.first(forwards)
        guard let left = glide(first, forwards, for: frame) else { return }
        velocity = rules.passed(velocity)
        guard glide(first.other, forwards, for: left) != nil else { return }
        velocity = 0
    }

    /// Lets one of the two glide for a frame; returns the rest of the frame if it reaches its end before, else nil.
    private mutating func glide(_ scroller: Scroller, _ forwards: Bool, for frame: Double) -> Double? {
        let room = room(of: scroller, forwards: forwards)
        let glide = rules.glide(velocity, Self.resistance, frame)
        guard glide.displacement.magnitude > room.magnitude else {
            move(scroller, by: glide.displacement)
            velocity = glide.velocity
            return nil
        }
        // A scroller at its end uses none of the frame.
        if room == 0 { return frame }
        let crossing = rules.crossing(velocity, Self.resistance, room, frame)
        move(scroller, by: room)
        velocity = crossing.velocity
        return frame - crossing.time
    }

    /// The distance to the end of a scroller in a direction, in points; negative backwards.
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
