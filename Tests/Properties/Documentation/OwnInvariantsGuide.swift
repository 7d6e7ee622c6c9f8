import AirBarModel
import Generators
import Motion
import MotionLaws
import Verification

/// The invariants, the mutant and the law of the document on invariants of one's own.
enum OwnInvariantsGuide {
    static let calm = Invariant(
        "O1", "calm at rest",
        statement: "a report that the content is at rest opens no bar that could not grow before",
        reason: "The bar opens by itself after the list has stopped.",
        explanation: { _ in "but it could not grow before" }, on: .idle,
        when: { $0.isUpToDate && !$0.before.isExpandedStateAvailable }
    ) { step in
        let lowest = -step.configuration.normal
        guard step.after.offset < lowest else { return nil }
        return step.violation("at rest, the bar's offset", step.after.offset, "at least −n", lowest)
    }

    static let staysSmall = Invariant(
        "O2", "stays small",
        statement:
            "a bar that comes to rest compact is compact until the content moves or something else happens",
        reason: "The bar covers the row that is being read.",
        .always(
            StepPredicate(.idle) { $0.after.offset == -$0.configuration.compact },
            .until(StepPredicate(EventKinds.all.subtracting([.idle, .content]))) { step in
                let offset = step.after.offset
                guard step.isUpToDate, offset != -step.configuration.compact else { return nil }
                return step.violation("the bar's offset", offset, "−c", -step.configuration.compact)
            }))

    static let ignoresCarousels = Invariant(
        "O3", "ignores carousels",
        statement: "after a scroll, a movement to the side leaves the bar where it is",
        reason: "The bar jumps when a picture is swiped away.",
        .fork(
            Relation.Fork(on: .scrolls, .after) { _ in
                .one(.horizontalScroll)
            } compare: { step, copy in
                let apart = copy.offset - step.after.offset
                guard abs(apart) > step.slack else { return nil }
                return step.violation("after a swipe, the bar's movement", apart, "none", 0)
            }))

    static let invariants = [calm, staysSmall, ignoresCarousels]

    struct Twitching: Bar {
        var bar: HardenedBar
        var state: BarState { bar.state }

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            bar.react(to: event, on: &host)
            if event == .idle { bar.react(to: .expand(true), on: &host) }
        }
    }

    static let twitching = BarDefinition("twitching") { Twitching(bar: HardenedBar($0)) }

    static let mutant = Mutant(
        twitching, mistake: "a report that the content is at rest opens the bar")

    struct Flick: DrawnCase {
        let speed: Int
        var description: String { "\(speed)" }

        func distance(_ rules: MotionRules, at speed: Int) -> Double? {
            let flick = try? Deceleration(releasedAt: 0, velocity: Double(speed), rate: .normal)
            return flick.map(rules.scrolling.rest)
        }

        func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
            let curves = [rules, .hardened].map { rules in
                let points = (0...100).compactMap { percent in
                    distance(rules, at: speed * percent / 50).map {
                        Figure.Point(x: Double(speed * percent / 50), y: $0)
                    }
                }
                return Figure.Curve(name: rules.name, points: points)
            }
            let panel = Figure.Panel(name: "distance, pt", curves: curves)
            return Figure(axis: "speed, pt/s", panels: [panel], marked: place)
        }
    }

    static let farther = MotionLaw(
        "O4", "farther", .scrolling,
        statement: "a flick that is twice as fast goes more than one and a half times as far",
        reason: "A hard flick feels as if something held the list.",
        cases: Generator<Int>.integer(in: 100...5_000).map { Flick(speed: $0) }
    ) { rules, flick in
        let speed = flick.speed
        guard let once = flick.distance(rules, at: speed), let twice = flick.distance(rules, at: 2 * speed),
            twice <= 1.5 * once
        else { return nil }
        return Violation(
            step: 0, quantity: "the distance of the faster flick", value: twice, expected: "more than",
            limit: 1.5 * once, place: Double(2 * speed))
    }

    static let held: MotionRules = {
        var rules = MotionRules.hardened
        rules.name = "held"
        rules.scrolling.rest = { min($0.rest, 400) }
        return rules
    }()
}
