import Generators

/// How the tasks of an asynchronous body take turns.
public enum TaskScheduling: Sendable {
    /// Each task goes on when it is its turn, the one that waits longest first; the same in every run.
    case inOrder
    /// Which of the waiting tasks goes on is drawn at each turn, shrunk and replayed like a value.
    case inAnyOrder
}

/// Which of the tasks that wait goes on, at each turn at which several do.
///
/// Past the last turn, and at its simplest, the one that waits longest.
struct TaskOrder: Hashable, Sendable {
    /// The position of the task in the queue, at each turn; the last one of a queue that is shorter.
    let turns: [Int]

    /// The order in which tasks go on without a schedule.
    static let arrival = TaskOrder(turns: [])

    /// The greatest position that is drawn.
    private static let lastPosition = 7
    /// The greatest number of turns that are drawn.
    private static let mostTurns = 200

    /// Orders; at random every other turn is that of the task that waits longest.
    static let generator = Generator<TaskOrder> { source throws(Rejection) in
        var turns: [Int] = []
        try source.list(count: 0...mostTurns) { source throws(Rejection) in
            let position = source.draw(upTo: UInt64(lastPosition), towards: 0) { bits in
                bits.uniform(upTo: 1) == 0 ? 0 : 1 + bits.uniform(upTo: UInt64(lastPosition - 1))
            }
            turns.append(Int(position))
        }
        return TaskOrder(turns: turns)
    }
}

extension TaskOrder: CustomStringConvertible {
    /// `as they arrive`, or the position of the task that goes on at each turn.
    ///
    ///     the 2nd that waits, then the 1st, the 3rd
    var description: String {
        if self == .arrival { return "as they arrive" }
        let ordinals = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th"]
        let others = turns.dropFirst().map { "the \(ordinals[$0])" }.joined(separator: ", ")
        return "the \(ordinals[turns[0]]) that waits" + (others.isEmpty ? "" : ", then \(others)")
    }
}
