import Verification

extension Exploration {
    /// The results of `explore` as JSON.
    static func json(_ explorations: [Exploration], of invariants: [Invariant]) -> JSONObject {
        let judged = Set(explorations.flatMap { $0.judged.map(\.id) })
        return [
            // The name of bounded models in earlier versions, which programs read.
            "lattices": explorations.map(\.json),
            // Judged on at least one of the models, and on none of them.
            "judged": invariants.map(\.id).filter(judged.contains),
            "leftOut": (explorations.first?.leftOut ?? []).filter { !judged.contains($0.invariant.id) }
                .map(\.json),
        ]
    }

    private var json: JSONObject {
        [
            "name": model.name,
            "states": states,
            "transitions": transitions,
            "complete": isComplete,
            "ambiguity": ambiguity.map { ScenarioFile($0).text },
            "violations": counterexamples.map {
                $0.json.merging(["events": $0.eventCount, "scenario": $0.file.text])
            },
            "judged": judged.map(\.id),
            "leftOut": leftOut.map(\.json),
        ]
    }
}

extension Exploration.LeftOut {
    fileprivate var json: JSONObject { ["id": invariant.id, "reason": reason] }
}
