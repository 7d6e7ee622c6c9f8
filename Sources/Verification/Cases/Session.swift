import AirBarModel

/// A test case as a person would act it out: a bar, the scroll view it is bound to first, and what fingers and
/// programmes then do.
///
/// What a finger does comes out as events only with a bar to react to them: ``played(on:)``.
public struct Session: Hashable, Sendable {
    /// The heights that the bar is to have.
    public let heights: BarHeights

    /// How exact the bar has to be.
    public let tolerances: BarTolerances

    /// The scroll view that the bar is bound to first.
    public let scrollView: ScrollGeometry

    /// The screen.
    public let display: Display

    /// What is done, in order.
    public let actions: [SessionAction]

    /// Makes a session.
    public init(
        heights: BarHeights, tolerances: BarTolerances = .standard, scrollView: ScrollGeometry,
        display: Display = .standard, actions: [SessionAction]
    ) {
        self.heights = heights
        self.tolerances = tolerances
        self.scrollView = scrollView
        self.display = display
        self.actions = actions
    }

    /// A session in which no finger does anything.
    public init(_ scenario: Scenario) {
        self.init(
            heights: scenario.heights, tolerances: scenario.tolerances, scrollView: scenario.scrollView,
            actions: scenario.events.map { .event($0) })
    }

    /// The session as a scenario, if no finger and no animation has a part in it.
    public var scenario: Scenario? {
        var events: [BarEvent] = []
        events.reserveCapacity(actions.count)
        for action in actions {
            guard case .event(let event) = action else { return nil }
            events.append(event)
        }
        return Scenario(heights: heights, tolerances: tolerances, scrollView: scrollView, events: events)
    }

    /// Whether all that only a scroll view can know comes of what fingers and programmes do, and nothing of it is told by
    /// hand.
    var isActed: Bool {
        let known: EventKinds = [.motion, .lost, .horizontal, .toTop, .began, .changed]
        return actions.allSatisfy {
            guard case .event(let event) = $0 else { return true }
            return known.union(.stops).isDisjoint(with: event.kind)
        }
    }

    /// The same session with other actions.
    public func with(actions: [SessionAction]) -> Session {
        Session(
            heights: heights, tolerances: tolerances, scrollView: scrollView, display: display,
            actions: actions)
    }

    /// The same session on another screen.
    public func on(_ display: Display) -> Session {
        Session(
            heights: heights, tolerances: tolerances, scrollView: scrollView, display: display,
            actions: actions)
    }

    /// The same session, in which a finger halts before it lifts, and everything comes to rest before the next touches.
    var unhurried: Session {
        with(
            actions: actions.flatMap { action -> [SessionAction] in
                switch action {
                case .lift: [.pause(0.2), .lift, .rest]
                case .fling, .cancel, .animate, .animateToTop: [action, .rest]
                case .touch, .drag, .pause, .rest, .event: [action]
                }
            })
    }

    /// The same session, in which everything then comes to rest.
    var settled: Session { with(actions: actions + Session.settling) }

    /// The actions that bring everything to rest.
    static let settling: [SessionAction] = [.lift, .rest]
}
