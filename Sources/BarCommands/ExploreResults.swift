import Verification

/// The results of `explore` as JSON.
struct ExploreResults: Encodable {
    private let models: [Row]
    /// The identifiers of the invariants that are judged on at least one of the models.
    private let judged: [String]
    /// The invariants that are judged on none of the models.
    private let leftOut: [LeftOutRow]

    private enum CodingKeys: String, CodingKey {
        // The name of bounded models in earlier versions, which programs read.
        case models = "lattices"
        case judged, leftOut
    }

    init(_ explorations: [Exploration], of invariants: [Invariant]) {
        let judged = Set(explorations.flatMap { $0.judged.map(\.id) })
        models = explorations.map(Row.init)
        self.judged = invariants.map(\.id).filter(judged.contains)
        leftOut =
            explorations.first?.leftOut.filter { !judged.contains($0.invariant.id) }.map(LeftOutRow.init)
            ?? []
    }
}

private struct LeftOutRow: Encodable {
    let id: String
    let reason: String

    init(_ leftOut: Exploration.LeftOut) {
        id = leftOut.invariant.id
        reason = leftOut.reason
    }
}

private struct Row: Encodable {
    struct Broken: Encodable {
        private enum Key: String, CodingKey { case events, scenario }

        let counterexample: BarCounterexample

        func encode(to encoder: any Encoder) throws {
            try EntryFields(counterexample).encode(to: encoder)
            var object = encoder.container(keyedBy: Key.self)
            try object.encode(counterexample.eventCount, forKey: .events)
            try object.encode(counterexample.file.text, forKey: .scenario)
        }
    }

    let name: String
    let states: Int
    let transitions: Int
    let complete: Bool
    let ambiguity: String?
    let violations: [Broken]
    let judged: [String]
    let leftOut: [LeftOutRow]

    init(_ exploration: Exploration) {
        name = exploration.model.name
        states = exploration.states
        transitions = exploration.transitions
        complete = exploration.isComplete
        ambiguity = exploration.ambiguity.map { ScenarioFile($0).text }
        judged = exploration.judged.map(\.id)
        leftOut = exploration.leftOut.map(LeftOutRow.init)
        violations = exploration.counterexamples.map(Broken.init)
    }
}
