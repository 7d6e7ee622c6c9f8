/// The states that a model may be in before and after a section of a parallel program, whatever the order of its steps.
struct Interleavings<Machine: StateMachine & Hashable> {
    /// One step of a branch.
    struct Step {
        let action: Machine.Action
        let precondition: @Sendable (Machine) -> Bool
    }

    /// The states before the section.
    private(set) var starts: Set<Machine>
    /// The steps of each branch.
    private(set) var branches: [[Step]]

    /// The number of orders up to which a section grows, for each state before it.
    private static var mostOrders: Int { 1_000 }

    init(_ start: Machine, branches: Int) {
        starts = [start]
        self.branches = Array(repeating: [], count: branches)
    }

    /// Adds a step to a branch, unless it or another one is not allowed then in some order, or there are too many orders.
    ///
    /// - Returns: whether it was added.
    mutating func add(_ step: Step, to branch: Int) -> Bool {
        branches[branch].append(step)
        if orders * starts.count <= Self.mostOrders, ends != nil { return true }
        branches[branch].removeLast()
        return false
    }

    /// Ends the section, and adds a step that runs alone, unless it is not allowed after some order.
    ///
    /// - Returns: whether it was added.
    mutating func add(alone step: Step) -> Bool {
        guard let ends, let next = Self.states(ends, after: step) else { return false }
        starts = next
        branches = branches.map { _ in [] }
        return true
    }

    /// The number of orders of the steps, up to where it is too large.
    private var orders: Int {
        var (orders, placed) = (1, 0)
        for branch in branches {
            // The orders of two branches are the ways to choose the places of one: a binomial coefficient.
            for index in branch.indices {
                placed += 1
                orders = orders * placed / (index + 1)
                if orders > Self.mostOrders { return orders }
            }
        }
        return orders
    }

    /// The states after the section; nil if a step is not allowed in some order.
    ///
    /// - Complexity: O(*n* · *s*) for *n* positions, which are the products of the lengths of the branches plus one, and
    ///   *s* states in each.
    private var ends: Set<Machine>? {
        var strides: [Int] = []
        var positions = 1
        for branch in branches {
            strides.append(positions)
            positions *= branch.count + 1
        }
        var states: [Set<Machine>] = Array(repeating: [], count: positions)
        states[0] = starts
        for position in 0..<positions {
            for (branch, steps) in branches.enumerated() {
                let done = position / strides[branch] % (steps.count + 1)
                guard done < steps.count else { continue }
                guard let next = Self.states(states[position], after: steps[done]) else { return nil }
                states[position + strides[branch]].formUnion(next)
            }
        }
        return states[positions - 1]
    }

    /// The states after a step in each of some states; nil if it is not allowed in one.
    private static func states(_ states: Set<Machine>, after step: Step) -> Set<Machine>? {
        var next: Set<Machine> = []
        for var state in states {
            guard step.precondition(state), state.allows(step.action) else { return nil }
            _ = state.perform(step.action)
            next.insert(state)
        }
        return next
    }
}
