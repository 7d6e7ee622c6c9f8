import AirBarModel

// All of it changes the step in its place, because whatever only reads it may get a copy to read, and a step is long.
extension Step {
    /// Glances at everything.
    ///
    /// - Parameter isReshaped: whether something about the scroll view may have changed other than where it is.
    @inline(__always)
    mutating func glance(isReshaped: Bool) {
        signs = []
        signs.insert(.unsound, if: !isUsable || !isOutputFinite)
        glanceAtMotion()
        glanceAtPlace()
        let hasOpened = after.offset < -configuration.normal && before.offset >= -configuration.normal
        if kind == .began || hasOpened || (hasTurned && kind != .expand) { glanceAtExpansion(hasOpened) }
        if !kind.isDisjoint(with: [.expand, .collapse, .content]) { glanceAtApp() }
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
        let scroll = (departure, arrival)
        signs.insert(.astray, if: after.offset != expectedOffset(after: scroll))
        signs.insert(.wilful, if: movement != 0 && !isFollowing(scroll))
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

    /// Whether the bar found the content at its top, as a finger means it.
    @inline(__always)
    private func hasArrivedAtTop(under otherTopInset: Double) -> Bool {
        arrival <= highestTop(under: otherTopInset)
    }

    /// Glances at what the app brought about.
    private mutating func glanceAtApp() {
        let view = after.scrollView
        if kind == .content {
            return signs.insert(.disturbed, if: movement != 0 || hasTurned || view.contentOffset != arrival)
        }
        let isOpening = kind == .expand
        let isAsAsked =
            after.offset == -(isOpening ? configuration.expanded : configuration.normal)
            && after.isExpandedStateAvailable == isOpening && view.contentOffset == view.top
        let found = past.beforeExpansion?.contentInset ?? view.contentInset
        let isRestored = view.barTopInset == configuration.normal && view.contentInset == found
        signs.insert(.disobedient, if: !isAsAsked || !(isOpening || isRestored))
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
        let isLinear =
            movement == 0 ? change == 0 : change * movement < 0 && heights.allow(change, for: movement)
        let exact = heights.exactProgress(at: after.offset) ?? after.progress
        signs.insert(.disproportionate, if: !isLinear || after.progress != exact)
    }
}

extension ScrollViewState {
    /// Whether nothing differs but where it is.
    fileprivate func hasSameLimits(as other: ScrollViewState) -> Bool {
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
