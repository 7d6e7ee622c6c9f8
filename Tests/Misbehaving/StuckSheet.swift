import Motion

/// A sheet that does not follow the finger.
struct StuckSheet: ScrollContainer {
    let parts = [ScrollPart(offset: 0, range: 0...88)]

    mutating func touch() {}
    mutating func drag(by distance: Double) {}
    mutating func release(velocity: Double) {}
    mutating func advance(by frame: Double) {}
}
