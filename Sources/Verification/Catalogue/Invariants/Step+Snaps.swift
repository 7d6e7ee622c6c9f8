import AirBarModel

extension Step {
    /// Whether a snap to an offset goes to the nearest of the detents, or to one that a bar may take for it.
    func isNearest(_ target: Double) -> Bool {
        let nearest = supportedDetent(nearestTo: resting)
        let detent = supportedDetent(nearestTo: target)
        guard detent != nearest else { return true }
        let excess = abs(detent - resting) - abs(nearest - resting)
        if snapsAlone { return !mustRest(at: nearest, excess) }
        let isTiedTheWrongWay = excess == 0 && detent < nearest && !configuration.kind.mayRound
        return excess <= slack && !isTiedTheWrongWay
    }

    /// Whether a snap leaves the content where it is.
    private var snapsAlone: Bool { !configuration.kind.capabilities.contains(.contentSnapping) }

    /// Whether a bar that snaps alone has to rest at a detent that is nearer than another one by an excess, in points:
    /// where that is clear, and where it may hide if it is the compact one.
    private func mustRest(at detent: Double, _ excess: Double) -> Bool {
        excess > max(slack, (configuration.normal - configuration.compact) / 10) && mayRestAlone(at: detent)
    }

    /// Whether a bar that snaps without the content may be taken to a detent: where that leaves no gap, and at the bottom
    /// does not hide it near an edge.
    func mayRestAlone(at detent: Double) -> Bool {
        let view = after.scrollView
        switch configuration.kind.edge {
        case .top: return detent <= view.contentEdge(at: view.contentOffset) - slack
        case .bottom:
            let range = configuration.normal - configuration.compact
            let isFarFromEdges =
                view.top + range < view.contentOffset && view.contentOffset < view.end - range
            return isFarFromEdges || detent == -configuration.normal
        }
    }
}
