import Generators
import Motion
import Verification

/// A fling towards the boundary of a container and its list, and frames.
struct HandOffCase: DrawnCase {
    /// In points per second; negative backwards, from the list to the container.
    let velocity: Int
    /// The distance to the boundary, in points.
    let distance: Double
    /// The duration of a frame, in milliseconds; from 1 to 100.
    let milliseconds: Int
    /// At least 1.
    let frames: Int

    var frame: Double { Double(milliseconds) / 1_000 }

    var description: String {
        let boundary = distance == 0 ? "at the boundary" : "\(distance.plain) pt before the boundary"
        return "flung at \(velocity) pt/s, \(boundary), \(frames) \(frames == 1 ? "frame" : "frames") of "
            + "\(milliseconds) ms"
    }

    /// A length that no fling covers, in points.
    static let plenty = 0x1p16

    /// Flings of up to 10,000 points per second, and so of up to 5,000 points.
    static let any = AllCases<HandOffCase> { source throws(Rejection) in
        // Few frames are simplest: one shows the distance lost.
        let frames = try source.draw(.integer(in: 1...60))
        let milliseconds = try source.draw(.integer(in: 1...100, towards: 10))
        let distance = try source.draw(.double(in: 0...2_000))
        return HandOffCase(
            velocity: try source.draw(.integer(in: -10_000...10_000, towards: 1_000)), distance: distance,
            milliseconds: milliseconds, frames: frames)
    }

    /// The pair just after the release.
    ///
    /// - Parameter hasBoundary: false for a pair without a boundary on the way.
    func pair(_ rules: MotionRules, hasBoundary: Bool = true) -> HandOff? {
        let forwards = velocity >= 0
        let length = hasBoundary ? (forwards ? distance : Self.plenty) : 0
        guard
            var pair = try? HandOff(
                containerLength: length, listLength: 2 * Self.plenty, rules: rules.handOff)
        else { return nil }
        // A fling backwards begins in the list, at the distance below the boundary.
        if !forwards { pair.drag(by: length + (hasBoundary ? distance : Self.plenty)) }
        pair.release(velocity: Double(velocity))
        return pair
    }
}

/// Moves of a finger on a container and its list.
struct HandOffDragCase: DrawnCase {
    /// In points.
    let containerLength: Int
    /// In points.
    let listLength: Int
    /// The moves of the finger, in order, in points.
    let distances: [Double]
    /// Whether the finger lifts after each move, for a tenth of a second.
    let isLifted: Bool

    var description: String {
        "a container of \(containerLength) pt, a list of \(listLength) pt, moved by "
            + distances.map(\.plain).joined(separator: ", ") + " pt"
    }

    /// Moves of a finger that stays down.
    static let held = any(isLifted: false)

    /// Moves of a finger that lifts after each of them.
    static let lifted = any(isLifted: true)

    private static func any(isLifted: Bool) -> Generator<HandOffDragCase> {
        Generator { source throws(Rejection) in
            HandOffDragCase(
                containerLength: try source.draw(.integer(in: 0...500)),
                listLength: try source.draw(.integer(in: 0...2_000)),
                distances: try source.draw(Generator.double(in: -800...800).array(count: 1...8)),
                isLifted: isLifted)
        }
    }

    /// Moves the finger by a distance in points.
    func move(_ pair: inout HandOff, by distance: Double) {
        pair.drag(by: distance)
        guard isLifted else { return }
        pair.release(velocity: distance)
        pair.advance(by: 0.1)
    }

    func pair(_ rules: MotionRules) -> HandOff? {
        try? HandOff(
            containerLength: Double(containerLength), listLength: Double(listLength), rules: rules.handOff)
    }
}
