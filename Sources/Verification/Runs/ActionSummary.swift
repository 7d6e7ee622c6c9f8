import AirBarModel

/// What a bar did in one step, as far as invariants need it.
public struct ActionSummary: Sendable {
    /// A state that the bar reported to its observer.
    package struct Report: Sendable {
        /// The bar's offset, in points.
        package let offset: Double

        /// Whether the expanded state was available.
        package let isExpandedStateAvailable: Bool
    }

    /// The bar's offset at which the last snap aimed, in points.
    package private(set) var snap: Double?
    /// The last content offset that the bar commanded, in points.
    public private(set) var command: Double?
    /// Whether that command is animated.
    package private(set) var isCommandAnimated = false
    /// The content offset at which the bar had a deceleration end, in points; nil where it would have ended anyway.
    public private(set) var retarget: Double?
    /// The number because of which the bar refused the event.
    package private(set) var refused: Double?
    /// The last state that the bar reported.
    package private(set) var lastReport: Report?
    /// The least and the greatest offset that the bar reported, in points; infinite without a report.
    private(set) var leastReported = Double.infinity
    private(set) var greatestReported = -Double.infinity
    /// The first reported state whose offset is out of bounds; those of the heights before will do on the way.
    private(set) var reportOutOfBounds: Report?

    /// - Parameter heightsBefore: the heights before the event: a bar that is told of a movement first knows no others.
    @inline(__always)
    init(
        _ actions: [BarAction], after event: BarEvent, _ configuration: BarConfiguration,
        heightsBefore: BarHeights
    ) {
        for action in actions {
            switch action {
            case .snap(let detent): snap = detent
            case .contentOffset(let contentOffset, let isAnimated):
                command = contentOffset
                isCommandAnimated = isAnimated
            // A scroll view cannot tell its own proposal from the same one written by the bar.
            case .retarget(let contentOffset): retarget = event.rest == contentOffset ? nil : contentOffset
            case .refusal(let refusal): refused = refusal.value
            case .contentInset: break
            case .state(let offset, let isAvailable):
                let report = Report(offset: offset, isExpandedStateAvailable: isAvailable)
                lastReport = report
                leastReported = min(leastReported, offset)
                greatestReported = max(greatestReported, offset)
                if reportOutOfBounds == nil, !configuration.allows(report),
                    !configuration.with(heights: heightsBefore).allows(report)
                {
                    reportOutOfBounds = report
                }
            }
        }
        if reportOutOfBounds == nil, let last = lastReport, !configuration.allows(last) {
            reportOutOfBounds = last
        }
    }
}

extension BarEvent {
    /// Where the deceleration ends that the event begins, in points; nil if it begins none.
    fileprivate var rest: Double? {
        guard case .release(let release) = self else { return nil }
        return release.rest
    }
}

extension BarConfiguration {
    /// Whether a bar may report a state: its offset is in bounds.
    @inline(__always)
    fileprivate func allows(_ report: ActionSummary.Report) -> Bool {
        report.offset >= -maximumHeight(isExpandedStateAvailable: report.isExpandedStateAvailable)
            && report.offset <= -heights.compact
    }
}
