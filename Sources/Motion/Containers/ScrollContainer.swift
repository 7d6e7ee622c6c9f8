/// Several scrollers under one pan: a header above a list, a sheet with a list in it, or more.
///
/// Offsets, distances and velocities grow in the same direction, forwards: a finger that moves up by 40 points drags
/// by 40. The laws of containers judge every type that conforms:
///
///     struct Feed: ScrollContainer {
///         var header = ScrollPart(offset: 0, range: 0...88)
///         var list = ScrollPart(offset: 0, range: 0...2_000)
///         var parts: [ScrollPart] { [header, list] }
///
///         mutating func touch() {}
///         mutating func drag(by distance: Double) { … }
///         mutating func release(velocity: Double) {}
///         mutating func advance(by frame: Double) {}
///     }
///     let feed = ContainerDefinition("feed") { Feed() }
///
/// A class may conform: each case is run on a new container.
public protocol ScrollContainer {
    /// What it holds, in the order in which a finger that moves forwards moves them.
    var parts: [ScrollPart] { get }

    /// Puts a finger down, which stops what moves; a second finger, if one is down.
    mutating func touch()

    /// Moves the finger by a distance, in points.
    mutating func drag(by distance: Double)

    /// Lifts the finger at a velocity, in points per second.
    mutating func release(velocity: Double)

    /// Takes the gesture away from the finger.
    mutating func cancel()

    /// Scrolls a part to an offset, in points, as an app does without a finger.
    mutating func scroll(_ part: Int, to offset: Double)

    /// Lets a frame pass, in seconds.
    mutating func advance(by frame: Double)
}

extension ScrollContainer {
    /// Lifts the finger at a velocity of 0.
    public mutating func cancel() { release(velocity: 0) }

    /// Does nothing: an app scrolls no part of this container.
    public mutating func scroll(_ part: Int, to offset: Double) {}
}
