import AirBarModel
import Motion

/// An event that a row of a recording stands for, and what the bar did on it.
struct RecordedMove {
    /// Which invariants judge the step.
    enum Scope {
        /// None: the event has no row of its own, and the bar is not known after it.
        case unjudged
        /// Those that are about the bar after the event only: its cause or its order is not known.
        case state
        /// All.
        case whole
    }

    let event: BarEvent
    /// What the bar did; nil for an event after which it is not known.
    let cue: RecordedBar.Cue?
    let scope: Scope
}

extension RecordedRow {
    /// The events with which a run begins in this row.
    ///
    /// Unless the row says that the bar was bound in it, the run goes on from the middle: the content has scrolled before,
    /// and a finger may be down.
    func firstMoves(_ configuration: BarConfiguration) -> [RecordedMove] {
        if event == .bind {
            return [
                RecordedMove(event: .scrollView(boundGeometry), cue: cue(configuration), scope: .whole)
            ]
        }
        let shown = cue(configuration).withoutActions
        let view = BarEvent.scrollView(geometry(at: lastContentOffset))
        var moves = [
            RecordedMove(event: view, cue: shown, scope: .state),
            RecordedMove(event: .horizontalScroll, cue: nil, scope: .unjudged),
        ]
        if pan == .began || pan == .changed {
            moves.append(RecordedMove(event: .pan(.began), cue: nil, scope: .unjudged))
        }
        return moves
    }

    /// The events between the row before and this one; none if nothing changed.
    ///
    /// They come in the order frame, content, safe area, refresh control, bottom inset, pan, scroll, the end of a pan, and what the
    /// column `event` says. Only after the last is the bar known.
    func moves(after before: RecordedRow, _ configuration: BarConfiguration) -> [RecordedMove] {
        let cue = cue(configuration)
        if event == .bind {
            let isAlone = pan == nil || pan == before.pan
            return [
                RecordedMove(
                    event: .scrollView(boundGeometry), cue: cue, scope: isAlone ? .whole : .state)
            ]
        }
        let parts = parts(after: before)
        var events = parts.limits
        if let pan = parts.pan { events.append(pan) }
        if let scroll = parts.scroll { events.append(scroll) }
        if let stop = parts.stop { events.append(stop) }
        if let other = parts.other { events.append(other) }
        guard let last = events.popLast() else {
            let isSame = cue == before.cue(configuration).withoutActions
            return isSame ? [] : [RecordedMove(event: .horizontalScroll, cue: cue, scope: .state)]
        }
        // A pan that goes on says nothing that the scroll does not say.
        let isOne = events.isEmpty || (events.map(\.kind) == [.changed] && parts.scroll == last)
        return events.map { RecordedMove(event: $0, cue: nil, scope: .unjudged) }
            + [RecordedMove(event: last, cue: cue, scope: isOne ? .whole : .state)]
    }

    /// The scroll view that the bar was bound to.
    ///
    /// No column has the insets that it came with. If the bar left the content where it was, they are taken to be those
    /// that it has now, otherwise none: so nothing counts as a violation that may be none.
    private var boundGeometry: ScrollViewGeometry {
        guard commandedOffset == nil else { return geometry(at: contentOffset) }
        let (top, bottom) = (contentInset.top - refreshInset, contentInset.bottom - bottomInset)
        return geometry(
            at: contentOffset, barInset: ContentInset(top: max(0, top), bottom: max(0, bottom)))
    }

    /// The scroll view, with the content at an offset in points.
    private func geometry(at contentOffset: Double, barInset: ContentInset = .zero) -> ScrollViewGeometry {
        // The reader refuses what a geometry would refuse.
        do {
            return try ScrollViewGeometry(
                frameHeight: frameHeight, contentHeight: contentHeight, contentOffset: contentOffset,
                safeArea: safeArea, barInset: barInset, refreshInset: refreshInset, bottomInset: bottomInset)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}

/// What changed between two rows, each kind as an event.
private struct RecordedChanges {
    var limits: [BarEvent] = []
    var pan: BarEvent?
    var scroll: BarEvent?
    var stop: BarEvent?
    var other: BarEvent?
}

extension RecordedRow {
    private func parts(after before: RecordedRow) -> RecordedChanges {
        var changes = RecordedChanges()
        if frameHeight != before.frameHeight { changes.limits.append(.frameHeight(frameHeight)) }
        if contentHeight != before.contentHeight { changes.limits.append(.contentHeight(contentHeight)) }
        if safeArea != before.safeArea { changes.limits.append(.safeArea(safeArea)) }
        if refreshInset != before.refreshInset { changes.limits.append(.refreshInset(refreshInset)) }
        if bottomInset != before.bottomInset { changes.limits.append(.bottomInset(bottomInset)) }
        if let pan, pan != before.pan {
            switch pan {
            case .ended: changes.stop = velocity.map(release) ?? .pan(.ended)
            case .cancelled, .failed: changes.stop = .pan(pan)
            case .began, .changed, .possible: changes.pan = .pan(pan)
            }
        }
        let moved: BarEvent? =
            contentOffset == before.lastContentOffset ? nil : .contentOffset(contentOffset)
        switch event {
        case .set: changes.scroll = .scroll(.set, to: contentOffset)
        case .animated: changes.scroll = .scroll(.animated, to: contentOffset)
        case .viewAnimation: changes.scroll = .scroll(.viewAnimation, to: contentOffset)
        case .toTop:
            // The scroll view of a run scrolls to its own top only.
            changes.scroll =
                contentOffset == before.top ? .scrollToTop : .scroll(.animated, to: contentOffset)
        default: changes.scroll = moved
        }
        switch event {
        case .idle: changes.other = .idle
        case .horizontal: changes.other = .horizontalScroll
        case .expand: changes.other = .expand(true)
        case .collapse: changes.other = .expand(false)
        default: break
        }
        return changes
    }

    private func release(_ velocity: Double) -> BarEvent {
        .release(Release(velocity: velocity, rest: rest ?? contentOffset))
    }
}

extension RecordedBar.Cue {
    /// What was seen, without what the bar did.
    fileprivate var withoutActions: RecordedBar.Cue {
        RecordedBar.Cue(
            offset: offset, isExpandedStateAvailable: isExpandedStateAvailable, contentInset: contentInset,
            indicatorInsetTop: indicatorInsetTop)
    }
}
