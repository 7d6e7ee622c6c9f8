import AirBarModel
import Generators
import Synchronization

/// A search for simpler counterexamples among all short scenarios of boundary values.
///
/// Several defects may break one invariant, and random searches from different seeds find different ones first. The
/// result of this search depends on no seed.
struct ShortCounterexamples {
    /// The simplest choices known to break an invariant.
    private struct Best {
        let invariant: Invariant
        var choices: [Choice]
        /// Whether the choices result from this search.
        var isNew = false
    }

    private let verifier: Verifier<Scenario>
    /// The bars and scroll views for each behaviour of the scroll views, the simplest behaviour first.
    private let starts: [[BoundaryValues]]
    private var best: [Best]

    init(_ verifier: Verifier<Scenario>, improving minima: [Counterexample<Scenario>]) {
        self.verifier = verifier
        starts = verifier.domain.behavior.simplest.map { behavior in
            BoundaryValues.all.map { BoundaryValues(scenario: $0.scenario.on(behavior)) }
        }
        best = minima.compactMap { minimum in
            verifier.applicable.first { $0.id == minimum.failure.id }
                .map { Best(invariant: $0, choices: minimum.choices) }
        }
    }

    /// Runs all short scenarios that can be simpler than the known ones.
    ///
    /// - Parameter isCancelled: returns whether to stop; called before each scenario.
    mutating func run(unless isCancelled: () -> Bool) {
        for family in Self.families {
            for values in starts.flatMap({ $0.prefix(family.starts) }) where !isCancelled() {
                search(family, from: values, unless: isCancelled)
            }
        }
    }

    /// The simpler one of a minimum and of the counterexample found here, shrunk.
    func simplest(
        _ minimum: Counterexample<Scenario>, _ settings: SearchSettings
    ) -> Counterexample<Scenario> {
        guard let found = best.first(where: { $0.invariant.id == minimum.failure.id && $0.isNew }) else {
            return minimum
        }
        let single = Verifier<Scenario>(
            verifier.definition, invariants: [found.invariant], behavior: verifier.domain.behavior)
        let shrunk = single.property.shrink(ChoiceSource(replaying: found.choices), settings)
        guard var simpler = shrunk.first(where: { $0.choices.isSimpler(than: minimum.choices) }) else {
            return minimum
        }
        simpler.original = minimum.original
        return simpler
    }

    /// All scenarios with a number of events from a vocabulary.
    private struct Family {
        let events: Int
        let vocabulary: Vocabulary
        /// The largest number of content offsets to scroll to.
        var places = Int.max
        /// The number of bars and scroll views of each behaviour, the common ones first.
        var starts = 1
    }

    /// More events leave room for fewer kinds, places and starts: no family is much larger than 150,000 scenarios.
    private static let families = [
        Family(events: 0, vocabulary: .gestures, starts: .max),
        Family(events: 1, vocabulary: .faults, starts: .max),
        Family(events: 2, vocabulary: .faults, starts: .max),
        Family(events: 3, vocabulary: .everything),
        Family(events: 4, vocabulary: .gestures),
        Family(events: 5, vocabulary: .gestures, places: 5),
    ]

    private mutating func search(
        _ family: Family, from values: BoundaryValues, unless isCancelled: () -> Bool
    ) {
        let simplest = BarEvent.contentOffset(-values.scenario.heights.normal)
        let scenario = values.scenario.with(events: Array(repeating: simplest, count: family.events))
        // No scenario with this number of events is simpler than the one that repeats the simplest event.
        guard let bound = choices(of: scenario), let configuration = values.scenario.configuration else {
            return
        }
        let open = best.indices.filter { bound.isSimpler(than: best[$0].choices) }
        guard !open.isEmpty else { return }
        let definition = verifier.definition
        let current = CurrentScenario(values.scenario)
        definition.running {
            TrapReport.explaining(
                "\(definition.name): a trap", by: { [verifier] in current.text(of: verifier) }
            ) {
                search(
                    family, from: values, improving: open, definition.makeBar(configuration), current,
                    unless: isCancelled)
            }
        }
    }

    // Half of the time of a search of the published bar was spent here, in generic code.
    @specialized(where B == PublishedBar)
    private mutating func search<B: Bar>(
        _ family: Family, from values: BoundaryValues, improving open: [Int], _ bar: B,
        _ current: CurrentScenario, unless isCancelled: () -> Bool
    ) {
        let definition = verifier.definition
        var judge = Judge(
            bar, on: values.scenario.scrollView, by: Oracle(open.map { best[$0].invariant }),
            relations: .all, pixels: definition.pixels, isActed: false,
            makeBar: { definition.makeBar($0) as? B })
        judge.advance(by: .scrollView(values.scenario.scrollView))
        var states = [judge.judged]
        values.forEachPrefix(events: family.events, within: family.vocabulary, places: family.places) {
            events in
            guard !isCancelled() else { return }
            current.note(events)
            // The states of shorter prefixes are kept, so that each event is applied once.
            if let last = events.last {
                states.removeSubrange(events.count...)
                judge.resume(from: states[events.count - 1])
                judge.advance(by: last)
                states.append(judge.judged)
            }
            guard events.count == family.events, !judge.violations.first.isEmpty else { return }
            let choices = choices(of: values.scenario.with(events: events))
            for found in judge.violations.first { note(choices, open[found.invariant]) }
        }
    }

    /// The choices in the cases of the bar; nil if there are none.
    private func choices(of scenario: Scenario) -> [Choice]? {
        scenario.choices(requests: verifier.definition.kind.capabilities)
    }

    private mutating func note(_ choices: [Choice]?, _ index: Int) {
        guard let choices, choices.isSimpler(than: best[index].choices) else { return }
        best[index].choices = choices
        best[index].isNew = true
    }
}

/// The scenario that is run, for another thread to ask for when the bar traps.
private final class CurrentScenario: Sendable {
    private let start: Scenario
    private let events = Mutex<[BarEvent]>([])

    init(_ start: Scenario) { self.start = start }

    func note(_ events: [BarEvent]) { self.events.withLock { $0 = events } }

    func text(of verifier: Verifier<Scenario>) -> String {
        let scenario = start.with(events: events.withLock { $0 })
        let bar = verifier.definition.name
        let token = verifier.invariants.first.flatMap { invariant in
            scenario.choices(requests: verifier.definition.kind.capabilities).map {
                CounterexampleToken(bar: bar, invariant: invariant.id, replay: ReplayToken($0))
            }
        }
        return """
            \(bar): a case traps, one of all short scenarios

            \(ScenarioFile(scenario, bar: bar).text)
            """ + (token.map { "\n\($0.instruction(on: verifier.definition))" } ?? "")
    }
}
