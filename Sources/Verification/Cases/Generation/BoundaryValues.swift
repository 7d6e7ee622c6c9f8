import AirBarModel
import Motion

/// A bar and its first scroll view, with the events at their boundary values, of which short scenarios are made.
struct BoundaryValues {
    /// The bar and the scroll view, without events.
    let scenario: Scenario

    /// The events of a vocabulary, with boundary values in their fields.
    ///
    /// - Parameters:
    ///   - vocabulary: the kinds of events.
    ///   - places: the largest number of content offsets to scroll to, those near the first resting offset first.
    private func events(within vocabulary: Vocabulary, places: Int) -> [BarEvent] {
        var events = offsets.prefix(places).map { BarEvent.contentOffset($0) } + gestures
        if vocabulary.includes(.published) { events += published }
        if vocabulary.includes(.everything) { events += everything }
        if vocabulary.includes(.faults) {
            events += [.lostContentOffset(-heights.normal + 1), .contentOffset(.nan), .contentHeight(.nan)]
        }
        return events
    }

    private var heights: BarHeights { scenario.heights }

    private var end: Double { scenario.scrollView.contentHeight - scenario.scrollView.frameHeight }

    /// Content offsets in points: the detents, the middles between them, the edges, a point beside each, two just before
    /// the end, and a second point beyond it, because a motion beyond the end has two samples there.
    private var offsets: [Double] {
        let (compact, normal, expanded) = (heights.compact, heights.normal, heights.expanded)
        return [
            -normal, -normal + 1, -normal - 1, -((compact + normal) / 2).rounded(.down), -compact,
            -((normal + expanded) / 2).rounded(.down) - 1, -expanded, -expanded - 1, end - 50,
            end - (normal - compact) + 1, end, end + 1, end + 2,
        ]
    }

    private var gestures: [BarEvent] {
        [.pan(.began), .pan(.changed), .pan(.ended), .pan(.cancelled), .pan(.failed), .idle]
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
        let releases = [-300, -100, 100, 300].map { Release(velocity: $0, rest: -heights.compact - 50) }
        let places = [-heights.normal + 1, -heights.normal - 1, end + 1]
        return [.frameHeight(frame - heights.normal), .frameHeight(frame + 400)]
            + insets.map { .safeArea($0) } + [.refreshInset(60), .refreshInset(0), .bottomInset(50)]
            + releases.map { .release($0) } + places.map { .scroll(.set, to: $0) }
            + places.map { .scroll(.viewAnimation, to: $0) }
            + [.scrollToTop, .horizontalScroll, .bounces(false), .bounces(true)]
    }
}

extension BoundaryValues {
    /// Bars and scroll views: the common ones first, then the special ones.
    static let all: [BoundaryValues] = {
        let heights = [
            (100.0, 200.0, 300.0), (100, 200, 250), (100, 200, 200), (100, 100, 200), (100, 100, 100),
            (0, 0, 100),
        ]
        return heights.flatMap { compact, normal, expanded in
            let views = [
                (2000.0, -normal, 0.0, 0.0, 0.0), (2000, -normal + 1, 0, 0, normal),
                (2000, -normal + 5, 0, 0, 0), (2000, 1400, 0, 0, 0), (2000, 1401, 0, 0, 0),
                (500, -normal, 0, 0, 0), (800, 1, 0, 0, 0), (2000, -normal, 100, 0, 0),
                // A phone with a notch, bound while it refreshes.
                (2000, -normal, 47, 60, 0),
            ]
            return views.compactMap { content, offset, safeArea, refresh, barInset in
                let view = try? ScrollViewGeometry(
                    frameHeight: 600, contentHeight: content, contentOffset: offset,
                    safeArea: ContentInset(top: safeArea, bottom: 0),
                    barInset: ContentInset(top: barInset, bottom: 0), refreshInset: refresh)
                let heights = BarHeights(compact: compact, normal: normal, expanded: expanded)
                return view.map {
                    BoundaryValues(scenario: Scenario(heights: heights, scrollView: $0, events: []))
                }
            }
        }
    }()
}

extension BoundaryValues {
    /// Visits the physically possible sequences of at most `count` events, each after the one without its last event.
    func forEachPrefix(
        events count: Int, within vocabulary: Vocabulary, places: Int, _ visit: ([BarEvent]) -> Void
    ) {
        let events = events(within: vocabulary, places: places)
        func extend(_ prefix: [BarEvent], _ preconditions: Preconditions) {
            visit(prefix)
            guard prefix.count < count else { return }
            for event in events where preconditions.allow(event) {
                extend(prefix + [event], preconditions.after(event))
            }
        }
        extend([], Preconditions(safeArea: scenario.scrollView.safeArea))
    }
}

/// The part of the state that decides which events are physically possible.
private struct Preconditions {
    var isFingerDown = false
    var safeArea: ContentInset

    func allow(_ event: BarEvent) -> Bool {
        if case .scrollView(let view) = event, view.safeArea != safeArea { return false }
        return event.kind.isPossible(isFingerDown: isFingerDown)
    }

    func after(_ event: BarEvent) -> Preconditions {
        var next = self
        next.isFingerDown = event.kind.leavesFingerDown(isFingerDown: isFingerDown)
        if case .safeArea(let insets) = event { next.safeArea = insets }
        return next
    }
}
