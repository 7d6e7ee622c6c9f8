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
        /// None, and nothing is expected any more of what came before: what the bar did in it may be late.
        case late
        /// All but those that demand a reaction: an animation that follows shows it.
        case pending
        /// All.
        case whole
    }

    /// What happened; a horizontal scroll stands for an event that was not recorded.
    let event: BarEvent
    /// What the bar did; nil for an event after which it is not known.
    let cue: RecordedBar.Cue?
    let scope: Scope
    /// Whether the event was not recorded.
    var isMadeUp = false
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
    /// column `event` says; if all but one are within a pixel, that one is the last. Only after the last is the bar known.
    ///
    /// - Parameters:
    ///   - before: the row before.
    ///   - earlier: the row before that one; nil if there is none since the last hole.
    ///   - pixel: the size of a pixel, in points; nil if it is not known.
    func moves(
        after before: RecordedRow, _ earlier: RecordedRow?, _ configuration: BarConfiguration, pixel: Double?
    ) -> [RecordedMove] {
        let cue = cue(configuration)
        if event == .bind {
            let isAlone = pan == nil || pan == before.pan
            return [
                RecordedMove(
                    event: .scrollView(boundGeometry), cue: cue, scope: isAlone ? scope : .state)
            ]
        }
        let changes = RecordedChanges(from: before, to: self, pixel: pixel)
        guard let cause = changes.cause else {
            let earlier = before.cue(configuration).withoutActions
            if cue == earlier { return [] }
            let isNoise = cue.differs(from: earlier, byAtMost: pixel ?? 0)
            return [
                RecordedMove(
                    event: .horizontalScroll, cue: cue, scope: isNoise ? .unjudged : .state, isMadeUp: true)
            ]
        }
        let snaps = configuration.kind.capabilities.contains(.snapping)
        let isLate = earlier.map { mayReactLate(after: before, $0, snaps: snaps, pixel: pixel ?? 0) } ?? false
        return changes.others.map { RecordedMove(event: $0, cue: nil, scope: .unjudged) }
            + [RecordedMove(event: cause, cue: cue, scope: isLate ? .late : changes.isOne ? scope : .state)]
    }

    /// Which invariants judge the row if one thing changed in it.
    private var scope: RecordedMove.Scope {
        switch animation {
        case .soon: .pending
        case .delayed: .state
        case nil: .whole
        }
    }

    /// Whether the input stopped in this row, and what the bar did may be its reaction to the row before.
    ///
    /// It did not react there to what changed, or moves on now in the same direction, and no farther than the content
    /// did. A snap that was recorded is one. A bar that does not snap reacts to no row by moving against its content.
    private func mayReactLate(
        after before: RecordedRow, _ earlier: RecordedRow, snaps: Bool, pixel: Double
    ) -> Bool {
        let stops = event == .idle || (pan != before.pan && (pan.map { $0.isEnd } ?? false))
        let isSnap = snapHeight != nil || commandedOffset != nil || retarget != nil
        guard stops, !isSnap, before.commandedOffset == nil,
            !(abs(contentOffset - before.lastContentOffset) > pixel)
        else { return false }
        let (movement, scrolled) = (offset - before.offset, before.contentOffset - earlier.lastContentOffset)
        guard abs(movement) > pixel, abs(scrolled) > pixel || before.limits != earlier.limits else {
            return false
        }
        let isAgainst = movement * scrolled < 0 && abs(scrolled) > pixel
        if isAgainst, !snaps { return false }
        let hasReacted = abs(before.offset - earlier.offset) > pixel
        return !hasReacted || (movement * scrolled > 0 && abs(movement) <= abs(scrolled) + pixel)
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

extension RecordedBar.Cue {
    /// What was seen, without what the bar did.
    fileprivate var withoutActions: RecordedBar.Cue {
        RecordedBar.Cue(
            offset: offset, isExpandedStateAvailable: isExpandedStateAvailable, contentInset: contentInset,
            indicatorInsetTop: indicatorInsetTop)
    }

    /// Whether the bar did nothing else than in another cue, and every length is within a distance of that there.
    fileprivate func differs(from other: RecordedBar.Cue, byAtMost distance: Double) -> Bool {
        let lengths = [
            offset - other.offset, contentInset.top - other.contentInset.top,
            contentInset.bottom - other.contentInset.bottom, indicatorInsetTop - other.indicatorInsetTop,
        ]
        return lengths.allSatisfy { abs($0) <= distance } && command == nil && retarget == nil && snap == nil
            && isExpandedStateAvailable == other.isExpandedStateAvailable
    }
}

extension PanPhase {
    /// Whether the finger is up from then on.
    fileprivate var isEnd: Bool { self == .ended || self == .cancelled || self == .failed }
}
