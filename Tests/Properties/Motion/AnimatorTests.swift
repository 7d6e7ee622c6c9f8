import Motion
import Testing

@Suite struct AnimatorTests {
    private struct World {
        var log: [String] = []
        var ids: [Animator<World>.ID] = []
    }

    @Test
    func `each animation is ticked once a frame, in the order in which they were added, until it finishes`() {
        var world = World()
        var animator = Animator<World>()
        animator.add { world, frame, _ in
            world.log.append("a\(frame)")
            return world.log.count > 2
        }
        animator.add { world, _, _ in
            world.log.append("b")
            return false
        }
        animator.tick(0.5, &world)
        animator.tick(0.25, &world)
        animator.tick(1, &world)
        #expect(world.log == ["a0.5", "b", "a0.25", "b", "b"])
        #expect(animator.count == 1)
    }

    @Test func `what is added in a frame is first ticked in the next`() {
        var world = World()
        var animator = Animator<World>()
        animator.add { world, _, animator in
            world.log.append("first")
            animator.add { world, _, _ in
                world.log.append("second")
                return true
            }
            return true
        }
        animator.tick(1, &world)
        #expect(world.log == ["first"] && animator.count == 1)
        animator.tick(1, &world)
        #expect(world.log == ["first", "second"] && animator.isPaused)
    }

    @Test func `what is removed in a frame is not ticked any more, not even in that frame`() {
        var world = World()
        var animator = Animator<World>()
        animator.add { world, _, animator in
            world.log.append("remover")
            for id in world.ids { animator.remove(id) }
            return false
        }
        world.ids.append(
            animator.add { world, _, _ in
                world.log.append("removed")
                return false
            })
        animator.tick(1, &world)
        animator.tick(1, &world)
        #expect(world.log == ["remover", "remover"] && animator.count == 1)
    }

    @Test func `one that removes itself is gone, whatever it tells`() {
        var world = World()
        var animator = Animator<World>()
        world.ids.append(
            animator.add { world, _, animator in
                world.log.append("once")
                animator.remove(world.ids[0])
                return false
            })
        animator.tick(1, &world)
        animator.tick(1, &world)
        #expect(world.log == ["once"] && animator.isPaused)
    }

    @Test func `a frame within a frame is none`() {
        var world = World()
        var animator = Animator<World>()
        animator.add { world, frame, animator in
            world.log.append("ticked")
            animator.tick(frame, &world)
            return false
        }
        animator.tick(1, &world)
        #expect(world.log == ["ticked"])
    }

    @Test(arguments: [0, -0.0, -1, .nan, .infinity, -.infinity])
    func `a frame that lasts no time ticks nothing`(frame: Double) {
        var world = World()
        var animator = Animator<World>()
        animator.add { world, _, _ in
            world.log.append("ticked")
            return true
        }
        animator.tick(frame, &world)
        #expect(world.log.isEmpty && animator.count == 1 && !animator.isPaused)
    }

    @Test func `a removal of what is gone is ignored, and no number is given twice`() {
        var world = World()
        var animator = Animator<World>()
        let first = animator.add { _, _, _ in true }
        animator.tick(1, &world)
        let second = animator.add { _, _, _ in true }
        animator.remove(first)
        #expect(first != second && animator.count == 1)
        animator.remove(second)
        animator.remove(second)
        #expect(animator.isPaused && animator.count == 0)
    }

    @Test func `what is removed in a frame is gone at once, and only once`() {
        var world = World()
        var animator = Animator<World>()
        animator.add { world, _, animator in
            animator.remove(world.ids[0])
            animator.remove(world.ids[0])
            world.log.append("\(animator.count)")
            return true
        }
        world.ids.append(animator.add { _, _, _ in false })
        animator.tick(1, &world)
        #expect(world.log == ["1"] && animator.isPaused)
    }

    @Test func `a copy of an animator goes on by itself`() {
        var world = World()
        var animator = Animator<World>()
        animator.add { _, _, _ in true }
        let copy = animator
        animator.tick(1, &world)
        #expect(animator.isPaused && copy.count == 1)
    }

    @Test func `it moves a pane until that rests`() throws {
        var pane = try Pane(open: 0, closed: 400, in: .closed, spring: PopSpring.pane.spring)
        var animator = Animator<Pane>()
        pane.tap()
        animator.add { pane, frame, _ in pane.advance(by: frame) }
        var frames = 0
        while !animator.isPaused && frames < 1_000 {
            animator.tick(1.0 / 60, &pane)
            frames += 1
        }
        #expect(pane.position == 0 && pane.phase == .resting && frames < 60)
    }
}
