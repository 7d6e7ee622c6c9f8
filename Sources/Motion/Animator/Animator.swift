/// One clock for a set of animations of a world, paused while the set is empty.
///
/// The world is whatever the animations change; it is passed in, so that nothing here is shared or global.
///
///     var animator = Animator<Pane>()
///     animator.add { pane, frame, _ in pane.advance(by: frame) }
///     animator.tick(1.0 / 60, &pane)      // until animator.isPaused
public struct Animator<World>: Sendable {
    /// Moves the world on by a frame, in seconds, and tells whether it has finished.
    ///
    /// It may add and remove animations, itself included, in the animator that it is handed.
    public typealias Animation =
        @Sendable (_ world: inout World, _ frame: Double, _ animator: inout Animator) -> Bool

    /// What an animation is removed by; no two of one animator are equal.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private struct Slot: Sendable {
        let id: ID
        let animation: Animation
        var isRemoved = false
    }

    private let rules: AnimatorRules
    /// In the order in which they were added, and so in that of their numbers.
    private var slots: [Slot] = []
    private var added = 0
    private var removed = 0
    private var isTicking = false

    /// Makes an animator without animations.
    public init(rules: AnimatorRules = .hardened) {
        self.rules = rules
    }

    /// The number of animations.
    public var count: Int { slots.count - removed }

    /// Whether the clock stands still, because there is nothing to animate.
    public var isPaused: Bool { rules.isPaused(count) }

    /// Whether an animation is in the set.
    /// - Complexity: O(log *n*) in the number of animations.
    public func contains(_ id: ID) -> Bool { slot(of: id) != nil }

    /// Adds an animation; during a tick it is first ticked in the next frame.
    @discardableResult
    public mutating func add(_ animation: @escaping Animation) -> ID {
        added += 1
        let id = ID(number: added)
        slots.append(Slot(id: id, animation: animation))
        return id
    }

    /// Removes an animation, which is not ticked any more, not even in a frame that has begun; ignored if it is not
    /// in the set.
    /// - Complexity: O(*n*) in the number of animations, during a tick O(log *n*).
    public mutating func remove(_ id: ID) {
        guard let index = slot(of: id) else { return }
        slots[index].isRemoved = true
        removed += 1
        if !isTicking { sweep() }
    }

    /// Lets a frame pass: ticks each animation once, in the order in which they were added.
    ///
    /// A frame that is not above 0 or not finite is ignored, and so is one that an animation asks for: a frame has
    /// no frames in it.
    /// - Complexity: O(*n*) in the number of animations, and what they do.
    public mutating func tick(_ frame: Double, _ world: inout World) {
        guard let frame = rules.duration(frame), !isTicking, !isPaused else { return }
        isTicking = true
        let end = slots.count
        var index = 0
        // What is removed keeps its place until the end, so that places mean the same throughout.
        while index < slots.count && index < end + Self.mostAddedInAFrame {
            if rules.isDue(index >= end, slots[index].isRemoved) {
                let id = slots[index].id
                let hasFinished = slots[index].animation(&world, frame, &self)
                if rules.leaves(hasFinished) { remove(id) }
            }
            index += 1
        }
        isTicking = false
        sweep()
    }

    /// How many of the animations added in a frame the rules are asked about: by mistaken ones an animation that
    /// adds another would never end the frame.
    private static var mostAddedInAFrame: Int { 100 }

    private mutating func sweep() {
        if removed > 0 { slots.removeAll(where: \.isRemoved) }
        removed = 0
    }

    private func slot(of id: ID) -> Int? {
        var low = 0
        var high = slots.count
        while low < high {
            let middle = (low + high) / 2
            if slots[middle].id.number < id.number { low = middle + 1 } else { high = middle }
        }
        return low < slots.count && slots[low].id == id && !slots[low].isRemoved ? low : nil
    }
}
