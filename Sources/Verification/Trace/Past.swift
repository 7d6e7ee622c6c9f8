import AirBarModel

/// What has to be known of the past to judge a step, of bounded size, so that exploring every state can include it.
struct Past: Hashable, Sendable {
    /// What a temporary change found, and has to leave.
    struct Found: Hashable, Sendable {
        let kind: EventKinds
        let offset: Double
        let isExpandedStateAvailable: Bool
        let contentInset: ContentInset
        let refreshInset: Double

        init(_ kind: EventKinds, _ snapshot: Snapshot) {
            self.kind = kind
            offset = snapshot.offset
            isExpandedStateAvailable = snapshot.isExpandedStateAvailable
            contentInset = snapshot.scrollView.contentInset
            refreshInset = snapshot.scrollView.refreshInset
        }
    }

    /// The content offset that the bar was told of or commanded last.
    var heardContentOffset: Double
    /// Whether the bar has been bound to a view.
    var isBound = false
    /// Whether a pan has begun and not ended.
    var isFingerDown = false
    /// Whether the content moved last without a finger: a programme scrolled, or another view was bound.
    var wasMovedByProgramme = true
    /// Whether the bar has heard of a scroll since a view was bound.
    var hasScrolled = false
    /// The least top inset that was not the bar's, since the expanded state became available.
    var leastOtherTop = 0.0
    /// The bar's own top inset, when it was first seen without and with the expanded state available.
    var closedTopInset: Double?
    var openTopInset: Double?
    /// The same without a refresh control, when it was last seen.
    var closedTopInsetAtRest: Double?
    var openTopInsetAtRest: Double?
    /// Whether the bar has come to rest, and since then a finger may have touched the content, and moved nothing.
    var isSettled = false
    /// What the event before found, if that was a refresh control, or asked a bar at rest for its expanded height.
    fileprivate var found: Found?

    /// What the event before found, if that was a refresh control.
    var beforeRefresh: Found? { found.flatMap { $0.kind == .refresh ? $0 : nil } }

    /// What the event before found, if that asked a bar at rest for its expanded height.
    var beforeExpansion: Found? { found.flatMap { $0.kind == .expand ? $0 : nil } }

    init(heardContentOffset: Double) { self.heardContentOffset = heardContentOffset }
}

extension Step {
    /// Makes what happened in the step part of what has to be known to judge the next one.
    mutating func becomePast() {
        past.isBound = true
        if !isTold || !isUsable { return past.isSettled = false }
        // Asked before what the bar heard of last is forgotten.
        let isTemporary = (kind == .refresh && isUpToDate) || (kind == .expand && isAtRestAtNormal)
        past.heardContentOffset = after.scrollView.contentOffset
        if kind == .began { past.isFingerDown = true }
        if !kind.isDisjoint(with: [.ended, .cancelled, .release, .bind]) { past.isFingerDown = false }
        if !kind.isDisjoint(with: [.programmatic, .toTop, .bind]) { past.wasMovedByProgramme = true }
        if !kind.isDisjoint(with: [.began, .ended, .cancelled, .failed, .release]) {
            past.wasMovedByProgramme = false
        }
        past.hasScrolled = kind != .bind && (past.hasScrolled || movesContent)
        let isMotionless = movement == 0 && before.scrollView.contentOffset == past.heardContentOffset
        let isTouch = !kind.isDisjoint(with: [.began, .changed])
        past.isSettled = isSettling || (past.isSettled && isTouch && isMotionless)
        past.found = isTemporary ? Past.Found(kind, before) : nil
        if signs.contains(.refitted) { rememberInsets() }
    }

    private mutating func rememberInsets() {
        let inset = after.scrollView.barTopInset
        let isWithoutRefresh = after.scrollView.refreshInset == 0
        if after.isExpandedStateAvailable {
            let other = after.scrollView.otherTopInset
            past.leastOtherTop = before.isExpandedStateAvailable ? min(past.leastOtherTop, other) : other
            past.openTopInset = past.openTopInset ?? inset
            if isWithoutRefresh { past.openTopInsetAtRest = inset }
        } else {
            past.closedTopInset = past.closedTopInset ?? inset
            if isWithoutRefresh { past.closedTopInsetAtRest = inset }
        }
    }
}
