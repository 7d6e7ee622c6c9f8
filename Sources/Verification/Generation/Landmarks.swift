import AirBarModel

/// A bar and its first view, with the events that something may depend on there: what short scenarios are made of.
struct Landmarks {
    /// A bar and a view, without events.
    let scenario: Scenario

    /// Every kind of event at the places where something changes, by what it takes.
    func events(within vocabulary: Vocabulary) -> [BarEvent] {
        var events = gestures
        if vocabulary.rawValue >= Vocabulary.published.rawValue { events += published }
        if vocabulary.rawValue >= Vocabulary.everything.rawValue { events += everything }
        if vocabulary.rawValue >= Vocabulary.mishaps.rawValue {
            events += [.lostContentOffset(-heights.normal + 1), .contentOffset(.nan)]
        }
        return events
    }

    private var heights: BarHeights { scenario.heights }

    private var end: Double { scenario.scrollView.contentHeight - scenario.scrollView.frameHeight }

    /// The detents and what lies between them, the edges, and a point beside.
    private var offsets: [Double] {
        let (compact, normal, expanded) = (heights.compact, heights.normal, heights.expanded)
        return [
            -normal, -normal + 1, -normal - 1, -((compact + normal) / 2).rounded(.down), -compact,
            -((normal + expanded) / 2).rounded(.down) - 1, -expanded, -expanded - 1, end - 50, end, end + 1,
        ]
    }

    private var gestures: [BarEvent] {
        offsets.map { .contentOffset($0) }
            + [.pan(.began), .pan(.changed), .pan(.ended), .pan(.cancelled), .pan(.failed), .idle]
    }

    private var published: [BarEvent] {
        let frame = scenario.scrollView.frameHeight
        return [.expand(true), .expand(false)]
            + [0, frame - heights.normal, frame + heights.normal].map { .contentHeight($0) }
            + [scenario.scrollView].map { .scrollView($0) }
    }

    private var everything: [BarEvent] {
        let frame = scenario.scrollView.frameHeight
        let insets = [ContentInset(top: 50, bottom: 0), ContentInset(top: 0, bottom: 50)]
        let releases = [-1000, -100, 100, 1000].map { Release(velocity: $0, rest: -heights.compact - 50) }
        let places = [-heights.normal + 1, -heights.normal - 1, end + 1]
        return [.frameHeight(frame - heights.normal), .frameHeight(frame + 400)]
            + insets.map { .safeArea($0) } + [.refreshInset(60), .refreshInset(0)]
            + releases.map { .release($0) } + places.map { .scroll(.set, to: $0) }
            + places.map { .scroll(.viewAnimation, to: $0) }
            + [.scrollToTop, .horizontalScroll, .bounces(false), .bounces(true)]
    }
}

extension Landmarks {
    /// The bar and the view that are like most, first, and then those that are special.
    static let all: [Landmarks] = {
        let heights = [
            (100.0, 200.0, 300.0), (100, 200, 250), (100, 200, 200), (100, 100, 200), (100, 100, 100),
            (0, 0, 100),
        ]
        let views = [(2000.0, 0.0, 0.0), (2000, 5, 0), (2000, 1401, 0), (500, 0, 0), (2000, 0, 100)]
        return heights.flatMap { compact, normal, expanded in
            views.compactMap { content, distance, safeArea in
                let view = try? ScrollGeometry(
                    frameHeight: 600, contentHeight: content, contentOffset: distance - normal,
                    safeArea: ContentInset(top: safeArea, bottom: 0))
                let heights = BarHeights(compact: compact, normal: normal, expanded: expanded)
                return view.map {
                    Landmarks(scenario: Scenario(heights: heights, scrollView: $0, events: []))
                }
            }
        }
    }()
}

extension Landmarks {
    /// Visits every physically possible scenario of a number of events.
    func forEach(
        events count: Int, within vocabulary: Vocabulary, _ visit: (Scenario) -> Void
    ) {
        let events = events(within: vocabulary)
        func extend(_ row: [BarEvent], isFingerDown: Bool) {
            guard row.count < count else { return visit(scenario.with(events: row)) }
            for event in events where event.canHappen(isFingerDown: isFingerDown) {
                extend(row + [event], isFingerDown: event.leavesFingerDown(isFingerDown))
            }
        }
        extend([], isFingerDown: false)
    }
}

extension BarEvent {
    /// Whether an event is possible with a finger on the content, or without one.
    fileprivate func canHappen(isFingerDown: Bool) -> Bool {
        switch kind {
        case .changed, .ended, .cancelled, .release: isFingerDown
        case .began, .failed, .idle: !isFingerDown
        default: true
        }
    }

    fileprivate func leavesFingerDown(_ isFingerDown: Bool) -> Bool {
        switch kind {
        case .began: true
        case .ended, .cancelled, .release, .bind: false
        default: isFingerDown
        }
    }
}
