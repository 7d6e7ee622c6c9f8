import AirBarModel
import Motion

extension BoundedModel {
    /// The models on which a bar can be explored: ``all`` for one that can have any heights, or models of its own ones.
    ///
    /// Models with requests of the app, such as other heights, are for bars that are made for them. A bar whose heights have
    /// ranges has two models, of the least and of the greatest ones.
    package static func all(for definition: BarDefinition) -> [BoundedModel] {
        guard case .between(let least, let greatest) = definition.heights else {
            let capabilities = definition.kind.capabilities
            return all.filter { $0.events.allSatisfy { capabilities.isSuperset(of: $0.neededCapabilities) } }
        }
        let names = least == greatest ? [("own", least)] : [("least", least), ("greatest", greatest)]
        let requests = requestsInPlace.filter {
            definition.kind.capabilities.isSuperset(of: $0.neededCapabilities)
        }
        return names.compactMap { name, heights in
            own(
                name, heights, definition.tolerances ?? .standard,
                between: definition.kind.heightBetween(heights), besides: requests)
        }
    }

    /// What the app asks of a bar of any heights that is made for it.
    static let requestsInPlace: [BarEvent] = [.show(true), .show(false), .stay(true), .stay(false)]

    /// A model of heights in points; nil if they are no heights of a bar.
    ///
    /// Its content offsets are the detents, the points halfway between them, the end, and points past both edges. The bar
    /// reaches the sums of their distances, which are few where the heights have a large common divisor.
    ///
    /// - Parameter between: the height between compact and normal that is a detent too, in points; nil if there is none.
    static func own(
        _ name: String, _ heights: BarHeights, _ tolerances: BarTolerances, between: Double?,
        besides requests: [BarEvent]
    ) -> BoundedModel? {
        let (compact, normal, expanded) = (heights.compact, heights.normal, heights.expanded)
        let gaps = [expanded - normal, normal - compact, compact].filter { $0 > 0 }
        let step = gaps.min().map { $0 / 2 } ?? 1
        let end = max(expanded, 2 * step)
        let frame = 2 * end
        let detents = [expanded, normal, between, compact, 0].compactMap { $0 }
        let halves = zip(detents, detents.dropFirst()).map { ($0 + $1) / 2 }
        let offsets = Set((detents + halves).map { 0 - $0 } + [-expanded - step, end, end + step]).sorted()
        let views = [-normal, 0, end].compactMap {
            try? ScrollViewGeometry(frameHeight: frame, contentHeight: frame + end, contentOffset: $0)
        }
        guard let configuration = try? BarConfiguration(heights, tolerances: tolerances),
            let first = views.first
        else { return nil }
        let content = [frame + end, end].map(BarEvent.contentHeight)
        return BoundedModel(
            name, configuration: configuration, scrollView: first,
            events: events(at: offsets, binding: views, fling: configuration.tolerances.fling)
                + content + [.frameHeight(frame)] + requests + invalidEvents)
    }

    /// The events of scrolling, of a finger and of the app, at some content offsets.
    ///
    /// - Parameters:
    ///   - offsets: the content offsets, in points.
    ///   - views: the scroll views that are bound.
    ///   - fling: the speed from which on a release is a fling, in points per second.
    static func events(
        at offsets: [Double], binding views: [ScrollViewGeometry], fling: Double
    ) -> [BarEvent] {
        var events: [BarEvent] = offsets.map(BarEvent.contentOffset)
        events += [.began, .changed, .ended, .cancelled, .failed].map(BarEvent.pan)
        events += [.idle, .expand(true), .expand(false), .scrollToTop, .horizontalScroll]
        events += views.map(BarEvent.scrollView)
        events += offsets.flatMap { rest in
            [-fling, -fling / 2, fling].map { BarEvent.release(Release(velocity: $0, rest: rest)) }
        }
        return events
    }

    /// An event of each kind that has a number, with an invalid one.
    static let invalidEvents: [BarEvent] = [
        .contentOffset(.nan), .contentHeight(-1), .frameHeight(magnitudeLimit),
        .safeArea(ContentInset(top: .infinity, bottom: 0)), .refreshInset(-1),
        .release(Release(velocity: .nan, rest: 0)),
    ]

    /// The model with those of its events that are in a vocabulary.
    package func limited(to vocabulary: EventVocabulary) -> BoundedModel {
        BoundedModel(
            name, configuration: configuration, scrollView: scrollView,
            events: events.filter { vocabulary.includes($0) }, tooLargeFor: tooLargeFor)
    }
}

extension EventVocabulary {
    fileprivate func includes(_ event: BarEvent) -> Bool {
        switch self {
        case .hostile: true
        case .losses: event.isValid
        case .realistic: event.isValid && event.isNotified
        }
    }
}
