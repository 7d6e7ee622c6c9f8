import Motion
import Verification

extension FlingCase {
    /// The way to rest, frame by frame and, under the rules, in one frame of each duration.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let frames = rules.compared.map { rules in
            var run = run(rules).run
            return (rules.name, [pulled] + run.samplesToRest(marking: place))
        }
        let released = run(rules).run
        let inOneFrame = frames[0].1.dropFirst().map { sample in
            var run = released
            run.advance(by: sample.x)
            return Sample(sample.x, run.motion.kinematics)
        }
        return Figure(
            stage.view.motion, marking: place,
            frames + [("\(rules.name), in one frame", [pulled] + inOneFrame)])
    }

    /// The content before the finger moves it, at the velocity at which the finger leaves it.
    fileprivate var pulled: Sample { Sample(0, stage.view.contentOffset, velocity) }
}

extension EdgeHitCase {
    /// The way to rest, by way of the edge.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        Figure(
            fling.stage.view.motion, marking: place,
            rules.compared.map { rules in
                var run = released.run(rules).run
                return (rules.name, [released.pulled] + run.samplesToRest())
            })
    }
}

extension SlowerFlingCase {
    /// The distance to rest over the release velocity.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let velocities = Sample.places(
            from: min(0, fling.velocity), to: max(0, fling.velocity), marking: place)
        let start = fling.stage.view.contentOffset
        return Figure(
            over: "release velocity, pt/s", [Figure.Panel(name: "distance to rest, pt", curves: [])],
            marking: place,
            rules.compared.map { rules in
                let samples = velocities.map { velocity in
                    var other = fling
                    other.velocity = velocity
                    return Sample(velocity, (other.run(rules).release?.rest ?? start) - start)
                }
                return (rules.name, samples)
            })
    }
}

extension OwnRestCase {
    /// The way with a target at the content's own rest, and under the rules also without one.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let drawn =
            rules.compared.map { ($0.name, runs($0).made) } + [("\(rules.name), no target", runs(rules).own)]
        let ends = drawn.map { _, run in
            var run = run
            _ = run.settle()
            return run.time
        }
        let times = Sample.places(to: ends.reduce(place ?? 0, max), marking: place)
        return Figure(
            fling.stage.view.motion, marking: place,
            drawn.map { name, start in
                let samples = times.map { time in
                    var run = start
                    run.advance(by: time)
                    return Sample(time, run.motion.kinematics)
                }
                return (name, [fling.pulled] + samples)
            })
    }
}

extension ScrollViewShape {
    /// A content offset and a velocity, with lines at the edges.
    fileprivate var motion: [Figure.Panel] {
        [
            Figure.Panel(name: "content offset, pt", curves: [], marks: edges),
            Figure.Panel(name: "velocity, pt/s", curves: []),
        ]
    }
}
