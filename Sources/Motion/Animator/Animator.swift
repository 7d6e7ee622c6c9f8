/// A clock for a set of animations, paused while the set is empty.
///
/// The animations change a value of type `World`, which each tick passes in; the animator holds no shared state.
///
///     var animator = Animator<Pane>()
///     animator.add { pane, frame, _ in pane.advance(by: frame) }
///     animator.tick(1.0 / 60, &pane)      // until animator.isPaused
package struct Animator<World>: Sendable {
    /// A function that advances the world by a frame in seconds and returns whether the animation has finished.
    ///
    /// It may add and remove animations, itself included, in the animator that is passed to it.
    package typealias Animation =
        @Sendable (_ world: inout World, _ frame: Double, _ animator: inout Animator) -> Bool

    /// The identifier of an animation, unique within its animator.
    package struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private struct Slot: Sendable {
        let id: ID
        let animation: Animation
        var isRemoved = false
    }

    private let rules: AnimatorRules
    /// The animations in the order of their addition, which is that of their numbers.
    private var slots: [Slot] = []
    private var added = 0
    private var removed = 0
    private var isTicking = false

    /// Makes an animator without animations.
    package init(rules: AnimatorRules = .hardened) {
        self.rules = rules
    }

    /// The number of animations.
    package var count: Int { slots.count - removed }

    /// Whether the clock is stopped because the set is empty.
    package var isPaused: Bool { rules.isPaused(count) }

    /// Adds an animation; one that is added during a tick is first ticked in the next frame.
    @discardableResult
    package mutating func add(_ animation: @escaping Animation) -> ID {
        added += 1
        let id = ID(number: added)
        slots.append(Slot(id: id, animation: animation))
        return id
    }

    /// Removes an animation, which is not ticked again, also not in the current frame; ignored if it is not in the set.
    /// - Complexity: O(*n*) in the number of animations, during a tick O(log *n*).
    package mutating func remove(_ id: ID) {
        guard let index = slot(of: id) else { return }
        slots[index].isRemoved = true
        removed += 1
        if !isTicking { sweep() }
    }

    /// Ticks each animation once with a frame in seconds, in the order of their addition.
    ///
    /// A frame that is not finite and above 0 is ignored, and so is a call from within a tick.
    /// - Complexity: O(*n*) in the number of animations, plus their own work.
    package mutating func tick(_ frame: Double, _ world: inout World) {
        guard let frame = rules.duration(frame), !isTicking, !isPaused else { return }
        isTicking = true
        let end = slots.count
        var index = 0
        // Removed animations keep their slots until the end of the tick, so that indices stay valid.
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

    /// The largest number of animations added in a frame that the rules can tick in it.
    ///
    /// It bounds the frame under wrong rules, by which an animation that adds another would go on for ever.
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
