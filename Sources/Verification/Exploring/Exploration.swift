import AirBarModel

/// What was seen of a bar on a lattice: every state that can be reached, or as many as were asked for.
public struct Exploration: Sendable {
    /// The lattice.
    public let lattice: Lattice

    /// How many states were visited: all there are, if it is complete.
    public internal(set) var states = 0

    /// How many transitions between them were checked.
    public internal(set) var transitions = 0

    /// Whether every transition from every state was checked: what holds here holds for any number of events.
    public internal(set) var isComplete = false

    /// The shortest counterexample to each invariant that is broken, in the order in which they were met.
    public internal(set) var counterexamples: [BarCounterexample] = []

    /// Explores a bar, breadth first, so that the way to a violation is as short as can be.
    ///
    /// Invariants that need more than a step and what came before it, in bounded form, are left out: claims about what
    /// comes later and relations between two runs. A state in which one is broken is not gone on from.
    ///
    /// - Parameters:
    ///   - rules: the bar.
    ///   - lattice: what may happen to it.
    ///   - invariants: what it is held to.
    ///   - limit: how many states to visit at most; a bar whose offsets run away has no end of them.
    ///   - isCancelled: asked now and then.
    /// - Complexity: some microseconds a transition, and about a kilobyte a state.
    public init(
        of rules: BarDefinition, on lattice: Lattice, invariants: [Invariant] = Catalogue.all,
        limit: Int = 1_000_000,
        isCancelled: () -> Bool = { false }
    ) {
        self.lattice = lattice
        explore(rules.makeBar(lattice.configuration), rules, invariants, limit, isCancelled)
    }

    private mutating func explore(
        _ bar: some Bar, _ rules: BarDefinition, _ invariants: [Invariant], _ limit: Int,
        _ isCancelled: () -> Bool
    ) {
        let checks = Checks(invariants)
        var walk = Walk(bar, lattice)
        var broken: Set<String> = []
        while let position = walk.next() {
            if states.isMultiple(of: 1024), isCancelled() { return }
            for (number, event) in lattice.events.enumerated() where walk.canHappen(event) {
                transitions += 1
                let violations = walk.take(number, event, checks)
                for violation in violations where broken.insert(violation.id).inserted {
                    note(violation, walk.path(to: position) + [event], on: rules)
                }
            }
            states += 1
            if walk.count > limit { return }
        }
        isComplete = true
    }

    private mutating func note(_ invariant: Invariant, _ events: [BarEvent], on rules: BarDefinition) {
        if let counterexample = BarCounterexample(lattice.scenario(events), on: rules, breaks: invariant) {
            counterexamples.append(counterexample)
        }
    }
}
