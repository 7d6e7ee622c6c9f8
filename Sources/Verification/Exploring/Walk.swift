import AirBarModel

/// A walk through all states that a bar can be in, breadth first.
struct Walk<B: Bar> {
    /// All that what comes next depends on, what has to be known of the past to judge it included.
    private struct State: Hashable {
        let bar: B
        let scrollView: ScrollViewState
        let past: Past

        /// Where a bar is; a scroll view with numbers that nobody can compute with is taken for what is known of it.
        init(_ bar: B, seenBy recorder: Recorder) {
            self.bar = bar
            scrollView = recorder.step.after.scrollView
            past = recorder.past
        }
    }

    private let events: [BarEvent]
    private var known: Set<State> = []
    private var states: [State] = []
    /// How each state was first reached: from which state, and by which event.
    private var origins: [(state: Int, event: Int)] = []
    private var position = -1

    /// Starts from a bar that has just been bound.
    init(_ bar: B, _ lattice: Lattice) {
        events = lattice.events
        let scrollView = ScrollViewState(lattice.scrollView)
        let past = Past(heardContentOffset: scrollView.contentOffset)
        var bar = bar
        var recorder = Recorder(bar, on: scrollView, after: past)
        recorder.advance(&bar, by: .scrollView(lattice.scrollView), index: 0)
        add(State(bar, seenBy: recorder), from: -1, by: -1)
    }

    /// How many states there are so far.
    var count: Int { states.count }

    /// Goes on to the next state; nothing when every state has been visited.
    mutating func next() -> Int? {
        guard position + 1 < states.count else { return nil }
        position += 1
        return position
    }

    /// Whether an event can happen now: gestures have to be physical, and a claim is made of what is told only.
    func canHappen(_ event: BarEvent) -> Bool {
        let isFingerDown = states[position].past.isFingerDown
        return switch event {
        case .pan(.changed), .pan(.ended), .pan(.cancelled), .release: isFingerDown
        case .pan(.began), .pan(.failed), .idle: !isFingerDown
        default: true
        }
    }

    /// Lets an event happen in the current state, and says what that breaks; where it breaks nothing it leads on.
    mutating func take(_ number: Int, _ event: BarEvent, _ checks: Checks) -> [Invariant] {
        let state = states[position]
        var bar = state.bar
        var recorder = Recorder(bar, on: state.scrollView, after: state.past)
        recorder.advance(&bar, by: event, index: 0)
        let broken = checks.broken(by: recorder.step)
        if broken.isEmpty { add(State(bar, seenBy: recorder), from: position, by: number) }
        return broken
    }

    /// The events that lead to a state, as few as possible.
    func path(to state: Int) -> [BarEvent] {
        var path: [BarEvent] = []
        var state = state
        while state > 0 {
            path.append(events[origins[state].event])
            state = origins[state].state
        }
        return path.reversed()
    }

    private mutating func add(_ state: State, from origin: Int, by event: Int) {
        guard known.insert(state).inserted else { return }
        states.append(state)
        origins.append((origin, event))
    }
}
