import AirBarModel
import Verification

extension BarHeights {
    /// The heights as a call of their initializer.
    var swift: SwiftExpression {
        SwiftExpression(
            call: "BarHeights",
            [
                SwiftExpression("compact", SwiftExpression(compact)),
                SwiftExpression("normal", SwiftExpression(normal)),
                SwiftExpression("expanded", SwiftExpression(expanded)),
            ])
    }
}

extension BarTolerances {
    /// The tolerances as a call of their initializer, which may throw.
    var swift: SwiftExpression {
        SwiftExpression(
            call: "BarTolerances",
            [
                SwiftExpression("top", SwiftExpression(top)),
                SwiftExpression("quietSnap", SwiftExpression(quietSnap)),
                SwiftExpression("fling", SwiftExpression(fling)),
            ])
    }
}

extension Display {
    /// The screen as a call of its initializer, in which that of the clock may throw.
    ///
    /// The clock needs no import of `Motion`, since its type is not named.
    var swift: SwiftExpression {
        var frames = [SwiftExpression(".\(clock.rate)")]
        if clock.jitter != 0 || clock.dropping != 0 {
            frames += [
                SwiftExpression("jitter", SwiftExpression(clock.jitter)),
                SwiftExpression("dropping", SwiftExpression("\(clock.dropping)")),
            ]
        }
        return SwiftExpression(
            call: "Display",
            [
                SwiftExpression("clock", SwiftExpression(call: ".init", frames)),
                SwiftExpression("scale", SwiftExpression(".\(scale)")),
            ])
    }
}

extension Scenario {
    /// The scenario as a call of its initializer, in which others may throw, with one event a line.
    var swift: SwiftExpression {
        let arguments = [
            SwiftExpression("heights", heights.swift),
            SwiftExpression("tolerances", tolerances.swift, unless: BarTolerances.standard.swift),
            SwiftExpression("scrollView", scrollView.swift),
            SwiftExpression("events", SwiftExpression(list: events.map(\.swift))),
        ]
        return SwiftExpression(call: "Scenario", arguments.compactMap { $0 })
    }
}

extension Session {
    /// The session as a call of its initializer, in which others may throw, with one action a line.
    var swift: SwiftExpression {
        let arguments = [
            SwiftExpression("heights", heights.swift),
            SwiftExpression("tolerances", tolerances.swift, unless: BarTolerances.standard.swift),
            SwiftExpression("scrollView", scrollView.swift),
            SwiftExpression("display", display.swift, unless: Display.standard.swift),
            SwiftExpression("actions", SwiftExpression(list: actions.map(\.swift))),
        ]
        return SwiftExpression(call: "Session", arguments.compactMap { $0 })
    }
}
