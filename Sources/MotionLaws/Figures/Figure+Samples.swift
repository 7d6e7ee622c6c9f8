import Verification

extension Figure {
    /// A figure of curves that were sampled at the same places, some for longer than others.
    ///
    /// A curve that ends before the longest one goes on at its last value, because what it shows is at rest.
    ///
    /// - Parameters:
    ///   - axis: the horizontal axis, with its unit.
    ///   - panels: the panels without their curves, one for each value of a sample.
    ///   - place: the place to mark, if it is in the range that is drawn.
    ///   - curves: the name and the samples of each curve.
    init(
        over axis: String = "time, s", _ panels: [Panel], marking place: Double?,
        _ curves: [(name: String, samples: [Sample])]
    ) {
        let longest = curves.map(\.samples).max { $0.count < $1.count } ?? []
        let drawn = longest.drawn(marking: place)
        func curve(_ name: String, _ samples: [Sample], _ panel: Int) -> Curve {
            Curve(
                name: name,
                points: drawn.compactMap { index in
                    let sample = index < samples.count ? samples[index] : samples.last
                    return sample.map { Point(x: longest[index].x, y: $0.values[panel]) }
                })
        }
        let isInRange =
            if let place, let first = longest.first, let last = longest.last {
                first.x <= place && place <= last.x
            } else { false }
        self.init(
            axis: axis,
            panels: panels.enumerated().map { index, panel in
                Panel(
                    name: panel.name, curves: curves.map { curve($0.name, $0.samples, index) },
                    marks: panel.marks)
            },
            marked: isInRange ? place : nil)
    }
}

extension [Figure.Panel] {
    /// A position and a velocity, with lines across the first.
    static func motion(of quantity: String = "position, pt", _ marks: Figure.Mark...) -> Self {
        [
            Figure.Panel(name: quantity, curves: [], marks: marks),
            Figure.Panel(name: "velocity, pt/s", curves: []),
        ]
    }
}
