import AirBarModel

extension Mutant {
    /// Mistakes in the choice of a detent, and in moving to it.
    static let resting: [Mutant] = [
        Mutant("tie-to-the-taller", "of two equally near detents the taller is chosen") {
            $0.detent = nearest(tie: .taller) { $0.isExpandedStateAvailable }
        },
        Mutant("normal-taken-for-expanded", "a bar of its normal height or taller snaps to expanded") {
            $0.detent = { state, resting in
                resting <= -state.configuration.normal
                    ? -state.configuration.expanded
                    : state.nearestDetent(to: resting, isExpandedSupported: false)
            }
        },
        Mutant("half-way-detent", "the middle between compact and normal is a detent") {
            $0.detent = { state, resting in
                let heights = state.configuration.heights
                let halfWay = -(heights.compact + heights.normal) / 2
                let detent = state.nearestDetent(
                    to: resting, isExpandedSupported: state.isExpandedStateAvailable)
                return abs(halfWay - resting) < abs(detent - resting) ? halfWay : detent
            }
        },
        Mutant("expanded-no-detent", "expanded is never a detent") {
            $0.detent = nearest(tie: .smaller) { _ in false }
        },
        Mutant("normal-no-detent", "normal is a detent only if expanded is not available") {
            $0.detent = { state, resting in
                let other = state.lowestOffset
                return abs(other - resting) < abs(state.highestOffset - resting) ? other : state.highestOffset
            }
        },
        Mutant(
            "resting-at-the-bar", "the detent nearest to the bar is chosen, whatever the content offset is"
        ) {
            $0.resting = { $0.state.offset }
        },
        Mutant("resting-without-insets", "the content's edge is computed without the safe area") {
            $0.resting = { moment in
                let content = moment.view.visible(moment.view.contentOffset)
                return min(moment.state.offset, max(content, -moment.configuration.normal))
            }
        },
        Mutant("resting-open", "the resting offset is not limited to the normal height") {
            $0.resting = { min($0.state.offset, $0.contentEdge) }
        },
        Mutant("landing-inexact", "the bar moves to its detent by adding a rounded distance") {
            $0.landing = { state, detent in state.offset + (detent - state.offset) }
        },
        Mutant("landing-left-to-content", "a snap leaves the bar where it is and moves only the content") {
            $0.landing = { state, _ in state.offset }
        },
        Mutant("snap-loud", "a snap moves the content even within the quiet snap") {
            $0.snapContentOffset = snapping { before, snap, view in
                snap.distance == 0 ? nil : view.visible(before.view.contentOffset + snap.distance)
            }
        },
        Mutant("snap-too-quiet", "a snap within 5 points of a detent does not move the content") {
            $0.snapContentOffset = snapping { before, snap, view in
                abs(snap.distance) > 5 ? view.visible(before.view.contentOffset + snap.distance) : nil
            }
        },
        Mutant("quiet-snap-fixed", "the quiet snap is half a point, whatever is configured") {
            $0.snapContentOffset = snapping { before, snap, view in
                abs(snap.distance) > 0.5 ? view.visible(before.view.contentOffset + snap.distance) : nil
            }
        },
        Mutant("snap-unlimited", "a snap may move the content beyond its end") {
            $0.snapContentOffset = snapping { before, snap, _ in
                before.unlessQuiet(snap, before.view.contentOffset + snap.distance)
            }
        },
        Mutant("snap-backwards", "a snap moves the content in the opposite direction") {
            $0.snapContentOffset = snapping { before, snap, view in
                before.unlessQuiet(snap, view.visible(before.view.contentOffset - snap.distance))
            }
        },
        Mutant(
            "snap-to-the-detent", "a snap moves the content to the detent, instead of by the distance to it"
        ) {
            $0.snapContentOffset = snapping { before, snap, view in
                before.unlessQuiet(snap, view.visible(snap.detent))
            }
        },
        Mutant("snap-alone", "a snap leaves the content where it is") {
            $0.snapContentOffset = { _, _, _ in nil }
        },
        Mutant("tie-by-turns", "of two equally near detents each is chosen alternately, over all bars") {
            let isTaller = AlternatingFlag()
            $0.detent = { state, resting in
                nearest(tie: isTaller.next() ? .taller : .smaller) { $0.isExpandedStateAvailable }(
                    state, resting)
            }
        },
    ]

    /// The choice between two equally near detents.
    private enum Tie {
        case smaller, taller
    }

    private static func nearest(
        tie: Tie, _ isExpandedSupported: @escaping @Sendable (BarState) -> Bool
    ) -> @Sendable (BarState, Double) -> Double {
        { state, resting in
            var nearest = -state.configuration.compact
            func consider(_ detent: Double) {
                let (distance, least) = (abs(detent - resting), abs(nearest - resting))
                if distance < least || (tie == .taller && distance == least) { nearest = detent }
            }
            consider(-state.configuration.normal)
            if isExpandedSupported(state) { consider(-state.configuration.expanded) }
            return nearest
        }
    }

    /// A decision that moves the content only while it does not overscroll.
    private static func snapping(
        _ target: @escaping @Sendable (HardenedBar.Moment, HardenedBar.Snap, ScrollViewState) -> Double?
    ) -> @Sendable (HardenedBar.Moment, HardenedBar.Snap, ScrollViewState) -> Double? {
        { before, snap, view in
            before.view.visible(before.view.contentOffset) == before.view.contentOffset
                ? target(before, snap, view) : nil
        }
    }
}

extension HardenedBar.Moment {
    /// The target of a snap; nil for a distance within the quiet snap.
    fileprivate func unlessQuiet(_ snap: HardenedBar.Snap, _ target: Double) -> Double? {
        abs(snap.distance) > configuration.tolerances.quietSnap ? target : nil
    }
}
