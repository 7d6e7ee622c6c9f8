import AirBarModel

/// The steps of a recording, and what the bar did in them.
struct RecordedSteps {
    /// The steps so far; none after one that is unsound.
    private(set) var steps: [Step] = []
    /// What the bar did in all steps, in order.
    private(set) var allActions: [BarAction] = []
    /// For each step the number of actions up to its end.
    private(set) var actionEnds: [Int] = []

    /// Makes room for a number of steps at once: growing as they come takes three times the memory of the longest case.
    mutating func reserve(_ count: Int) {
        steps.reserveCapacity(count)
        actionEnds.reserveCapacity(count)
    }

    mutating func append(_ step: Step, _ actions: [BarAction]) {
        steps.append(step)
        allActions += actions
        actionEnds.append(allActions.count)
    }
}
