import AirBarModel

/// A session that was played to its end.
struct PlayedSession {
    /// The session.
    let session: Session
    /// The bar.
    let definition: BarDefinition
    /// The heights and tolerances of the bar at the end.
    let configuration: BarConfiguration
    /// What a bar that may round may be off, in points.
    let slack: Double
    /// The position of the last step.
    let lastIndex: Int
    private let snapshotAfter: ([SessionAction]) -> Snapshot?

    /// - Parameters:
    ///   - session: the session.
    ///   - definition: the bar.
    ///   - player: the player after the session.
    ///   - run: the run that the player advanced.
    init<Sink: EventSink, B: Bar>(
        _ session: Session, on definition: BarDefinition, _ player: SessionPlayer<Sink>, run: Run<B>
    ) {
        self.session = session
        self.definition = definition
        configuration = run.observed.configuration
        slack = History.slack(ofLengths: run.history.largestLengthSum)
        lastIndex = run.count - 1
        snapshotAfter = { actions in
            var continued = SessionPlayer(player, on: Continuation(run: run))
            continued.play(actions)
            return continued.isFull ? nil : continued.sink.run.observed.snapshot
        }
    }

    /// What is observed after further actions, which a copy of the run is given; nil if the session was cut.
    func snapshot(after actions: [SessionAction]) -> Snapshot? { snapshotAfter(actions) }

    /// A violation at the end of the session.
    func violation(
        _ quantity: StaticString, _ value: Double, _ expected: StaticString, _ limit: Double
    ) -> Violation {
        Violation(step: lastIndex, quantity: quantity, value: value, expected: expected, limit: limit)
    }
}

/// A copy of a run that goes on without being judged.
private struct Continuation<B: Bar>: EventSink {
    var run: Run<B>
    private(set) var isOver = false

    init(run: Run<B>) { self.run = run }

    var scrollView: ScrollViewState { run.observed.scrollView }

    var actions: [BarAction] { run.observed.actions }

    func preconfigured(_ scrollView: ScrollViewGeometry) -> ScrollViewState {
        run.observed.bar.preconfigured(scrollView)
    }

    mutating func advance(by event: BarEvent) {
        guard !isOver else { return }
        isOver = run.advance(by: event).soundnessViolation != nil
    }
}
