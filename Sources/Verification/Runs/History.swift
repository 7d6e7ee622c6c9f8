import AirBarModel

/// What invariants need to know of earlier steps, of bounded size.
struct History: Hashable, Sendable {
    /// What was observed before a change that is expected to be undone.
    struct Found: Hashable, Sendable {
        let kind: EventKinds
        let offset: Double
        let isExpandedStateAvailable: Bool
        let contentInset: ContentInset
        let refreshInset: Double

        fileprivate init(_ kind: EventKinds, _ snapshot: Snapshot) {
            self.kind = kind
            offset = snapshot.offset
            isExpandedStateAvailable = snapshot.isExpandedStateAvailable
            contentInset = snapshot.scrollView.contentInset
            refreshInset = snapshot.scrollView.refreshInset
        }
    }

    /// The largest sum of the lengths of a step so far, in points; 0 while nothing was rounded.
    private(set) var largestLengthSum = 0.0
    /// Whether every sum of the lengths so far is exact.
    private(set) var isExact: Bool
    /// Whether a pan has begun and not ended.
    private(set) var isFingerDown = false
    /// Whether the last motion of the content had no finger behind it: a programmatic scroll, or a binding.
    private(set) var wasMovedByProgramme = true
    /// Whether the bar was notified of a scroll since the last binding.
    private(set) var hasScrolled = false
    /// The least room above the content for a bar of normal height since the expanded state became available, in points:
    /// `n + x`.
    private(set) var leastRoomAtTop = 0.0
    /// The bar's own inset at its edge when it was first seen, without and with the expanded state available, in points.
    @KnownLength private(set) var closedInset: Double?
    @KnownLength private(set) var openInset: Double?
    /// The same without a refresh control, when it was last seen.
    @KnownLength private(set) var closedInsetAtRest: Double?
    @KnownLength private(set) var openInsetAtRest: Double?
    /// The bottom inset of the bar that the view had when it was bound, in points; only of a bar that need not fill content.
    private(set) var foundFiller = 0.0
    /// How far the content has been scrolled in one direction; only of a bar that switches or waits.
    private(set) var streak = Streak()
    /// Whether the bar has settled where the content was, and since then a finger has touched the content at most, and moved nothing.
    private(set) var isSettled = false
    /// How far the bar is from where the scrolls since the last other event take it, in points.
    private(set) var lag = 0.0
    /// The way that scrolls have moved the bar in one direction since anything else moved it or the content, in points,
    /// positive where it shrank; only of a bar that snaps by direction.
    private(set) var way = 0.0
    /// Whether something has happened since then that moved nothing, after which a bar may go on or begin anew.
    private(set) var isWayOver = false
    private var found: Found?

    /// What the event before found, if that was a refresh control that changed its inset.
    var beforeRefresh: Found? { found.flatMap { $0.kind == .refresh ? $0 : nil } }

    /// What the event before found, if that expanded a bar at rest at normal.
    var beforeExpansion: Found? { found.flatMap { $0.kind == .expand ? $0 : nil } }

    init(isExact: Bool) { self.isExact = isExact }

    /// Takes the streak of an earlier history.
    mutating func restoreStreak(of earlier: History) { streak = earlier.streak }

    /// A bound on the sum of eight rounding errors of lengths that have a sum, in points.
    static func slack(ofLengths sum: Double) -> Double { 8 * sum.ulp }

    /// Adds a step, which was judged with the history before it.
    mutating func add(_ step: Step) {
        isExact = step.isExact
        if !isExact || step.configuration.kind.mayRound {
            largestLengthSum = max(largestLengthSum, step.lengthSum)
        }
        let kind = step.kind
        if let distances = step.configuration.decidingDistances, kind != .lost, step.isUsable {
            streak = streak.advanced(by: step, deciding: distances)
        }
        guard kind != .lost, step.isUsable else {
            isSettled = false
            (way, lag) = (0, 0)
            return
        }
        lag = step.lag
        if step.configuration.kind.capabilities.contains(.directionalSnapping) { followWay(of: step) }
        if case .scrollView(let geometry) = step.event,
            !step.configuration.kind.capabilities.contains(.contentFilling)
        {
            foundFiller = max(0, geometry.barInset.bottom)
        }
        let isTemporary =
            (kind == .refresh && step.isUpToDate) || (kind == .expand && step.isAtRestAtNormal)
        isFingerDown = kind.leavesFingerDown(isFingerDown: isFingerDown)
        if !kind.isDisjoint(with: .placesContent) { wasMovedByProgramme = true }
        if kind == .began || !kind.isDisjoint(with: .lifts) { wasMovedByProgramme = false }
        hasScrolled = kind != .bind && (hasScrolled || step.movesContent)
        let isMotionless =
            step.movement == 0 && step.before.scrollView.contentOffset == step.after.scrollView.contentOffset
        let isTouch = !kind.isDisjoint(with: .touches)
        isSettled = (step.isSettling && step.isUpToDate) || (isSettled && isTouch && isMotionless)
        found = isTemporary ? Found(kind, step.before) : nil
        rememberInsets(step)
    }

    private mutating func followWay(of step: Step) {
        if step.kind == .motion {
            if step.movement != 0 {
                // A bar that is led by a finger closes a gap without one, which some take for a way, and others do not.
                let isOnward = step.movement * way > 0 && !isWayOver
                way = step.isNotLed ? 0 : isOnward ? way + step.movement : step.movement
                isWayOver = false
            } else if (step.arrival - step.departure) * way < 0 {
                // On the way back of a bounce a bar may see a rounding error at the edge, and take it for a turn.
                if !step.isExact { way = 0 }
                // A bar that waits may take the turn for one before it moves.
                if !step.configuration.kind.capabilities.contains(.promptFollowing) { isWayOver = true }
            }
        } else if case .release(let release) = step.event, release.velocity * way < 0 {
            // The finger turned before it lifted.
            way = 0
        } else if step.movement != 0 || step.kind.isDisjoint(with: .motionless)
            || step.before.scrollView.contentOffset != step.after.scrollView.contentOffset
        {
            way = 0
        } else if step.kind.isDisjoint(with: .lifts), step.kind != .changed || step.event == .pan(.possible) {
            isWayOver = true
        }
    }

    private mutating func rememberInsets(_ step: Step) {
        if step.kind == .heights {
            (closedInset, openInset, closedInsetAtRest, openInsetAtRest) = (nil, nil, nil, nil)
        }
        let inset = step.ownInset
        let isWithoutRefresh = step.after.scrollView.refreshInset == 0
        if step.after.isExpandedStateAvailable {
            let room = step.configuration.normal + step.after.scrollView.otherTopInset
            leastRoomAtTop = step.before.isExpandedStateAvailable ? min(leastRoomAtTop, room) : room
            openInset = openInset ?? inset
            if isWithoutRefresh { openInsetAtRest = inset }
        } else {
            closedInset = closedInset ?? inset
            if isWithoutRefresh { closedInsetAtRest = inset }
        }
    }
}

extension EventKinds {
    /// Events that need not move a bar, and after which one that snaps by direction may go on as it moved before.
    fileprivate static let motionless = EventKinds.touches.union(.lifts).union(.lengths)
        .union([.idle, .horizontal, .bounces]).subtracting(.heights)
}

/// A length in points, or nil, in the eight bytes of a number: a trace may have millions of histories.
@propertyWrapper
struct KnownLength: Hashable, Sendable {
    private var length = Double.infinity

    /// The length; nil if it is not known.
    var wrappedValue: Double? {
        get { length == .infinity ? nil : length }
        set { length = newValue ?? .infinity }
    }
}
