import AirBarModel
import Synchronization

/// The shortest paths to the states of a search, and the transition that it is inside, which another thread may ask for.
///
/// A bar that traps ends the process inside a transition.
final class ExploredPaths: Sendable {
    private let model: BoundedModel
    private let state = Mutex(State())

    private struct State {
        /// For each state, the state and the event from which it was first reached.
        var origins: [Origin] = []
        /// The transition that the search is inside; nil at the binding of the first scroll view.
        var current: Origin?

        /// The positions of the events that lead to a state, as few as possible.
        func path(to number: Int) -> [Int] {
            var path: [Int] = []
            var number = number
            while number > 0 {
                path.append(origins[number].event)
                number = origins[number].state
            }
            return path.reversed()
        }
    }

    /// A state by its number, and an event by its position in the model.
    struct Origin {
        let state: Int
        let event: Int
    }

    init(_ model: BoundedModel) { self.model = model }

    /// Notes that the search enters a transition.
    func enter(_ transition: Origin) { state.withLock { $0.current = transition } }

    /// Adds the state that the current transition reached; returns its number.
    func add() -> Int {
        state.withLock {
            $0.origins.append($0.current ?? Origin(state: -1, event: -1))
            return $0.origins.count - 1
        }
    }

    /// The events of a shortest path that ends with the current transition.
    var current: [BarEvent] {
        let positions = state.withLock { state in
            state.current.map { state.path(to: $0.state) + [$0.event] } ?? []
        }
        return positions.map { model.events[$0] }
    }
}
