import AirBarModel

/// A run of which every step is kept.
struct Recording<B: Bar>: EventSink {
    private var run: Run<B>
    /// The steps so far; none after one that is unsound.
    private(set) var steps: [Step] = []
    /// What the bar did in all steps, in order.
    private(set) var allActions: [BarAction] = []
    /// For each step the number of actions up to its end.
    private(set) var actionEnds: [Int] = []
    /// When each step of a session occurs.
    private(set) var moments: [Moment] = []
    private(set) var isOver = false
    private let watcher: RecordingWatcher?

    /// - Parameter watcher: is told of every event and step.
    init(_ bar: B, on geometry: ScrollViewGeometry, watchedBy watcher: RecordingWatcher? = nil) {
        run = Run(bar, on: geometry)
        self.watcher = watcher
    }

    var scrollView: ScrollViewState { run.observed.scrollView }

    var actions: [BarAction] { run.observed.actions }

    func preconfigured(_ scrollView: ScrollViewGeometry) -> ScrollViewState {
        run.observed.bar.preconfigured(scrollView)
    }

    static var notesMoments: Bool { true }

    mutating func note(_ moment: Moment) {
        if !isOver { moments.append(moment) }
    }

    mutating func advance(by event: BarEvent) {
        guard !isOver else { return }
        watcher?.begin(event)
        let step = run.advance(by: event)
        steps.append(step)
        allActions += run.observed.actions
        actionEnds.append(allActions.count)
        watcher?.end(step, run.observed.actions)
        isOver = step.soundnessViolation != nil
    }
}
