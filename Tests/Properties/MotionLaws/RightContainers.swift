import Foundation
import Motion

/// Containers as people write them, which no law may accuse.
enum RightContainers {
    static let all = [
        ContainerDefinition("quick-return", backwards: .firstPartFirst) { QuickReturn() },
        ContainerDefinition("three-parts") { ThreeParts() },
        ContainerDefinition("bouncing", deceleration: .normal) { Bouncing() },
        ContainerDefinition("anchored") { Anchored() },
        ContainerDefinition("list-first") { ListFirst() },
        ContainerDefinition("still") { Still() },
        ContainerDefinition("resizing") { Resizing() },
        ContainerDefinition("fixed-steps") { FixedSteps() },
        ContainerDefinition("flywheel") { FixedSteps(isFlywheel: true) },
        ContainerDefinition("empty-list") { EmptyList() },
        ContainerDefinition("pulled-below") { PulledBelow() },
    ]
}

/// A header that comes back at once, and a list; a fling moves both, at the velocity of each frame's beginning.
struct QuickReturn: ScrollContainer {
    private var header = ScrollPart(offset: 0, range: 0...88)
    private var list = ScrollPart(offset: 0, range: 0...3_000)
    private var velocity = 0.0

    var parts: [ScrollPart] { [header, list] }

    mutating func touch() { velocity = 0 }
    mutating func drag(by distance: Double) { list.move(by: header.move(by: distance)) }
    mutating func release(velocity: Double) { self.velocity = velocity.isFinite ? velocity : 0 }
    mutating func scroll(_ part: Int, to offset: Double) {
        guard part == 1 else { return }
        list.offset = offset
    }

    mutating func advance(by frame: Double) {
        guard frame > 0, frame.isFinite else { return }
        drag(by: velocity * frame)
        velocity *= max(0, 1 - 2 * frame)
    }
}

/// A banner, a header and a list.
struct ThreeParts: ScrollContainer {
    private var held = [
        ScrollPart(offset: 0, range: 0...60), ScrollPart(offset: 0, range: 0...0),
        ScrollPart(offset: -40, range: -40...900),
    ]
    private var velocity = 0.0

    var parts: [ScrollPart] { held }

    mutating func touch() { velocity = 0 }

    mutating func drag(by distance: Double) {
        var rest = distance
        for index in distance > 0 ? Array(held.indices) : held.indices.reversed() {
            rest = held[index].move(by: rest)
        }
    }

    mutating func release(velocity: Double) { self.velocity = velocity.isFinite ? velocity : 0 }

    /// Slows by the same deceleration at any speed.
    mutating func advance(by frame: Double) {
        guard frame > 0, frame.isFinite else { return }
        drag(by: velocity * frame)
        let slower = max(0, velocity.magnitude - 2_000 * frame)
        velocity = velocity < 0 ? -slower : slower
    }
}

/// A header and a list that bands at its end, and bounces there.
struct Bouncing: ScrollContainer {
    private var header = ScrollPart(offset: 0, range: 0...100)
    private var list = ScrollPart(offset: 0, range: 0...400)
    private var velocity = 0.0
    private var isDown = false

    var parts: [ScrollPart] { [header, list] }

    mutating func touch() { (isDown, velocity) = (true, 0) }

    mutating func drag(by distance: Double) {
        guard distance.magnitude < 1e9 else { return }
        // Half of what is beyond the end.
        move(by: distance, beyondEnd: 0.5)
    }

    private mutating func move(by distance: Double, beyondEnd share: Double) {
        if distance > 0 {
            let rest = header.move(by: distance)
            let scrolled = min(rest, max(0, 400 - list.offset))
            list.offset += scrolled + (rest - scrolled) * share
        } else {
            let scrolled = max(distance, -list.offset)
            list.offset += scrolled
            header.move(by: distance - scrolled)
        }
    }

    mutating func release(velocity: Double) {
        isDown = false
        self.velocity = velocity.magnitude < 1e9 ? velocity : 0
    }

    mutating func advance(by frame: Double) {
        guard frame > 0, frame.isFinite, !isDown else { return }
        if list.offset > 400 {
            let beyond = (list.offset - 400) * exp(-10 * frame)
            list.offset = 400 + (beyond < 0.01 ? 0 : beyond)
            velocity = 0
        } else {
            let left = exp(-HandOff.resistance * frame)
            move(by: velocity / HandOff.resistance * (1 - left), beyondEnd: 0.1)
            velocity *= left
        }
    }
}

/// A header and a list whose offsets follow from where the finger is, as with the translation of a pan.
struct Anchored: ScrollContainer {
    private var header = ScrollPart(offset: 0, range: 0...100)
    private var list = ScrollPart(offset: 0, range: 0...400)
    private var (start, translation) = (0.0, 0.0)

    var parts: [ScrollPart] { [header, list] }

    mutating func touch() { (start, translation) = (header.offset + list.offset, 0) }

    mutating func drag(by distance: Double) {
        guard distance.magnitude < 1e9 else { return }
        translation += distance
        let sum = min(max(0, start + translation), 500)
        header.offset = min(sum, 100)
        list.offset = sum - header.offset
    }

    mutating func release(velocity: Double) {}
    mutating func advance(by frame: Double) {}
}

/// A sheet whose list scrolls wherever the sheet is, once it has left its top; it settles with a speed of its own.
struct ListFirst: ScrollContainer {
    private var sheet = ScrollPart(offset: 0, range: 0...500, detents: [0, 500])
    private var list = ScrollPart(offset: 0, range: 0...1_000)
    private var target: Double?

    var parts: [ScrollPart] { [sheet, list] }

    mutating func touch() { target = nil }

    mutating func drag(by distance: Double) {
        if distance > 0, list.offset == 0 {
            list.move(by: sheet.move(by: distance))
        } else if distance > 0 {
            sheet.move(by: list.move(by: distance))
        } else {
            sheet.move(by: list.move(by: distance))
        }
    }

    mutating func release(velocity: Double) { target = sheet.offset + velocity / 4 < 250 ? 0 : 500 }

    mutating func scroll(_ part: Int, to offset: Double) {
        if part == 1 { list.offset = offset } else { (sheet.offset, target) = (offset, nil) }
    }

    mutating func advance(by frame: Double) {
        guard frame > 0, frame.isFinite, let target else { return }
        let way = min(1_500 * frame, (target - sheet.offset).magnitude)
        sheet.move(by: target < sheet.offset ? -way : way)
    }
}

/// A class without inertia, of one part.
final class Still: ScrollContainer {
    private var list = ScrollPart(offset: 0, range: 0...400)
    var parts: [ScrollPart] { [list] }
    func touch() {}
    func drag(by distance: Double) { list.move(by: distance) }
    func release(velocity: Double) {}
    func advance(by frame: Double) {}
}
