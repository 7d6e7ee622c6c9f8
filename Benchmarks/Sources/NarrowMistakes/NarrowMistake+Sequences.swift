import AirBarModel

extension NarrowMistake {
    /// Mistakes after particular events in order.
    static let sequences = [
        bar("six-events", SixEvents.self), bar("password", Password.self),
        bar("nested-states", NestedStates.self),
        bar("detents-in-turn", DetentsInTurn.self), bar("rotations", Rotations.self),
    ]
}

/// Six particular events in a row; any other event starts anew.
private struct SixEvents: NarrowCondition {
    private var count = 0

    mutating func isMet(by event: BarEvent, _ state: BarState) -> Bool {
        switch (count, event) {
        case (0, .pan(.began)): count = 1
        case (1, .expand(true)): count = 2
        case (2, .safeArea): count = 3
        case (3, .pan(.cancelled)): count = 4
        case (4, .refreshInset): count = 5
        case (5, .scrollToTop): count = 6
        default: count = 0
        }
        return count == 6
    }
}

/// Nine events in order, with any others in between.
private struct Password: NarrowCondition {
    private var count = 0

    mutating func isMet(by event: BarEvent, _ state: BarState) -> Bool {
        switch (count, event) {
        case (0, .frameHeight), (3, .frameHeight), (6, .frameHeight): count += 1
        case (1, .bounces(false)), (4, .bounces(true)), (7, .bounces(false)): count += 1
        case (2, .bottomInset), (5, .safeArea), (8, .refreshInset): count += 1
        default: break
        }
        return count == 9
    }
}

/// An app that rotates while a refresh control shows, after a keyboard came up under a finger.
private struct NestedStates: NarrowCondition {
    private var isFingerDown = false
    private var hasKeyboard = false
    private var isRefreshing = false

    mutating func isMet(by event: BarEvent, _ state: BarState) -> Bool {
        switch event {
        case .pan(.began): isFingerDown = true
        case .pan(.ended), .pan(.cancelled), .pan(.failed), .release:
            isFingerDown = false
            hasKeyboard = false
        case .bottomInset(let inset): hasKeyboard = isFingerDown && inset > 200
        case .refreshInset(let inset): isRefreshing = hasKeyboard && inset > 0 && inset < 20
        case .frameHeight(let height): return isRefreshing && height < 100
        default: break
        }
        return false
    }
}

/// A bar that rests at each of its three detents in turn, six times, without another rest in between.
private struct DetentsInTurn: NarrowCondition {
    private var count = 0

    mutating func isMet(by event: BarEvent, _ state: BarState) -> Bool {
        guard case .idle = event else { return false }
        let heights = state.configuration
        let expected = [heights.compact, heights.normal, heights.expanded][count % 3]
        if state.height == expected && heights.compact < heights.normal && heights.normal < heights.expanded {
            count += 1
        } else {
            count = 0
        }
        return count == 6
    }
}

/// The frame alternates between two heights, 16 times.
private struct Rotations: NarrowCondition {
    private var latest = 0.0
    private var earlier = 0.0
    private var count = 0

    mutating func isMet(by event: BarEvent, _ state: BarState) -> Bool {
        guard case .frameHeight(let height) = event, height != latest else { return false }
        if height == earlier { count += 1 } else { count = 0 }
        earlier = latest
        latest = height
        return count == 16
    }
}
