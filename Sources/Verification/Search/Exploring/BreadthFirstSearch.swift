import AirBarModel

/// A breadth-first search of the states that a judged run can reach on a bounded model.
///
/// A state in which an invariant is broken has no successors. Neither has one after an invalid event, since S2 requires
/// that it is unchanged.
struct BreadthFirstSearch<B: Bar> {
    private let model: BoundedModel
    private var judge: Judge<B>
    private var known: Set<JudgedRun<B>> = []
    /// The states at one distance from the first, and those found at the next distance.
    private var frontier: [(number: Int, state: JudgedRun<B>)] = []
    private var next: [(number: Int, state: JudgedRun<B>)] = []
    private let paths: ExploredPaths
    /// Where the states are; nil unless that is asked for.
    private(set) var map: StateMap?

    /// How often a known state was reached again.
    private var returns = 0

    /// The path to a transition that has two outcomes from states that are equal; nil if none was met.
    private(set) var ambiguity: [BarEvent]?

    /// The number of transitions so far.
    private(set) var transitions = 0

    /// The number of states that were visited.
    private(set) var visited = 0

    /// Starts after the binding of the model's scroll view.
    ///
    /// - Parameters:
    ///   - paths: receives the path to every state.
    ///   - isMapped: whether it is noted where the states are.
    init(
        _ bar: B, _ definition: BarDefinition, on model: BoundedModel, by oracle: Oracle,
        paths: ExploredPaths, isMapped: Bool
    ) {
        map = isMapped ? StateMap() : nil
        self.model = model
        self.paths = paths
        judge = Judge(
            bar, on: model.scrollView, by: oracle, relations: .all, pixels: definition.pixels, isActed: false,
            makeBar: { definition.makeBar($0) as? B })
        judge.advance(by: .scrollView(model.scrollView))
    }

    /// Visits every state.
    ///
    /// - Parameters:
    ///   - limit: the largest number of states to find.
    ///   - isCancelled: called after every 128 states; the search ends when it returns true.
    ///   - visit: called with the positions of the invariants that the last event of the current path breaks.
    /// - Returns: whether every state was visited.
    mutating func run(
        limit: Int, isCancelled: () -> Bool, visit: (_ broken: [Int]) -> Void
    ) -> Bool {
        if judge.violations.first.isEmpty { add() } else { visit(judge.violations.first.map(\.invariant)) }
        while !next.isEmpty {
            (frontier, next) = (next, [])
            for (number, state) in frontier {
                if visited.isMultiple(of: 128), isCancelled() { return false }
                expand(state, number, visit)
                visited += 1
                if known.count > limit || ambiguity != nil { return false }
            }
        }
        return true
    }

    private mutating func expand(
        _ state: JudgedRun<B>, _ number: Int, _ visit: (_ broken: [Int]) -> Void
    ) {
        for (position, event) in model.events.enumerated()
        where event.kind.isPossible(isFingerDown: state.run.history.isFingerDown) {
            transitions += 1
            paths.enter(ExploredPaths.Origin(state: number, event: position))
            judge.resume(from: state)
            judge.advance(by: event)
            map?.add(from: state.run.observed.snapshot, to: judge.judged.run.observed.snapshot)
            if !judge.violations.first.isEmpty {
                visit(judge.violations.first.map(\.invariant))
            } else if event.isValid {
                add()
            }
        }
    }

    private mutating func add() {
        let (isNew, known) = known.insert(judge.judged)
        if isNew {
            map?.add(judge.judged.run.observed.snapshot)
            return next.append((paths.add(), judge.judged))
        }
        returns += 1
        if returns.isMultiple(of: 64) { compare(known, judge.judged) }
    }

    /// Notes if two states that are equal react differently to an event; each call tries the next event.
    ///
    /// The search visits one of them only. They differ if the bar's `==` leaves something out, or if the bar depends on
    /// something outside of it.
    private mutating func compare(_ one: JudgedRun<B>, _ other: JudgedRun<B>) {
        let event = model.events[returns / 64 % model.events.count]
        // A bar that stores a NaN, which an invalid event may leave, equals no other.
        guard event.isValid, event.kind.isPossible(isFingerDown: one.run.history.isFingerDown) else { return }
        let outcomes = [one, other].map { state in
            judge.resume(from: state)
            judge.advance(by: event)
            return judge.judged
        }
        if outcomes[0] != outcomes[1] { ambiguity = paths.current + [event] }
    }
}
