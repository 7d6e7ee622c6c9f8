import AirBarModel
import Verification

extension TraceChart {
    /// The chart as an SVG document.
    ///
    /// - Complexity: O(*n*) in the number of steps.
    package var svg: String { sheet.drawing(.document).text }

    /// The plots over the axis of the film.
    var sheet: ChartSheet {
        ChartSheet(
            title: title, summary: summary,
            axis: ChartAxis(
                range: film.axis, unit: film.isTimed ? " s" : "", isWhole: !film.isTimed),
            marked: film.marked.map { (film.track.times[$0], film.isTimed ? 0 : 1) },
            pictures: [contentPicture, barPicture] + (film.hasFinger ? [fingerPicture] : []))
    }

    private static let edges = [("top", \ScrollViewState.top), ("end", \ScrollViewState.end)]

    /// The content offset grows downwards, as in a scroll view.
    private var contentPicture: ChartSheet.Picture {
        let (track, ghost) = (film.track, film.ghost)
        let edges = Self.edges.map { name, edge in
            (name, track.steps.map { $0.after.scrollView[keyPath: edge] })
        }
        let labels = edges.compactMap { name, numbers in
            numbers.last.map { SideLabels.Label(name, at: $0, isNumbered: true) }
        }
        let offsets = track.offsets + (ghost?.offsets ?? [])
        return ChartSheet.Picture(
            name: "content offset, pt", numbers: offsets + near(offsets, edges.flatMap(\.1)),
            isUpwards: false, labels: SideLabels(labels)
        ) { panel in
            edges.flatMap { panel.curve(of: $0.1, at: track.times, "edge") }
                + (ghost.map { panel.curve(of: $0.offsets, at: $0.times, "ghost") } ?? [])
                + panel.curve(of: track.offsets, at: track.times, "curve", hasDots: !film.isTimed)
        }
    }

    /// The numbers of edges that are no farther from the content offsets than these are from each other, or than the bar is
    /// high: nobody wants a plot in which nothing but an edge can be seen.
    private func near(_ offsets: [Double], _ edges: [Double]) -> [Double] {
        let finite = offsets.filter(\.isFinite)
        guard let least = finite.min(), let greatest = finite.max() else { return [] }
        let reach = max(greatest - least, film.trace.scenario.heights.expanded)
        return edges.filter { least - reach <= $0 && $0 <= greatest + reach }
    }

    private var barPicture: ChartSheet.Picture {
        let (track, ghost) = (film.track, film.ghost)
        let numbers = track.heights + (ghost?.heights ?? []) + detents.map(\.height)
        let labels = detents.map {
            SideLabels.Label($0.name, at: $0.height, isNumbered: true)
        }
        return ChartSheet.Picture(
            name: "height of the bar, pt" + (ghost.map { "; dashed: \($0.legend)" } ?? ""), numbers: numbers,
            labels: SideLabels(labels)
        ) { panel in
            detents.flatMap { panel.line(at: $0.height) }
                + (ghost.map { panel.curve(of: $0.heights, at: $0.times, "ghost") } ?? [])
                + panel.curve(of: track.heights, at: track.times, "curve", hasDots: !film.isTimed)
        }
    }

    private var fingerPicture: ChartSheet.Picture {
        let track = film.track
        return ChartSheet.Picture(
            name: "way of the finger, pt", numbers: track.fingerTravels, labels: SideLabels([])
        ) {
            $0.curve(of: track.fingerTravels, at: track.times, "curve")
        }
    }
}
