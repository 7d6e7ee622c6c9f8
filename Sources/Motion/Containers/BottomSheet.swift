/// A sheet that rests at detents, with a list in it.
///
/// Forwards the sheet opens fully, then the list scrolls; backwards the list scrolls to its top first. A lift settles
/// the sheet at the detent that is nearest to where its velocity would take it. A fling of the list ends at its top:
/// the sheet stays open.
///
///     var sheet = try BottomSheet(detents: [0, 300, 600], listLength: 2_000)
///     sheet.drag(by: 100)
///     sheet.release(velocity: 800)
///     for _ in 0..<60 { sheet.advance(by: 1.0 / 60) }
///     sheet.parts[0].offset    // 600.0: 100 and the way of 800 pt/s, 399.6, are nearest to it
package struct BottomSheet: ScrollContainer, Sendable {
    /// The offsets at which the sheet rests, in points, in ascending order; at least one.
    package let detents: [Double]

    /// The largest offset of the list, in points.
    package let listLength: Double

    /// The offset of the sheet, in points.
    package var position: Double

    /// The offset of the list, in points, from 0 to ``listLength``.
    package var listOffset = 0.0

    /// The detent towards which the sheet moves, and how; nil while it does not.
    private var settling: (target: Double, state: SpringState)?
    private var listVelocity = 0.0

    /// Critically damped, at 2 Hz.
    private static let spring = DampedSpring(checked: 16 * .pi * .pi, 8 * .pi, 1)

    /// A sheet with detents at 0, 300 and 600 points, and a list of 2,000.
    package static let standard = BottomSheet(checked: [0, 300, 600], 2_000)

    private init(checked detents: [Double], _ listLength: Double) {
        self.detents = detents
        self.listLength = listLength
        position = detents[0]
    }

    private var lowest: Double { detents[0] }
    private var highest: Double { detents[detents.count - 1] }

    /// The sheet and the list.
    package var parts: [ScrollPart] {
        [
            ScrollPart(offset: position, range: lowest...highest, detents: detents),
            ScrollPart(offset: listOffset, range: 0...listLength),
        ]
    }

    /// Puts a finger down, which stops the sheet and the list.
    package mutating func touch() { (settling, listVelocity) = (nil, 0) }

    /// Moves the finger by a distance, in points; an invalid distance is ignored.
    package mutating func drag(by distance: Double) {
        guard distance.isUsable else { return }
        touch()
        if distance > 0 {
            let opened = min(distance, highest - position)
            position += opened
            listOffset = min(listOffset + distance - opened, listLength)
        } else {
            let scrolled = max(distance, -listOffset)
            listOffset += scrolled
            position = max(position + distance - scrolled, lowest)
        }
    }

    /// Lifts the finger at a velocity, in points per second; an invalid velocity counts as 0.
    package mutating func release(velocity: Double) {
        let velocity = velocity.isUsable ? velocity : 0
        if position < highest || listOffset == 0 && velocity < 0 {
            settle(velocity)
        } else {
            listVelocity = velocity
        }
    }

    /// Scrolls the list, or moves the sheet, to an offset in points; an invalid offset is ignored.
    package mutating func scroll(_ part: Int, to offset: Double) {
        guard offset.isUsable else { return }
        if part == 0 {
            position = min(max(lowest, offset), highest)
            settle(0)
        } else {
            (listOffset, listVelocity) = (min(max(0, offset), listLength), 0)
        }
    }

    /// Lets a frame pass, in seconds; one that is not finite and above 0 is ignored.
    package mutating func advance(by frame: Double) {
        guard frame > 0 && frame.isFinite else { return }
        if let (target, state) = settling {
            let next = Self.spring.advanced(state, by: frame)
            let isThere = next.displacement.magnitude < 0.01 && next.velocity.magnitude < 1
            position = isThere ? target : min(max(lowest, next.position(target: target)), highest)
            settling = isThere ? nil : (target, next)
        }
        guard listVelocity.magnitude >= HandOff.restVelocity else { return listVelocity = 0 }
        let glide = HandOffRules.hardened.glide(listVelocity, HandOff.resistance, frame)
        let reached = listOffset + glide.displacement
        listOffset = min(max(0, reached), listLength)
        listVelocity = listOffset == reached ? glide.velocity : 0
    }

    private mutating func settle(_ velocity: Double) {
        let aim = position + velocity / HandOff.resistance
        let target = detents.min { ($0 - aim).magnitude < ($1 - aim).magnitude } ?? position
        settling = (target, SpringState(position: position, target: target, velocity: velocity))
    }
}
