import Foundation
import Motion

/// A header, and a list below it that can be scrolled less far the more room the header leaves it.
struct Resizing: ScrollContainer {
    private var header = ScrollPart(offset: 0, range: 0...120)
    private var listOffset = 0.0

    var parts: [ScrollPart] { [header, list] }
    private var list: ScrollPart { ScrollPart(offset: listOffset, range: 0...(1_100 - header.offset)) }

    mutating func touch() {}

    mutating func drag(by distance: Double) {
        let rest = distance > 0 ? header.move(by: distance) : distance
        var list = list
        let left = list.move(by: rest)
        listOffset = list.offset
        if distance < 0 { header.move(by: left) }
        listOffset = min(listOffset, self.list.range.upperBound)
    }

    mutating func release(velocity: Double) {}
    mutating func advance(by frame: Double) {}

    mutating func scroll(_ part: Int, to offset: Double) {
        if part == 0 { header.offset = offset } else { listOffset = offset }
        listOffset = min(listOffset, list.range.upperBound)
    }
}

/// A header and a list under an inertia that takes steps of a sixtieth of a second; as a flywheel it goes on from a motion
/// that a touch stopped, if it is flung the same way.
struct FixedSteps: ScrollContainer {
    private let isFlywheel: Bool
    private var header = ScrollPart(offset: 0, range: 0...100)
    private var list = ScrollPart(offset: 0, range: 0...1_500)
    private var (velocity, time, stopped) = (0.0, 0.0, 0.0)

    init(isFlywheel: Bool = false) { self.isFlywheel = isFlywheel }

    var parts: [ScrollPart] { [header, list] }

    mutating func touch() { (velocity, time, stopped) = (0, 0, velocity) }

    mutating func drag(by distance: Double) {
        if distance > 0 {
            list.move(by: header.move(by: distance))
        } else {
            header.move(by: list.move(by: distance))
        }
    }

    mutating func release(velocity: Double) {
        self.velocity = velocity.magnitude < 1e9 ? velocity : 0
        if isFlywheel, self.velocity * stopped > 0 { self.velocity += stopped }
    }

    mutating func advance(by frame: Double) {
        guard frame > 0, frame < 10 else { return velocity = frame > 0 ? 0 : velocity }
        time += frame
        while time >= 1.0 / 60 {
            time -= 1.0 / 60
            drag(by: velocity / 60)
            velocity *= 0.97
        }
    }
}

/// A header and a list without content, which bands all the same, and comes back like a critically damped spring.
struct EmptyList: ScrollContainer {
    private var header = ScrollPart(offset: 0, range: 0...120)
    private var (list, speed) = (0.0, 0.0)
    private var isDown = false

    var parts: [ScrollPart] { [header, ScrollPart(offset: list, range: 0...0)] }

    mutating func touch() { (isDown, speed) = (true, 0) }

    mutating func drag(by distance: Double) {
        guard distance.magnitude < 1e9 else { return }
        let relaxed =
            list * distance < 0 ? min(list.magnitude, distance.magnitude / 2) * (distance < 0 ? -1 : 1) : 0
        list += relaxed
        list += header.move(by: distance - 2 * relaxed) / 2
    }

    mutating func release(velocity: Double) { isDown = false }

    mutating func advance(by frame: Double) {
        guard frame > 0, frame.isFinite, !isDown else { return }
        let (rate, start) = (12.0, list)
        let slope = speed + rate * start
        let left = exp(-rate * frame)
        list = left == 0 ? 0 : (start + slope * frame) * left
        speed = left == 0 ? 0 : (speed - rate * slope * frame) * left
        if list.magnitude < 0.01 { (list, speed) = (0, 0) }
    }
}

/// A sheet that can be pulled below its lowest detent, and comes back to it.
struct PulledBelow: ScrollContainer {
    private var sheet = ScrollPart(offset: 300, range: 0...600, detents: [300, 600])
    private var target: Double?

    var parts: [ScrollPart] { [sheet] }

    mutating func touch() { target = nil }
    mutating func drag(by distance: Double) { sheet.move(by: distance) }
    mutating func release(velocity: Double) {
        let aim = sheet.offset + (velocity.isFinite ? velocity / 4 : 0)
        target = aim < 450 ? 300 : 600
    }

    mutating func advance(by frame: Double) {
        guard frame > 0, frame.isFinite, let target else { return }
        let way = min(1_500 * frame, (target - sheet.offset).magnitude)
        sheet.move(by: target < sheet.offset ? -way : way)
    }
}
