import AirBarModel

/// A run of which every step is kept.
struct RecordedRun<B: Bar>: EventSink {
    private var run: Run<B>
    /// The steps, unless a watcher has them.
    private var own = RecordedSteps()
    /// When each step of a session occurs.
    private(set) var moments: [Moment] = []
    private(set) var isOver = false
    private let watcher: RecordingWatcher?

    /// - Parameter watcher: is told of every event and step.
    init(_ bar: B, on geometry: ScrollViewGeometry, watchedBy watcher: RecordingWatcher? = nil) {
        run = Run(bar, on: geometry)
        self.watcher = watcher
    }

    /// Makes room for a number of steps.
    mutating func reserve(_ count: Int) {
        if let watcher { watcher.reserve(count) } else { own.reserve(count) }
    }

    /// The steps so far.
    var recorded: RecordedSteps { watcher?.progress.recorded ?? own }

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
        if let watcher, !watcher.begin(event) {
            isOver = true
            return
        }
        let step = run.advance(by: event)
        if let watcher {
            watcher.end(step, run.observed.actions)
        } else {
            own.append(step, run.observed.actions)
        }
        isOver = step.soundnessViolation != nil
    }
}
