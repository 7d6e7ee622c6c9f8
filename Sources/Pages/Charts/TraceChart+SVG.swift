import AirBarModel
import Verification

extension TraceChart {
    /// The chart as an SVG document.
    ///
    /// - Complexity: O(*n*) in the number of steps.
    package var svg: String { sheet.drawing(.document).text }

    /// The plots over the axis.
    var sheet: ChartSheet {
        ChartSheet(
            title: title, summary: summary,
            axis: axis,
            bands: bands, pictures: [contentPicture, barPicture] + (hasFinger ? [fingerPicture] : []),
            legend: legend)
    }

    /// The steps, as in the list of them, and the time where there is one.
    private var axis: ChartAxis {
        let second =
            section.isTimed
            ? ChartAxis.Row(name: "step") { "\(section.lastStep(notAfter: $0) + film.firstIndex)" }
            : film.isTimed
                ? ChartAxis.Row(name: "time") {
                    NumberFormat.rounded.text(film.track.times[section.lastStep(notAfter: $0)]) + " s"
                } : nil
        return ChartAxis(
            range: section.axis, unit: section.isTimed ? " s" : "", isWhole: !section.isTimed,
            rows: (section.isTimed ? "time" : "step", second))
    }

    /// What is behind the violating step, and the one at which two runs part.
    private var bands: [ChartSheet.Band] {
        let violating = (film.marked, "violation", "the violating step")
        let parting = (film.parting, "parting", "the step at which the two part")
        return (film.parting == film.marked ? [violating] : [parting, violating]).compactMap {
            step, style, name in
            step.map { step in
                let place =
                    section.steps.contains(step) ? section.places[step - section.steps.lowerBound] : .nan
                return ChartSheet.Band(
                    at: place, width: section.isTimed ? 0 : 1, style: style, name: name)
            }
        }
    }

    private var legend: ChartLegend {
        ChartLegend(
            [("curve", film.track.bar)] + (film.ghost.map { [("ghost", $0.legend)] } ?? [])
                + [("edge", "top, end: the content at rest"), ("line", "c, n, e: the heights of the bar")],
            bands)
    }

    private static let edges = [("top", \ScrollViewState.top), ("end", \ScrollViewState.end)]

    /// The content offset grows downwards, as in a scroll view.
    private var contentPicture: ChartSheet.Picture {
        let edges = Self.edges.map { name, edge in
            (name, film.track.steps[section.steps].map { $0.after.scrollView[keyPath: edge] })
        }
        let labels = edges.compactMap { name, numbers in
            numbers.last.map { SideLabels.Label(name, at: $0, isNumbered: true) }
        }
        return picture(
            "content offset, pt", film.track.offsets, film.ghost?.offsets, labels: labels, isUpwards: false,
            roomFor: edges.flatMap(\.1)
        ) { panel in
            edges.flatMap { panel.curve(of: $0.1, at: section.places, "edge") }
        }
    }

    private var barPicture: ChartSheet.Picture {
        let labels = detents.map {
            SideLabels.Label($0.name, at: $0.height, isNumbered: true)
        }
        return picture(
            "height of the bar, pt", film.track.heights, film.ghost?.heights, labels: labels,
            roomFor: detents.map(\.height)
        ) { panel in
            detents.flatMap { panel.line(at: $0.height) }
        }
    }

    /// A plot of a number of both runs, over lines behind them.
    private func picture(
        _ name: String, _ numbers: [Double], _ ghost: [Double]?, labels: [SideLabels.Label],
        isUpwards: Bool = true, roomFor lines: [Double], behind: @escaping (ChartPanel) -> [Markup]
    ) -> ChartSheet.Picture {
        let own = Array(numbers[section.steps])
        let other = ghost.map { Array($0[section.ghostSteps]) } ?? []
        // A right bar far away in a close-up has a label in place of a curve: what is close is looked at.
        let isBeside = !section.isCloseUp || film.isCompared
        let needed = own + (isBeside ? other : near(own, other))
        let scaled = needed + (section.isCloseUp || !isUpwards ? near(needed, lines) : lines)
        let away = other.last.flatMap { last in
            scaled.contains(last) || !last.isFinite
                ? nil : film.ghost.map { SideLabels.Label($0.legend, at: last, isNumbered: true) }
        }
        return ChartSheet.Picture(
            name: name, numbers: scaled, isUpwards: isUpwards,
            labels: SideLabels(labels + (away.map { [$0] } ?? []))
        ) { panel in
            behind(panel)
                + panel.curve(of: other, at: section.ghostPlaces, "ghost", hasDots: section.isCloseUp)
                + panel.curve(of: own, at: section.places, "curve", hasDots: !section.isTimed)
        }
    }

    /// The lines that are no farther from some numbers than these are from each other, or than the bar is high.
    ///
    /// Nobody wants a plot in which nothing but an edge can be seen. A close-up has no room beyond its numbers.
    private func near(_ numbers: [Double], _ lines: [Double]) -> [Double] {
        let finite = numbers.filter(\.isFinite)
        guard let least = finite.min(), let greatest = finite.max() else { return [] }
        let reach = max(greatest - least, section.isCloseUp ? 0 : film.trace.scenario.heights.expanded)
        return lines.filter { least - reach <= $0 && $0 <= greatest + reach }
    }

    /// Whether a finger moves in what is shown.
    private var hasFinger: Bool {
        film.hasFinger && film.track.fingerTravels[section.steps].contains { !$0.isNaN }
    }

    private var fingerPicture: ChartSheet.Picture {
        let travels = Array(film.track.fingerTravels[section.steps])
        return ChartSheet.Picture(
            name: "way of the finger, pt", numbers: travels, labels: SideLabels([])
        ) {
            $0.curve(of: travels, at: section.places, "curve", hasDots: !section.isTimed)
        }
    }
}

extension FilmSection {
    /// The position of the last step that is not after a place on the axis.
    fileprivate func lastStep(notAfter place: Double) -> Int {
        steps.lowerBound + (places.lastIndex { $0 <= place } ?? 0)
    }
}
