import AirBarModel
import Generators

/// Looks for simpler counterexamples in all short scenarios that are made of boundary values.
///
/// Several defects may break one invariant, and random searches from different seeds meet different ones first. What is
/// found here depends on no seed.
struct ShortCounterexamples {
    /// The simplest choices known to break an invariant.
    private struct Best {
        let invariant: Invariant
        var choices: [Choice]
        /// Whether the choices were found here.
        var isNew = false
    }

    private let definition: BarDefinition
    private var best: [Best]

    init(_ verifier: Verifier<Scenario>, improving minima: [Counterexample<Scenario>]) {
        definition = verifier.definition
        best = minima.compactMap { minimum in
            verifier.invariants.first { $0.id == minimum.failure.id }
                .map { Best(invariant: $0, choices: minimum.choices) }
        }
    }

    /// Tries all short scenarios that can be simpler than what is known.
    mutating func run(unless isCancelled: () -> Bool) {
        for walk in Self.walks {
            for values in BoundaryValues.all.prefix(walk.starts) where !isCancelled() {
                search(walk, from: values)
            }
        }
    }

    /// The simpler of a minimum and what was found here, shrunk.
    func simplest(
        _ minimum: Counterexample<Scenario>, _ settings: SearchSettings
    ) -> Counterexample<Scenario> {
        guard let found = best.first(where: { $0.invariant.id == minimum.failure.id && $0.isNew }) else {
            return minimum
        }
        let verifier = Verifier<Scenario>(definition, invariants: [found.invariant])
        let shrunk = verifier.property.shrink(ChoiceSource(replaying: found.choices), settings)
        return shrunk.first { $0.choices.isSimpler(than: minimum.choices) } ?? minimum
    }

    /// A set of scenarios: all with a number of events.
    private struct Walk {
        let events: Int
        let vocabulary: Vocabulary
        /// How many content offsets are scrolled to.
        var places = Int.max
        /// How many bars and scroll views there are to start from.
        var starts = 1
    }

    /// The more events, the less of everything else, so that none is much more than 150,000 scenarios.
    private static let walks = [
        Walk(events: 0, vocabulary: .gestures, starts: .max),
        Walk(events: 1, vocabulary: .mishaps, starts: .max),
        Walk(events: 2, vocabulary: .mishaps, starts: .max),
        Walk(events: 3, vocabulary: .everything),
        Walk(events: 4, vocabulary: .gestures),
        Walk(events: 5, vocabulary: .gestures, places: 5),
    ]

    private mutating func search(_ walk: Walk, from values: BoundaryValues) {
        let simplest = BarEvent.contentOffset(-values.scenario.heights.normal)
        let row = values.scenario.with(events: Array(repeating: simplest, count: walk.events))
        // No scenario of as many events is simpler than the one that consists of the simplest event.
        guard let bound = row.choices, let configuration = values.scenario.configuration else { return }
        let open = best.indices.filter { bound.isSimpler(than: best[$0].choices) }
        guard !open.isEmpty else { return }
        search(walk, from: values, improving: open, definition.makeBar(configuration))
    }

    private mutating func search<B: Bar>(
        _ walk: Walk, from values: BoundaryValues, improving open: [Int], _ bar: B
    ) {
        let definition = definition
        var judge = Judge(
            bar, on: values.scenario.scrollView, by: Oracle(open.map { best[$0].invariant }),
            relations: .all, isActed: false, makeBar: { definition.makeBar($0) as? B })
        judge.advance(by: .scrollView(values.scenario.scrollView))
        var states = [judge.judged]
        values.forEachPrefix(events: walk.events, within: walk.vocabulary, places: walk.places) { events in
            // The states of shorter prefixes are kept, so that each event is applied once.
            if let last = events.last {
                states.removeSubrange(events.count...)
                judge.resume(from: states[events.count - 1])
                judge.advance(by: last)
                states.append(judge.judged)
            }
            guard events.count == walk.events, !judge.violations.isEmpty else { return }
            let choices = values.scenario.with(events: events).choices
            for found in judge.violations { note(choices, open[found.invariant]) }
        }
    }

    private mutating func note(_ choices: [Choice]?, _ index: Int) {
        guard let choices, choices.isSimpler(than: best[index].choices) else { return }
        best[index].choices = choices
        best[index].isNew = true
    }
}
