import AirBarModel
import Motion

extension Relation {
    /// M3: the twin's content lies lower by a distance, and its safe area is larger by it.
    ///
    /// It applies up to the first invalid event, because invalid numbers do not shift, and as long as sums are exact.
    static let shifted = twin(
        TwinRun(
            begin: { start in
                let shift = min(16, start.scrollView.contentHeight).rounded(.down)
                guard shift >= 1, start.isExact, let view = start.scrollView.shifted(by: shift) else {
                    return nil
                }
                return TwinStart(configuration: start.configuration, scrollView: view, shift: shift)
            },
            event: { step, shift in
                step.isUsable && step.isExact ? step.event.shifted(by: shift) : nil
            },
            comparison: .states { step, twin in
                guard !(abs(twin.offset - step.after.offset) <= step.rounding) else { return nil }
                return step.violation(
                    "with all content offsets shifted, the bar's offset", twin.offset, "the same",
                    step.after.offset)
            }))

    /// M4: everything is twice as large and as fast for the twin.
    ///
    /// It applies up to the first number that would become too large.
    static let doubled = twin(
        TwinRun(
            begin: { start in
                guard let configuration = start.configuration.doubled,
                    let view = start.scrollView.doubled
                else { return nil }
                return TwinStart(configuration: configuration, scrollView: view)
            },
            event: { step, _ in step.event.doubled },
            comparison: .states { step, twin in
                if twin.offset != 2 * step.after.offset {
                    return step.violation(
                        "with all lengths doubled, the bar's offset", twin.offset, "the double",
                        2 * step.after.offset)
                }
                if twin.isExpandedStateAvailable != step.after.isExpandedStateAvailable {
                    return step.violation(
                        "with all lengths doubled, whether the expanded state is available (1 or 0)",
                        twin.isExpandedStateAvailable ? 1 : 0, "the same",
                        step.after.isExpandedStateAvailable ? 1 : 0, as: .fact)
                }
                let contentOffset = 2 * step.after.scrollView.contentOffset
                guard twin.scrollView.contentOffset != contentOffset else { return nil }
                return step.violation(
                    "with all lengths doubled, the content offset", twin.scrollView.contentOffset,
                    "the double", contentOffset)
            }))
}

extension TwinStart {
    fileprivate var isExact: Bool { configuration.heights.isExact && scrollView.isExact }
}

extension BarConfiguration {
    /// Twice as large in everything; nil if a number would become too large.
    fileprivate var doubled: BarConfiguration? {
        guard
            let tolerances = try? BarTolerances(
                top: 2 * tolerances.top, quietSnap: 2 * tolerances.quietSnap, fling: 2 * tolerances.fling)
        else { return nil }
        return try? BarConfiguration(heights.doubled, tolerances: tolerances)
    }
}

extension BarHeights {
    fileprivate var doubled: BarHeights {
        BarHeights(compact: 2 * compact, normal: 2 * normal, expanded: 2 * expanded)
    }
}

extension ContentInset {
    fileprivate var doubled: ContentInset { ContentInset(top: 2 * top, bottom: 2 * bottom) }
}

extension ScrollViewGeometry {
    /// The geometry with the content lower by a distance, in points; nil if there is not that much content.
    fileprivate func shifted(by distance: Double) -> ScrollViewGeometry? {
        try? ScrollViewGeometry(
            frameHeight: frameHeight, contentHeight: contentHeight - distance,
            contentOffset: contentOffset - distance,
            safeArea: ContentInset(top: safeArea.top + distance, bottom: safeArea.bottom),
            barInset: barInset, refreshInset: refreshInset, bottomInset: bottomInset, behavior: behavior)
    }

    /// Twice as large in everything; nil if a number would become too large.
    fileprivate var doubled: ScrollViewGeometry? {
        try? ScrollViewGeometry(
            frameHeight: 2 * frameHeight, contentHeight: 2 * contentHeight, contentOffset: 2 * contentOffset,
            safeArea: safeArea.doubled, barInset: barInset.doubled, refreshInset: 2 * refreshInset,
            bottomInset: 2 * bottomInset, behavior: behavior)
    }
}

extension BarEvent {
    /// The event with the content lower by a distance, in points; nil if there is not that much content.
    fileprivate func shifted(by distance: Double) -> BarEvent? {
        switch self {
        case .contentOffset(let y): return .contentOffset(y - distance)
        case .scroll(let kind, to: let y): return .scroll(kind, to: y - distance)
        case .lostContentOffset(let y): return .lostContentOffset(y - distance)
        case .release(let release):
            return .release(Release(velocity: release.velocity, rest: release.rest - distance))
        case .contentHeight(let height): return height < distance ? nil : .contentHeight(height - distance)
        case .safeArea(let insets):
            return .safeArea(ContentInset(top: insets.top + distance, bottom: insets.bottom))
        case .scrollView(let geometry): return geometry.shifted(by: distance).map { .scrollView($0) }
        case .scrollToTop, .horizontalScroll, .pan, .frameHeight, .refreshInset, .bottomInset, .bounces,
            .expand, .heights, .show, .stay, .idle:
            return self
        }
    }

    /// The event with every number doubled; nil if a valid number would become invalid.
    fileprivate var doubled: BarEvent? {
        let event: BarEvent
        switch self {
        case .contentOffset(let y): event = .contentOffset(2 * y)
        case .scroll(let kind, to: let y): event = .scroll(kind, to: 2 * y)
        case .lostContentOffset(let y): event = .lostContentOffset(2 * y)
        case .release(let release):
            event = .release(Release(velocity: 2 * release.velocity, rest: 2 * release.rest))
        case .contentHeight(let height): event = .contentHeight(2 * height)
        case .frameHeight(let height): event = .frameHeight(2 * height)
        case .refreshInset(let inset): event = .refreshInset(2 * inset)
        case .bottomInset(let inset): event = .bottomInset(2 * inset)
        case .safeArea(let insets): event = .safeArea(insets.doubled)
        case .scrollView(let geometry):
            guard let doubled = geometry.doubled else { return nil }
            event = .scrollView(doubled)
        case .heights(let heights): event = .heights(heights.doubled)
        case .scrollToTop, .horizontalScroll, .pan, .bounces, .expand, .show, .stay, .idle: event = self
        }
        return event.isValid == isValid ? event : nil
    }
}
