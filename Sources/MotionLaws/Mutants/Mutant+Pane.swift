import Motion
import Verification

extension Mutant {
    /// Mistakes in a pane, and in an animator.
    static let pane: [Mutant] = [
        Mutant("thrown-up-closes", "a release sends the pane the other way") {
            $0.pane.thrown = { $0 <= 0 ? .closed : .open }
        },
        Mutant("still-opens", "a pane let go without a velocity opens") {
            $0.pane.thrown = { $0 > 0 ? .closed : .open }
        },
        Mutant("release-from-rest", "the finger's velocity is lost at the release") {
            $0.pane.released = { _ in 0 }
        },
        Mutant("release-reversed", "the finger's velocity has the wrong sign") {
            $0.pane.released = { -$0 }
        },
        Mutant("release-in-milliseconds", "the velocity is taken for one in points per millisecond") {
            $0.pane.released = { $0 * 1_000 }
        },
        Mutant("tap-from-rest", "a tap stops the running animation first") {
            $0.pane.tapVelocity = { _ in 0 }
        },
        Mutant("tap-only-opens", "a tap opens what is open already") {
            $0.pane.tapped = { _ in .open }
        },
        Mutant("touch-keeps-velocity", "a touch leaves the velocity") {
            $0.pane.caught = { $0 }
        },
        Mutant("touch-jumps", "a touch moves the pane to where its state has it") {
            $0.pane.caught = { _ in .atRest }
        },
        Mutant("arrival-short", "the pane ends where its animation does, and not at its target") {
            $0.pane.arrived = { SpringState(displacement: $0.displacement, velocity: 0) }
        },
        Mutant("drag-halved", "the pane follows the finger halfway") {
            $0.pane.dragged = { $0 / 2 }
        },
        Mutant("added-ticked-at-once", "an animation added in a frame is ticked in it") {
            $0.animator.isDue = { _, wasRemoved in !wasRemoved }
        },
        Mutant("removed-still-ticked", "an animation removed in a frame is ticked in it once more") {
            $0.animator.isDue = { wasAdded, _ in !wasAdded }
        },
        Mutant("finished-stay", "animations that have finished are kept") {
            $0.animator.leaves = { _ in false }
        },
        Mutant("animator-in-milliseconds", "animations are told milliseconds") {
            $0.animator.duration = { $0 > 0 && $0.isFinite ? $0 * 1_000 : nil }
        },
        Mutant("empty-frames-ticked", "frames of no length are ticked") {
            $0.animator.duration = { $0 >= 0 && $0.isFinite ? $0 : nil }
        },
        Mutant("never-paused", "the clock runs on with nothing to animate") {
            $0.animator.isPaused = { _ in false }
        },
    ]
}
