import AirBarModel
import Generators

/// Looks for simpler counterexamples in all short scenarios made of landmarks.
///
/// One invariant may be broken by several defects, and which of them takes the least is nothing that random scenarios
/// agree on: what is found here depends on no seed.
struct ShortCounterexamples {
    private let rules: BarDefinition
    /// The simplest choices known to break each invariant; those that are simpler than what it began with count.
    private var best: [(id: String, checks: Checks, choices: [Choice], isNew: Bool)]

    init(_ rules: BarDefinition, improving known: [(Invariant, [Choice])]) {
        self.rules = rules
        best = known.map { ($0.id, Checks([$0]), $1, false) }
    }

    /// What was found that is simpler than what was known.
    var found: [(id: String, choices: [Choice])] {
        best.filter(\.isNew).map { ($0.id, $0.choices) }
    }

    /// Tries everything there is, as long as it can be simpler than what is known.
    mutating func run(unless isCancelled: () -> Bool) {
        for walk in Self.walks {
            for landmarks in BoundaryValues.all.prefix(walk.scenes) where !isCancelled() {
                go(walk, from: landmarks)
            }
        }
    }

    /// How far to go: all scenarios of a number of events.
    private struct Walk {
        let events: Int
        let vocabulary: Vocabulary
        /// How many places are scrolled to.
        var places = Int.max
        /// How many bars and views there are to start from.
        var scenes = 1
    }

    /// The more events there are, the less of everything else: none of these is much more than 50,000 scenarios.
    private static let walks = [
        Walk(events: 0, vocabulary: .gestures, scenes: .max),
        Walk(events: 1, vocabulary: .mishaps, scenes: .max),
        Walk(events: 2, vocabulary: .mishaps, scenes: .max),
        Walk(events: 3, vocabulary: .everything),
        Walk(events: 4, vocabulary: .gestures),
        Walk(events: 5, vocabulary: .gestures, places: 5),
    ]

    private mutating func go(_ walk: Walk, from landmarks: BoundaryValues) {
        let simplest = BarEvent.contentOffset(-landmarks.scenario.heights.normal)
        let row = landmarks.scenario.with(events: Array(repeating: simplest, count: walk.events))
        // No scenario of as many events is simpler than the one in which nothing but the simplest happens.
        guard let bound = row.choices else { return }
        let open = best.indices.filter { bound.isSimpler(than: best[$0].choices) }
        guard !open.isEmpty else { return }
        landmarks.forEach(events: walk.events, within: walk.vocabulary, places: walk.places) { scenario in
            let trace = Trace(of: scenario, on: rules)
            var choices: [Choice]?
            for index in open where !best[index].checks.findings(in: trace).isEmpty {
                choices = choices ?? scenario.choices
                guard let choices, choices.isSimpler(than: best[index].choices) else { continue }
                best[index].choices = choices
                best[index].isNew = true
            }
        }
    }
}
