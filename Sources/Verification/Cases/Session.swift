import AirBarModel

/// A test case under a finger: a bar, the scroll view it is bound to first, and the actions of fingers and programmes.
///
/// A finger's actions become events only when the session is played on a bar, because the bar moves the content too.
public struct Session: Hashable, Sendable {
    /// The heights of the bar.
    public let heights: BarHeights

    /// The tolerances of the bar.
    public let tolerances: BarTolerances

    /// The scroll view that the bar is bound to first.
    public let scrollView: ScrollViewGeometry

    /// The screen.
    package let display: Display

    /// The actions, in order.
    public let actions: [SessionAction]

    /// Makes a session.
    public init(
        heights: BarHeights, tolerances: BarTolerances = .standard, scrollView: ScrollViewGeometry,
        display: Display = .standard, actions: [SessionAction]
    ) {
        self.heights = heights
        self.tolerances = tolerances
        self.scrollView = scrollView
        self.display = display
        self.actions = actions
    }

    /// Makes a session whose actions are the events of a scenario.
    public init(_ scenario: Scenario) {
        self.init(
            heights: scenario.heights, tolerances: scenario.tolerances, scrollView: scenario.scrollView,
            actions: scenario.events.map { .event($0) })
    }

    /// The session as a scenario; nil if an action is not an event.
    package var scenario: Scenario? {
        var events: [BarEvent] = []
        events.reserveCapacity(actions.count)
        for action in actions {
            guard case .event(let event) = action else { return nil }
            events.append(event)
        }
        return Scenario(heights: heights, tolerances: tolerances, scrollView: scrollView, events: events)
    }

    /// Whether every event that a scroll view or a gesture recogniser causes results from an action, and none is given.
    var isActed: Bool {
        let caused = EventKinds.stops.union([.motion, .lost, .horizontal, .toTop, .began, .changed])
        return actions.allSatisfy {
            guard case .event(let event) = $0 else { return true }
            return caused.isDisjoint(with: event.kind)
        }
    }

    /// The same session with other actions.
    package func with(actions: [SessionAction]) -> Session {
        Session(
            heights: heights, tolerances: tolerances, scrollView: scrollView, display: display,
            actions: actions)
    }

    /// The same session on another screen.
    package func on(_ display: Display) -> Session {
        Session(
            heights: heights, tolerances: tolerances, scrollView: scrollView, display: display,
            actions: actions)
    }

    /// The same session, in which fingers halt before they lift, and everything comes to rest before the next touch.
    var unhurried: Session {
        with(
            actions: actions.flatMap { action -> [SessionAction] in
                switch action {
                case .lift: [.pause(0.2), .lift, .rest]
                case .fling, .cancel, .animate, .animateToTop: [action, .rest]
                case .touch, .drag, .pause, .rest, .preconfigure, .bindOther, .event: [action]
                }
            })
    }

    /// The same session, followed by the actions that bring everything to rest.
    var settled: Session { with(actions: actions + Session.settling) }

    /// The actions that bring everything to rest.
    static let settling: [SessionAction] = [.lift, .rest]
}
