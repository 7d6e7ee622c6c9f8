import AirBarModel
import Generators

/// Looks for simpler counterexamples in all short scenarios made of landmarks.
///
/// One invariant may be broken by several defects, and which of them takes the least is nothing that random scenarios
/// agree on: what is found here depends on no seed.
struct ShortCounterexamples {
    private let rules: BarRules
    /// The simplest choices known to break each invariant; those that are simpler than what it began with count.
    private var best: [(invariant: Invariant, choices: [Choice], isNew: Bool)]

    init(_ rules: BarRules, improving known: [(Invariant, [Choice])]) {
        self.rules = rules
        best = known.map { ($0, $1, false) }
    }

    /// What was found that is simpler than what was known.
    var found: [(id: String, choices: [Choice])] {
        best.filter(\.isNew).map { ($0.invariant.id, $0.choices) }
    }

    /// Tries everything there is, as long as it can be simpler than what is known.
    mutating func run(unless isCancelled: () -> Bool) {
        for (count, vocabulary, settings) in Self.walks {
            for landmarks in Landmarks.all.prefix(settings) where !isCancelled() {
                walk(landmarks, events: count, within: vocabulary)
            }
        }
    }

    /// How many events, of which kinds, with how many bars and views: what takes more is tried less far.
    private static let walks: [(Int, Vocabulary, Int)] = [
        (0, .gestures, .max), (1, .mishaps, .max), (2, .mishaps, .max), (3, .everything, 1),
        (4, .gestures, 1),
    ]

    private mutating func walk(_ landmarks: Landmarks, events count: Int, within vocabulary: Vocabulary) {
        let simplest = BarEvent.contentOffset(-landmarks.scenario.heights.normal)
        let row = landmarks.scenario.with(events: Array(repeating: simplest, count: count))
        guard let bound = row.choices else { return }
        let open = best.indices.filter { bound.isSimpler(than: best[$0].choices) }
        guard !open.isEmpty else { return }
        landmarks.forEach(events: count, within: vocabulary) { scenario in
            let trace = Trace(of: scenario, on: rules)
            var choices: [Choice]?
            for index in open where best[index].invariant.check(trace) != nil {
                choices = choices ?? scenario.choices
                guard let choices, choices.isSimpler(than: best[index].choices) else { continue }
                best[index].choices = choices
                best[index].isNew = true
            }
        }
    }
}
