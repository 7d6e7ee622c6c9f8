import AirBarModel

/// The states that an exploration visited, as far as they can be seen: where the content and the bar are.
///
/// Many states are at one position: they differ in the gesture, the scroll view, or in what is expected of them.
package struct StateMap: Sendable {
    /// Where the content and the bar are.
    package struct Position: Hashable, Sendable {
        /// The content offset, in points.
        package let contentOffset: Double
        /// The height of the bar, in points.
        package let height: Double

        init(_ snapshot: Snapshot) {
            contentOffset = snapshot.scrollView.contentOffset
            height = -snapshot.offset + 0
        }

        /// Where they are after a step.
        package init(after step: Step) { self.init(step.after) }
    }

    /// A transition from one position to another.
    package struct Move: Hashable, Sendable {
        /// The position before.
        package let start: Position
        /// The position after.
        package let end: Position
    }

    /// The number of states at each position.
    package private(set) var states: [Position: Int] = [:]

    /// The transitions between different positions, each once.
    package private(set) var moves: Set<Move> = []

    mutating func add(_ snapshot: Snapshot) { states[Position(snapshot), default: 0] += 1 }

    mutating func add(from start: Snapshot, to end: Snapshot) {
        let move = Move(start: Position(start), end: Position(end))
        if move.start != move.end { moves.insert(move) }
    }
}
