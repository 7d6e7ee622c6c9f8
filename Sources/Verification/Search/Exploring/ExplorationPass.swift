import AirBarModel

/// One exhaustive search of a bounded model: by all invariants of a single run and all forks, or by one twin.
///
/// The twin of a relation is part of the state. Each relation with a twin has a pass of its own, so that the number of
/// states is a sum over relations, and not a product.
struct ExplorationPass: Sendable {
    /// The result of a pass.
    struct Outcome: Sendable {
        var states = 0
        var transitions = 0
        var isComplete = false
        /// A scenario whose last event has two outcomes from states that are equal.
        var ambiguity: Scenario?
        /// Each broken invariant with its shortest scenario.
        var broken: [(invariant: Invariant, scenario: Scenario)] = []
        /// Where the states are; nil unless that was asked for.
        var map: StateMap?
    }

    let model: BoundedModel
    private let oracle: Oracle
    /// Whether it is noted where the states are.
    private let isMapped: Bool

    /// The passes that judge a bar on a model by invariants.
    ///
    /// - Parameters:
    ///   - model: the model.
    ///   - invariants: the invariants, of which those that can be judged are.
    ///   - definition: the bar.
    ///   - isMapped: whether the first pass notes where the states are.
    static func all(
        _ model: BoundedModel, _ invariants: [Invariant], of definition: BarDefinition, isMapped: Bool
    ) -> [ExplorationPass] {
        let judged = invariants.filter { model.reasonToLeaveOut($0, of: definition) == nil }
        let passes = [judged.filter { !$0.needsTwin }] + judged.filter(\.needsTwin).map { [$0] }
        return passes.filter { !$0.isEmpty }.enumerated().map { index, judged in
            ExplorationPass(model: model, oracle: Oracle(judged), isMapped: isMapped && index == 0)
        }
    }

    /// Runs the pass.
    func run(_ definition: BarDefinition, limit: Int, isCancelled: () -> Bool) -> Outcome {
        var outcome = Outcome()
        for heights in model.heights {
            let isAccepted = definition.accepts(heights)
            for check in oracle.heightChecks where check.body(heights, isAccepted) != nil {
                let scenario = Scenario(heights: heights, scrollView: model.scrollView, events: [])
                outcome.note(oracle.invariants[check.invariant], scenario)
            }
        }
        guard definition.accepts(model.configuration.heights) else { return outcome }
        let paths = ExploredPaths(model)
        TrapReport.explaining(
            "\(definition.name): a trap, exploring \(model.name)", by: { trap(definition, paths) }
        ) {
            explore(definition, definition.makeBar(model.configuration), paths, limit, isCancelled, &outcome)
        }
        return outcome
    }

    /// The path that traps, as a scenario file.
    private func trap(_ definition: BarDefinition, _ paths: ExploredPaths) -> String {
        let file = ScenarioFile(Session(model.scenario(paths.current)), bar: definition.name)
        return "\(definition.name): a shortest path on \(model.name) traps\n\n\(file.text)"
    }

    @specialized(where B == HardenedBar)
    private func explore<B: Bar>(
        _ definition: BarDefinition, _ bar: B, _ paths: ExploredPaths, _ limit: Int,
        _ isCancelled: () -> Bool,
        _ outcome: inout Outcome
    ) {
        var search = BreadthFirstSearch(
            bar, definition, on: model, by: oracle, paths: paths, isMapped: isMapped)
        outcome.isComplete = search.run(limit: limit, isCancelled: isCancelled) { broken in
            for index in broken {
                let invariant = oracle.invariants[index]
                if !outcome.broken.contains(where: { $0.invariant.id == invariant.id }) {
                    outcome.note(invariant, model.scenario(paths.current))
                }
            }
        }
        outcome.ambiguity = search.ambiguity.map(model.scenario)
        outcome.states = search.visited
        outcome.map = search.map
        outcome.transitions = search.transitions
    }
}

extension ExplorationPass.Outcome {
    /// Notes the first scenario that breaks an invariant.
    fileprivate mutating func note(_ invariant: Invariant, _ scenario: Scenario) {
        if !broken.contains(where: { $0.invariant.id == invariant.id }) {
            broken.append((invariant, scenario))
        }
    }
}
