import AirBarModel

extension Step {
    /// The content offsets that a scroll event went from and to, in points; nothing for any other event.
    ///
    /// A scroll from or to an offset nobody can compute with is no movement either: what a bar makes of it is S2's.
    var scroll: (from: Double, to: Double)? {
        guard case .contentOffset(let contentOffset) = event else { return nil }
        let previous = before.scrollView.contentOffset
        return previous.isUsable && contentOffset.isUsable ? (previous, contentOffset) : nil
    }

    /// Whether the input stops with this event, so that the bar has to come to rest.
    var isSettling: Bool {
        switch event {
        case .pan(.ended), .pan(.cancelled), .pan(.failed), .idle: true
        default: false
        }
    }

    /// The detents that are supported before the event, in points, the smaller bar first.
    var supportedDetents: some Sequence<Double> {
        configuration.detents(isExpandedStateAvailable: before.isExpandedStateAvailable)
    }

    /// How far the bar moved, in points, positive when it shrank.
    var movement: Double { after.offset - before.offset }
}

extension BarConfiguration {
    /// The offsets a bar may rest at, in points, the smaller bar first.
    func detents(isExpandedStateAvailable: Bool) -> some Sequence<Double> {
        [-compact, -normal, -expanded].prefix(isExpandedStateAvailable ? 3 : 2)
    }

    /// The distance of an offset to the nearest detent, in points.
    func distanceToDetent(_ offset: Double, isExpandedStateAvailable: Bool) -> Double {
        let nearest = min(abs(-compact - offset), abs(-normal - offset))
        return isExpandedStateAvailable ? min(nearest, abs(-expanded - offset)) : nearest
    }
}

extension Trace {
    /// Where a snap in this step was to leave the bar, in points.
    ///
    /// A bar that does not report its snaps is taken at its deeds: if it moved, or moved the content, when the input
    /// stopped, it aimed at where it then is.
    func snapTarget(of step: Step) -> Double? {
        var hasMoved = step.movement != 0
        for action in actions(of: step).reversed() {
            switch action {
            case .snap(let detent): return detent
            case .contentOffset: hasMoved = true
            case .state: break
            }
        }
        return hasMoved && step.isSettling ? step.after.offset : nil
    }
}

/// A bound on what four roundings of numbers of this size can add up to.
func roundingSlack(_ operands: Double...) -> Double {
    4 * (operands.lazy.map(\.magnitude).max() ?? 0).ulp
}
