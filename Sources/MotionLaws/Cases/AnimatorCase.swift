import Generators
import Motion

/// Animations that add and remove each other, and frames.
struct AnimatorCase: DrawnCase {
    /// The script of one animation.
    struct Script: CustomStringConvertible {
        /// The tick in which the animation finishes, from 1.
        let lifetime: Int
        /// The tick in which it adds another animation, of two ticks; nil for none.
        let adds: Int?
        /// The tick in which it removes an animation, and the number of that animation in the order of addition.
        let removes: (tick: Int, number: Int)?

        var description: String {
            "finishes in tick \(lifetime)" + (adds.map { ", adds one in tick \($0)" } ?? "")
                + (removes.map { ", removes number \($0.number) in tick \($0.tick)" } ?? "")
        }
    }

    let scripts: [Script]
    let frames: [Double]

    var description: String {
        "animations: \(scripts.map(\.description).joined(separator: "; ")); frames of "
            + frames.map { "\($0)" }.joined(separator: ", ") + " s"
    }

    static let any = AllCases<AnimatorCase> { source throws(Rejection) in
        let scripts = try source.draw(Script.any.array(count: 0...4))
        let frames = try source.draw(
            Generator<Double>.element(of: 1, 0.5, 0, -1, .nan, .infinity).array(count: 1...6))
        return AnimatorCase(scripts: scripts, frames: frames)
    }
}

extension AnimatorCase.Script {
    /// The script of an animation that another one adds.
    static let added = AnimatorCase.Script(lifetime: 2, adds: nil, removes: nil)

    fileprivate static let any = Generator<AnimatorCase.Script> { source throws(Rejection) in
        let lifetime = try source.draw(.integer(in: 1...4))
        let adds = try source.draw(Generator<Int>.integer(in: 1...4).optional())
        let removes = try source.draw(
            zip(Generator<Int>.integer(in: 1...4), Generator<Int>.integer(in: 0...5)).optional())
        return AnimatorCase.Script(
            lifetime: lifetime, adds: adds, removes: removes.map { (tick: $0.0, number: $0.1) })
    }
}

/// One tick of one animation.
struct Tick: Hashable {
    let frame: Int
    let animation: Int
    let duration: Double
}

extension AnimatorCase {
    /// The ticks by an animator, and whether it is paused at the beginning and after each frame.
    func run(_ rules: AnimatorRules) -> (ticks: [Tick], pauses: [Bool]) {
        var world = World()
        var animator = Animator<World>(rules: rules)
        for script in scripts { world.add(script, to: &animator) }
        var pauses = [animator.isPaused]
        for (number, frame) in frames.enumerated() {
            world.frame = number
            animator.tick(frame, &world)
            pauses.append(animator.isPaused)
        }
        return (world.ticks, pauses)
    }

    /// The expected ticks and pauses, computed for each animation in turn, without an animator.
    func expected() -> (ticks: [Tick], pauses: [Bool]) {
        // The first frame of each animation and the number of its ticks; nil once it is removed.
        var lives: [(script: Script, since: Int, ticks: Int)?] = scripts.map { ($0, 0, 0) }
        var ticks: [Tick] = []
        var pauses = [lives.isEmpty]
        for (number, frame) in frames.enumerated() {
            for animation in 0..<lives.count where frame > 0 && frame.isFinite {
                guard let life = lives[animation], life.since <= number else { continue }
                ticks.append(Tick(frame: number, animation: animation, duration: frame))
                lives[animation]?.ticks += 1
                if life.script.adds == life.ticks + 1 { lives.append((.added, number + 1, 0)) }
                if let removes = life.script.removes, removes.tick == life.ticks + 1,
                    lives.indices.contains(removes.number)
                {
                    lives[removes.number] = nil
                }
                if life.script.lifetime == life.ticks + 1 { lives[animation] = nil }
            }
            pauses.append(lives.allSatisfy { $0 == nil })
        }
        return (ticks, pauses)
    }
}

/// The value that the animations change: a record of their ticks.
private struct World {
    var frame = 0
    var ticks: [Tick] = []
    var ticksOfEach: [Int] = []
    var ids: [Animator<World>.ID] = []

    mutating func add(_ script: AnimatorCase.Script, to animator: inout Animator<World>) {
        let number = ids.count
        ticksOfEach.append(0)
        ids.append(
            animator.add { world, duration, animator in
                world.tick(number, script, duration, &animator)
            })
    }

    private mutating func tick(
        _ number: Int, _ script: AnimatorCase.Script, _ duration: Double, _ animator: inout Animator<World>
    ) -> Bool {
        ticks.append(Tick(frame: frame, animation: number, duration: duration))
        ticksOfEach[number] += 1
        if script.adds == ticksOfEach[number] { add(.added, to: &animator) }
        if let removes = script.removes, removes.tick == ticksOfEach[number],
            ids.indices.contains(removes.number)
        {
            animator.remove(ids[removes.number])
        }
        return script.lifetime == ticksOfEach[number]
    }
}
