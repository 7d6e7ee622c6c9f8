import AirBarModel

/// A consumer of events: a run, or a run that is recorded or judged.
public protocol EventSink {
    /// The scroll view that the bar is on.
    var scrollView: ScrollViewState { get }

    /// What the bar did in the last event, in order.
    var actions: [BarAction] { get }

    /// Whether the run has ended, so that further events have no effect.
    var isOver: Bool { get }

    /// A scroll view as the bar prepares it for being bound later.
    func preconfigured(_ scrollView: ScrollViewGeometry) -> ScrollViewState

    /// Whether the sink is told when the events of a session occur.
    static var notesMoments: Bool { get }

    /// Notes when the next event occurs.
    mutating func note(_ moment: Moment)

    /// Applies an event to the scroll view and notifies the bar of it.
    mutating func advance(by event: BarEvent)
}

extension EventSink {
    /// A run needs no time: only what is shown does.
    package static var notesMoments: Bool { false }

    /// Does nothing.
    package mutating func note(_ moment: Moment) {}
}
