import AirBarModel

/// A bar of which is known what it did, event by event: on each event it does what its next cue says.
///
/// Recorded bars are judged as any others. They have no rules, so that no second run can be compared with them.
struct RecordedBar: Bar {
    /// What was recorded after one event.
    struct Cue: Hashable, Sendable {
        /// The bar's offset, in points.
        var offset: Double
        var isExpandedStateAvailable: Bool
        /// The content inset, with a refresh control's, in points.
        var contentInset: ContentInset
        /// The top inset of the scroll indicator, in points.
        var indicatorInsetTop: Double
        /// The content offset that the bar set, in points.
        var command: Double?
        var isCommandAnimated = true
        /// Where the bar made a deceleration end, a content offset in points.
        var retarget: Double?
        /// The bar's offset at which a snap aimed, in points.
        var snap: Double?
    }

    private(set) var state: BarState
    /// What the bar does on the next events; nothing on an event whose cue is nil.
    var cues: ArraySlice<Cue?>

    /// A bar that looks as after its first cue, so that its binding moves nothing.
    init(_ configuration: BarConfiguration, _ cues: [Cue?]) {
        state = BarState(configuration)
        self.cues = cues[...]
        if let first = cues.first ?? nil { show(first) }
    }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        guard let cue = cues.popFirst() ?? nil else { return }
        show(cue)
        host.setContentInset(cue.contentInset)
        host.setScrollIndicatorInset(top: cue.indicatorInsetTop)
        host.report(state)
        if let detent = cue.snap { host.reportSnap(to: detent) }
        if let command = cue.command { host.updateContentOffset(command, animated: cue.isCommandAnimated) }
        if let target = cue.retarget { host.retarget(to: target) }
    }

    private mutating func show(_ cue: Cue) {
        state.offset = cue.offset
        state.isExpandedStateAvailable = cue.isExpandedStateAvailable
    }
}

extension RecordedRow {
    /// What the bar did up to this row.
    ///
    /// If it was not recorded whether the expanded state is available, it is while the bar is taller than normal.
    func cue(_ configuration: BarConfiguration) -> RecordedBar.Cue {
        RecordedBar.Cue(
            offset: offset,
            isExpandedStateAvailable: isExpandedStateAvailable ?? (offset < -configuration.normal),
            contentInset: contentInset, indicatorInsetTop: indicatorInsetTop, command: commandedOffset,
            isCommandAnimated: isCommandAnimated ?? true, retarget: retarget, snap: snapHeight.map { -$0 })
    }
}
