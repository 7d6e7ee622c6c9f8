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

    /// The nearest of the detents supported before the event, in points; a tie goes to the smaller bar.
    func supportedDetent(nearestTo offset: Double) -> Double {
        configuration.detent(nearestTo: offset, isExpandedStateAvailable: before.isExpandedStateAvailable)
    }

    /// How far the bar moved, in points, positive when it shrank.
    var movement: Double { after.offset - before.offset }
}

extension BarConfiguration {
    /// The nearest of the offsets a bar may rest at, in points; a tie goes to the smaller bar.
    ///
    /// The bars have their own idea of it: what checks them does not share their code.
    func detent(nearestTo offset: Double, isExpandedStateAvailable: Bool) -> Double {
        var nearest = -compact
        if abs(-normal - offset) < abs(nearest - offset) { nearest = -normal }
        if isExpandedStateAvailable, abs(-expanded - offset) < abs(nearest - offset) { nearest = -expanded }
        return nearest
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
