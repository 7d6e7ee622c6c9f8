import AirBarModel
import Motion

extension Relation {
    /// M3: the whole content lies lower by a distance, and the safe area is larger by it; not where there are numbers
    /// that nobody can compute with, for they do not shift.
    static let shifted = Relation(
        relate: { trace in
            let distance = min(16, trace.scenario.leastContentHeight)
            guard distance >= 1, trace.isExact, trace.steps.allSatisfy(\.isUsable) else {
                return nil
            }
            return Related(trace.scenario.shifted(by: distance.rounded(.down)), like: trace)
        },
        compare: { step, course, other in
            let after = course.after(other)
            guard after.offset != step.after.offset else { return nil }
            return step.violation(
                "with all content offsets shifted, the bar's offset", after.offset, "the same",
                step.after.offset)
        })

    /// M4: everything is twice as large and as fast.
    static let doubled = Relation(
        relate: { trace in
            guard let scenario = trace.scenario.doubled else { return nil }
            return Related(scenario, like: trace)
        },
        compare: { step, course, other in
            let after = course.after(other)
            if after.offset != 2 * step.after.offset {
                return step.violation(
                    "with all lengths doubled, the bar's offset", after.offset, "the double",
                    2 * step.after.offset)
            }
            let contentOffset = 2 * step.after.scrollView.contentOffset
            guard after.scrollView.contentOffset != contentOffset else { return nil }
            return step.violation(
                "with all lengths doubled, the content offset", after.scrollView.contentOffset, "the double",
                contentOffset)
        })
}

extension Scenario {
    /// The least that the content is ever high, in points.
    fileprivate var leastContentHeight: Double {
        events.reduce(scrollView.contentHeight) { least, event in
            switch event {
            case .contentHeight(let height) where height.isLength: min(least, height)
            case .scrollView(let geometry): min(least, geometry.contentHeight)
            default: least
            }
        }
    }

    fileprivate func shifted(by distance: Double) -> Scenario {
        Scenario(
            heights: heights, tolerances: tolerances, scrollView: scrollView.shifted(by: distance),
            events: events.map { $0.shifted(by: distance) })
    }

    /// Twice as large in everything; nothing if a number would become too large.
    fileprivate var doubled: Scenario? {
        let limit = magnitudeLimit / 2
        guard heights.expanded < limit, scrollView.isBelow(limit), events.allSatisfy({ $0.isBelow(limit) }),
            let doubledTolerances = tolerances.doubled, let scrollView = scrollView.doubled
        else { return nil }
        return Scenario(
            heights: BarHeights(
                compact: 2 * heights.compact, normal: 2 * heights.normal, expanded: 2 * heights.expanded),
            tolerances: doubledTolerances, scrollView: scrollView, events: events.map(\.doubled))
    }
}

extension BarTolerances {
    fileprivate var doubled: BarTolerances? {
        try? BarTolerances(top: 2 * top, quietSnap: 2 * quietSnap, fling: 2 * fling)
    }
}

extension ScrollGeometry {
    fileprivate func shifted(by distance: Double) -> ScrollGeometry {
        let safeArea = ContentInset(top: safeArea.top + distance, bottom: safeArea.bottom)
        let geometry = try? ScrollGeometry(
            frameHeight: frameHeight, contentHeight: contentHeight - distance,
            contentOffset: contentOffset - distance, safeArea: safeArea)
        return geometry ?? self
    }

    fileprivate func isBelow(_ limit: Double) -> Bool {
        frameHeight < limit && contentHeight < limit && contentOffset.magnitude < limit
            && safeArea.top < limit && safeArea.bottom < limit
    }

    fileprivate var doubled: ScrollGeometry? {
        try? ScrollGeometry(
            frameHeight: 2 * frameHeight, contentHeight: 2 * contentHeight, contentOffset: 2 * contentOffset,
            safeArea: ContentInset(top: 2 * safeArea.top, bottom: 2 * safeArea.bottom))
    }
}

extension BarEvent {
    /// The event where the content lies lower.
    fileprivate func shifted(by distance: Double) -> BarEvent {
        switch self {
        case .contentOffset(let y): return .contentOffset(y - distance)
        case .scroll(let kind, to: let y): return .scroll(kind, to: y - distance)
        case .lostContentOffset(let y): return .lostContentOffset(y - distance)
        case .release(let release):
            return .release(Release(velocity: release.velocity, rest: release.rest - distance))
        case .contentHeight(let height): return .contentHeight(height - distance)
        case .safeArea(let insets):
            return .safeArea(ContentInset(top: insets.top + distance, bottom: insets.bottom))
        case .scrollView(let geometry): return .scrollView(geometry.shifted(by: distance))
        case .scrollToTop, .horizontalScroll, .pan, .frameHeight, .refreshInset, .bounces, .expand, .idle:
            return self
        }
    }

    fileprivate func isBelow(_ limit: Double) -> Bool {
        guard unusable == nil else { return true }
        return switch self {
        case .contentOffset(let number), .scroll(_, to: let number), .lostContentOffset(let number),
            .contentHeight(let number), .frameHeight(let number), .refreshInset(let number):
            number.magnitude < limit
        case .release(let release): release.velocity.magnitude < limit && release.rest.magnitude < limit
        case .safeArea(let insets): insets.top < limit && insets.bottom < limit
        case .scrollView(let geometry): geometry.isBelow(limit)
        case .scrollToTop, .horizontalScroll, .pan, .bounces, .expand, .idle: true
        }
    }

    fileprivate var doubled: BarEvent {
        switch self {
        case .contentOffset(let y): .contentOffset(2 * y)
        case .scroll(let kind, to: let y): .scroll(kind, to: 2 * y)
        case .lostContentOffset(let y): .lostContentOffset(2 * y)
        case .release(let release):
            .release(Release(velocity: 2 * release.velocity, rest: 2 * release.rest))
        case .contentHeight(let height): .contentHeight(2 * height)
        case .frameHeight(let height): .frameHeight(2 * height)
        case .refreshInset(let inset): .refreshInset(2 * inset)
        case .safeArea(let insets): .safeArea(ContentInset(top: 2 * insets.top, bottom: 2 * insets.bottom))
        case .scrollView(let geometry): .scrollView(geometry.doubled ?? geometry)
        case .scrollToTop, .horizontalScroll, .pan, .bounces, .expand, .idle: self
        }
    }
}
