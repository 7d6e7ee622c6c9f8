import Generators
import Motion
import Verification

/// A fling towards the boundary of a container and its list, in frames of a length.
struct HandOffCase: CustomStringConvertible {
    /// In points per second; negative backwards, from the list to the container.
    let velocity: Int
    /// How far the boundary is, in points.
    let distance: Double
    /// The length of a frame, in milliseconds; from 1 to 100.
    let milliseconds: Int
    /// At least 1.
    let frames: Int

    var frame: Double { Double(milliseconds) / 1_000 }

    var description: String {
        let boundary = distance == 0 ? "at the boundary" : "\(distance.plain) pt before the boundary"
        return "flung at \(velocity) pt/s, \(boundary), \(frames) \(frames == 1 ? "frame" : "frames") of "
            + "\(milliseconds) ms"
    }

    /// How long everything is that is not in question, in points: too long for any of the flings.
    static let plenty = 0x1p16

    /// Flings of up to 10,000 points per second, and so of up to 5,000 points.
    static let any = Generator<HandOffCase> { source throws(Rejection) in
        // Few frames and a usual fling are simplest: one is enough to see what is lost.
        let frames = try source.draw(.integer(in: 1...60))
        let milliseconds = try source.draw(.integer(in: 1...100, towards: 10))
        let distance = try source.draw(.double(in: 0...2_000))
        return HandOffCase(
            velocity: try source.draw(.integer(in: -10_000...10_000, towards: 1_000)), distance: distance,
            milliseconds: milliseconds, frames: frames)
    }

    /// The pair, flung.
    ///
    /// - Parameter hasBoundary: false to have no boundary on the way.
    func pair(_ rules: MotionRules, hasBoundary: Bool = true) -> HandOff? {
        let forwards = velocity >= 0
        let length = hasBoundary ? (forwards ? distance : Self.plenty) : 0
        guard
            var pair = try? HandOff(
                containerLength: length, listLength: 2 * Self.plenty, rules: rules.handOff)
        else { return nil }
        // Backwards the way begins in the list, as far below the boundary as it is to be.
        if !forwards { pair.drag(by: length + (hasBoundary ? distance : Self.plenty)) }
        pair.release(velocity: Double(velocity))
        return pair
    }
}

/// A finger's way over a container and its list.
struct HandOffDragCase: CustomStringConvertible {
    /// In points.
    let containerLength: Int
    /// In points.
    let listLength: Int
    /// What the finger moves the content by, one after the other, in points.
    let distances: [Double]

    var description: String {
        "a container of \(containerLength) pt, a list of \(listLength) pt, moved by "
            + distances.map(\.plain).joined(separator: ", ") + " pt"
    }

    static let any = Generator<HandOffDragCase> { source throws(Rejection) in
        HandOffDragCase(
            containerLength: try source.draw(.integer(in: 0...500)),
            listLength: try source.draw(.integer(in: 0...2_000)),
            distances: try source.draw(Generator.double(in: -800...800).array(count: 1...8)))
    }

    func pair(_ rules: MotionRules) -> HandOff? {
        try? HandOff(
            containerLength: Double(containerLength), listLength: Double(listLength), rules: rules.handOff)
    }
}
