import AirBarModel

/// What a glance at a step tells: whatever could be a sign that an invariant is broken there.
///
/// To look whether an invariant is broken takes its tolerances, its exceptions and its words. A glance takes none of
/// that: it finds that all is exactly as it should be, as it nearly always is on a good bar, or it does not. So each
/// invariant says which signs there are wherever it is broken, and is looked at only there.
struct Signs: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bar is not exactly where a scroll would have it, or the event is none.
    static let astray = Signs(rawValue: 1 << 0)
    /// The bar moved the content, or moved and not as far as a scroll moved what can be seen of it, or as it can.
    static let wilful = Signs(rawValue: 1 << 1)
    /// The bar told or is at an offset that is out of bounds.
    static let outOfBounds = Signs(rawValue: 1 << 2)
    /// The bar is not exactly on a detent that is supported.
    static let adrift = Signs(rawValue: 1 << 3)
    /// The bar grew past normal, and not with the content at its top.
    static let opened = Signs(rawValue: 1 << 4)
    /// The expanded state became available, and not by a pan that began at the top.
    static let offered = Signs(rawValue: 1 << 5)
    /// A pan began at the top, and the expanded state is not available.
    static let withheld = Signs(rawValue: 1 << 6)
    /// There is a gap between the bar and the content that is more than a quiet snap.
    static let apart = Signs(rawValue: 1 << 7)
    /// The bar came to rest and moved the content out of its range, farther than itself, or for a quiet snap.
    static let pushed = Signs(rawValue: 1 << 8)
    /// The bar moved, or moved the content, though it had come to rest.
    static let restless = Signs(rawValue: 1 << 9)
    /// The bar aimed, or can be taken to have, at another place than the detent nearest to where it came to rest.
    static let misaimed = Signs(rawValue: 1 << 10)
    /// The bar is not where it aimed.
    static let missed = Signs(rawValue: 1 << 11)
    /// The bar had a deceleration end elsewhere.
    static let retargeted = Signs(rawValue: 1 << 12)
    /// The limits changed: whether the expanded state is available, or something about the scroll view other than where
    /// it is.
    static let refitted = Signs(rawValue: 1 << 13)
    /// The limits changed, and from the top to the end is not exactly as far as it has to be.
    static let misfitted = Signs(rawValue: 1 << 14)
    /// The limits changed, and the bar's own top inset is not exactly what it was.
    static let shifted = Signs(rawValue: 1 << 15)
    /// The progress changed otherwise than the bar's height, or is not exact where it has to be.
    static let disproportionate = Signs(rawValue: 1 << 16)
    /// What clients see changed and the bar calls it equal or tells nothing of it, or what it tells last is not so.
    static let concealed = Signs(rawValue: 1 << 17)
    /// A number of the event, or one that the bar told or set, cannot be computed with.
    static let unsound = Signs(rawValue: 1 << 18)

    /// How many signs there are.
    static let count = 19

    /// Adds signs, if they are there.
    @inline(__always)
    fileprivate mutating func insert(_ signs: Signs, if areThere: Bool) {
        formUnion(areThere ? signs : [])
    }
}

// All of it changes the step in its place, because whatever only reads it may get a copy to read, and a step is long.
extension Step {
    /// Glances at everything.
    ///
    /// - Parameter isReshaped: whether something about the scroll view may have changed other than where it is.
    @inline(__always)
    mutating func glance(isReshaped: Bool) {
        let hasTurned = after.isExpandedStateAvailable != before.isExpandedStateAvailable
        signs = []
        signs.insert(.unsound, if: !isUsable || !isOutputFinite)
        glanceAtMotion()
        glanceAtPlace()
        let hasOpened = after.offset < -configuration.normal && before.offset >= -configuration.normal
        if kind == .began || hasOpened || (hasTurned && kind != .expand) { glanceAtExpansion(hasOpened) }
        if deeds.snap != nil || !kind.isDisjoint(with: .stops) { glanceAtRest() }
        let hasOtherLimits = isReshaped && !after.scrollView.hasSameLimits(as: before.scrollView)
        if hasTurned || !past.isBound || hasOtherLimits {
            signs.insert(.refitted)
            glanceAtLimits()
        }
        glanceAtReport(isChanged: movement != 0 || hasTurned)
        if movement != 0 || !past.isBound || after.progress != before.progress { glanceAtProgress() }
    }

    /// Glances at where the content would have the bar.
    @inline(__always)
    private mutating func glanceAtMotion() {
        signs.insert(.wilful, if: deeds.command != nil)
        signs.insert(.retargeted, if: deeds.retarget != nil)
        guard movesContent else {
            signs.insert(.wilful, if: movement != 0)
            return signs.formUnion(.astray)
        }
        let proposed = before.offset + visiblePart(of: (departure, arrival))
        let isAstray = after.offset != clamped(proposed)
        signs.insert(.astray, if: isAstray)
        // Out of bounds the nearest offset in reach may be farther than the content went.
        if movement != 0, isAstray || before.offset != clamped(before.offset) {
            signs.insert(.wilful, if: after.offset != proposed)
        }
    }

    /// Glances at where the bar is.
    @inline(__always)
    private mutating func glanceAtPlace() {
        let (offset, isAvailable) = (after.offset, after.isExpandedStateAvailable)
        signs.insert(
            .outOfBounds, if: deeds.outOfBounds != nil || !configuration.allows(offset, isAvailable))
        signs.insert(.apart, if: !(after.gap <= configuration.tolerances.quietSnap))
    }

    /// Glances at whether the expanded state is available where it should be, and only there.
    private mutating func glanceAtExpansion(_ hasOpened: Bool) {
        let otherTop = after.scrollView.otherTopInset
        if !after.isExpandedStateAvailable {
            let isAtTop = hasArrivedAtTop(under: before.scrollView.otherTopInset)
            signs.insert(.withheld, if: kind == .began && isAtTop)
        } else if !before.isExpandedStateAvailable {
            signs.insert(.offered, if: kind != .began || !hasArrivedAtTop(under: otherTop))
        }
        if hasOpened {
            let least = before.isExpandedStateAvailable ? min(otherTop, past.leastOtherTop) : otherTop
            signs.insert(.opened, if: !hasArrivedAtTop(under: least))
        }
    }

    @inline(__always)
    private func hasArrivedAtTop(under otherTopInset: Double) -> Bool {
        arrival <= -configuration.normal - otherTopInset + configuration.tolerances.top
    }

    /// Glances at where the bar comes to rest.
    private mutating func glanceAtRest() {
        let nearest = supportedDetent(nearestTo: resting)
        if let target = snapTarget { signs.insert(.misaimed, if: target != nearest) }
        if let snap = deeds.snap { signs.insert(.missed, if: snap != after.offset) }
        let detent = configuration.detent(
            nearestTo: after.offset, isExpandedStateAvailable: after.isExpandedStateAvailable)
        signs.insert(.adrift, if: after.offset != detent)
        signs.insert(.restless, if: past.isSettled && (movement != 0 || deeds.command != nil))
        if let command = deeds.command { glanceAtPush(to: command, nearest) }
    }

    /// Glances at how the bar moves the content where it comes to rest.
    private mutating func glanceAtPush(to command: Double, _ nearest: Double) {
        let quiet = configuration.tolerances.quietSnap
        let isInRange = after.scrollView.visible(command) == command
        let isTooFar = abs(command - arrival) > abs(after.offset - resting) + quiet
        signs.insert(.pushed, if: !isInRange || isTooFar || abs(nearest - resting) <= quiet)
    }

    /// Glances at how far the content can scroll.
    private mutating func glanceAtLimits() {
        let (view, isAvailable) = (after.scrollView, after.isExpandedStateAvailable)
        let distance = view.end - view.top
        let least = configuration.distanceToCompact(isExpandedStateAvailable: isAvailable)
        let isFitting = distance == least || (distance > least && view.contentInset.bottom <= 0)
        signs.insert(.misfitted, if: !isFitting)
        if let known = isAvailable ? past.openTopInset : past.closedTopInset {
            signs.insert(.shifted, if: view.barTopInset != known)
        }
    }

    /// Glances at what clients are told.
    @inline(__always)
    private mutating func glanceAtReport(isChanged: Bool) {
        guard let report = deeds.report else { return signs.insert(.concealed, if: isChanged) }
        let isTrue =
            report.offset == after.offset
            && report.isExpandedStateAvailable == after.isExpandedStateAvailable
        signs.insert(.concealed, if: !isTrue || (isChanged && isCalledEqual))
    }

    /// Glances at what clients see.
    private mutating func glanceAtProgress() {
        let heights = configuration.heights
        let change = after.progress - before.progress
        let isLinear = change * movement <= 0 && heights.allow(change, for: movement)
        let exact = heights.exactProgress(at: after.offset) ?? after.progress
        signs.insert(.disproportionate, if: !isLinear || after.progress != exact)
    }
}

extension ScrollView {
    /// Whether nothing differs but where it is.
    fileprivate func hasSameLimits(as other: ScrollView) -> Bool {
        frameHeight == other.frameHeight && contentHeight == other.contentHeight
            && contentInset == other.contentInset && safeArea == other.safeArea
            && refreshInset == other.refreshInset
    }
}

extension BarConfiguration {
    /// Whether a bar may have an offset, in points.
    func allows(_ offset: Double, _ isExpandedStateAvailable: Bool) -> Bool {
        offset >= -maximumHeight(isExpandedStateAvailable: isExpandedStateAvailable) && offset <= -compact
    }

    /// How far the content has to scroll to shrink the bar from its tallest to compact, in points.
    func distanceToCompact(isExpandedStateAvailable: Bool) -> Double {
        maximumHeight(isExpandedStateAvailable: isExpandedStateAvailable) - compact
    }
}
