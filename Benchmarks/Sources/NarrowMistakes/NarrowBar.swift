import AirBarModel

/// A condition that few runs meet.
protocol NarrowCondition: Hashable, Sendable {
    /// The condition before the first event.
    init()

    /// Follows an event that a bar has reacted to, and returns whether the condition is met now.
    mutating func isMet(by event: BarEvent, _ state: BarState) -> Bool
}

/// The hardened bar, but once a condition is met it is a hundred points too low.
struct NarrowBar<Condition: NarrowCondition>: Bar {
    private var bar: HardenedBar
    private var condition = Condition()
    private var isBroken = false

    init(_ configuration: BarConfiguration) { bar = HardenedBar(configuration) }

    var state: BarState {
        var state = bar.state
        if isBroken { state.offset -= 100 }
        return state
    }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        bar.react(to: event, on: &host)
        if condition.isMet(by: event, bar.state) { isBroken = true }
    }
}

/// Mistakes that random search hardly meets: each is behind a condition on several events, on a number or on a count.
///
/// They measure a fuzzer. They are in a module of their own because the fuzzer counts the places that it reaches in it, as
/// it does in a bar of one's own.
public enum NarrowMistake {
    /// The bars that make the mistakes.
    public static let all: [BarDefinition] = sequences + counters + numbers

    /// A bar that makes the mistake of a condition.
    static func bar<Condition: NarrowCondition>(
        _ name: String, _ condition: Condition.Type
    ) -> BarDefinition {
        BarDefinition("narrow-\(name)", accepts: { $0.flaw == nil }) { NarrowBar<Condition>($0) }
    }
}
