import AirBarModel
import Dispatch
import Synchronization

/// The result of an exhaustive search of a bounded model.
public struct Exploration: Sendable {
    /// An invariant that is not judged on the model.
    package struct LeftOut: Sendable {
        /// The invariant.
        package let invariant: Invariant
        /// The reason why it cannot be judged.
        package let reason: String
    }

    /// The model.
    public let model: BoundedModel

    /// The number of states that were visited in all passes.
    public let states: Int

    /// The number of transitions that were judged in all passes.
    package let transitions: Int

    /// Whether every transition from every state was judged, so that the result applies to any number of events.
    public let isComplete: Bool

    /// A scenario whose last event has two outcomes, from two states that are equal; nil if none was met.
    ///
    /// The bar's `==` leaves something out, or the bar depends on something outside of it. The search ends there, since it
    /// visits only one of two equal states. Not every state is compared.
    package let ambiguity: Scenario?

    /// Where the states are that the first pass visited; nil unless that was asked for.
    package let map: StateMap?

    /// A shortest counterexample to each invariant that is broken, in the order of the invariants.
    public let counterexamples: [BarCounterexample]

    /// The invariants that were judged.
    public let judged: [Invariant]

    /// The invariants that were not judged.
    package let leftOut: [LeftOut]

    /// Searches bounded models on all cores, breadth first, so that the path to a violation is shortest.
    ///
    /// - Parameters:
    ///   - definition: the bar.
    ///   - models: the bounded models; unless given, those that the bar can be explored on.
    ///   - invariants: the invariants that the bar is judged by.
    ///   - limit: the largest number of states in a pass; the offsets of a broken bar may have no bound.
    ///   - isMapped: whether it is noted where the states are.
    ///   - isCancelled: called regularly; the search ends when it returns true.
    /// - Throws: ``Unexplorable`` if the bar is an object, of which no two states can be compared, or cannot have
    ///   the heights of a model.
    /// - Complexity: some microseconds a transition, and some kilobytes a state.
    public static func all(
        of definition: BarDefinition, on models: [BoundedModel]? = nil,
        invariants: [Invariant] = Catalogue.all, limit: Int = 250_000, isMapped: Bool = false,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Unexplorable) -> [Exploration] {
        let models = models ?? BoundedModel.all(for: definition)
        try Unexplorable.check(definition, on: models)
        return search(
            definition, models, invariants, limit: limit, isMapped: isMapped, isCancelled: isCancelled)
    }

    /// Searches bounded models; the bar has to be a value.
    static func search(
        _ definition: BarDefinition, _ models: [BoundedModel] = BoundedModel.all,
        _ invariants: [Invariant] = Catalogue.all, limit: Int = 250_000, isMapped: Bool = false,
        isCancelled: @escaping @Sendable () -> Bool
    ) -> [Exploration] {
        let invariants = invariants.about(definition.kind)
        let passes = models.indices.flatMap { index in
            ExplorationPass.all(models[index], invariants, of: definition, isMapped: isMapped)
                .map { (model: index, pass: $0) }
        }
        let outcomes = Mutex([ExplorationPass.Outcome](repeating: .init(), count: passes.count))
        DispatchQueue.concurrentPerform(iterations: passes.count) { index in
            if isCancelled() { return }
            let outcome = passes[index].pass.run(definition, limit: limit, isCancelled: isCancelled)
            outcomes.withLock { $0[index] = outcome }
        }
        let all = outcomes.withLock { $0 }
        return models.indices.map { model in
            Exploration(
                of: definition, on: models[model], invariants,
                zip(passes, all).filter { $0.0.model == model }.map(\.1))
        }
    }

    private init(
        of definition: BarDefinition, on model: BoundedModel, _ invariants: [Invariant],
        _ outcomes: [ExplorationPass.Outcome]
    ) {
        self.model = model
        states = outcomes.reduce(0) { $0 + $1.states }
        transitions = outcomes.reduce(0) { $0 + $1.transitions }
        isComplete = outcomes.allSatisfy(\.isComplete)
        map = outcomes.lazy.compactMap(\.map).first
        ambiguity = outcomes.lazy.compactMap(\.ambiguity).first
        let broken = outcomes.flatMap(\.broken)
        counterexamples = invariants.compactMap { invariant in
            broken.first { $0.invariant.id == invariant.id }.flatMap {
                BarCounterexample($0.scenario, on: definition, breaks: invariant)
            }
        }
        leftOut = invariants.compactMap { invariant in
            model.reasonToLeaveOut(invariant, of: definition).map {
                LeftOut(invariant: invariant, reason: $0)
            }
        }
        judged = invariants.filter { model.reasonToLeaveOut($0, of: definition) == nil }
    }
}
