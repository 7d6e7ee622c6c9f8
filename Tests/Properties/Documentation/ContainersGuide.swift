import Motion

/// The code of the section on containers in Documentation/Fingers.md.
enum ContainersGuide {
    struct Feed: ScrollContainer {
        var header = ScrollPart(offset: 0, range: 0...88)
        var list = ScrollPart(offset: 0, range: 0...2_000)
        var velocity = 0.0

        var parts: [ScrollPart] { [header, list] }

        mutating func touch() { velocity = 0 }

        mutating func drag(by distance: Double) {
            if distance > 0 {
                list.move(by: header.move(by: distance))
            } else {
                header.move(by: list.move(by: distance))
            }
        }

        mutating func release(velocity: Double) { self.velocity = velocity.isFinite ? velocity : 0 }

        mutating func advance(by frame: Double) {
            guard frame > 0, frame.isFinite else { return }
            let isHeader = header.offset < 88
            drag(by: velocity * frame)
            velocity *= max(0, 1 - 2 * frame)
            if isHeader, header.offset == 88 { velocity = 0 }
        }
    }

    static let feed = ContainerDefinition("feed") { Feed() }
}
