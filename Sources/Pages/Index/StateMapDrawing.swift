import Verification

/// The states of an exploration, by content offset and height of the bar, with the path to a violation.
struct StateMapDrawing {
    private let map: StateMap
    private let id: String
    private let across: Scale
    private let up: Scale

    private static let (width, height) = (520.0, 260.0)

    /// A drawing of a map; its identifier is unique on the page.
    init(_ map: StateMap, id: String) {
        self.map = map
        self.id = id
        across = Scale(map.states.keys.map(\.contentOffset), atLeast: 4, first: 40, last: Self.width - 8)
        up = Scale(map.states.keys.map(\.height), atLeast: 2, first: Self.height - 28, last: 8)
    }

    /// The map alone, to which the paths refer.
    var drawing: Markup {
        let positions = map.states.keys.sorted {
            ($0.contentOffset, $0.height) < ($1.contentOffset, $1.height)
        }
        let moves = map.moves.filter { map.states[$0.start] != nil && map.states[$0.end] != nil }.map(line)
        let dots = positions.map { position in
            Markup(
                "circle",
                [
                    "class": "state", "cx": across(position.contentOffset).coordinate,
                    "cy": up(position.height).coordinate,
                    "r": (1.5 + Double(Self.digits(map.states[position] ?? 1))).coordinate,
                ])
        }
        return svg(
            "\(map.states.count) positions of the content and the bar, and the moves between them",
            [
                Markup(
                    "g", ["id": id], [Markup("path", ["class": "move", "d": moves.sorted().joined()])] + dots)
            ]
                + axes)
    }

    /// The path of a counterexample, on the map.
    func drawing(of counterexample: BarCounterexample) -> Markup {
        let positions = counterexample.trace.map(StateMap.Position.init)
        let points = positions.map { "\(across($0.contentOffset).coordinate),\(up($0.height).coordinate)" }
        return svg(
            "The path to a violation of \(counterexample.invariant)",
            [
                Markup("use", ["href": "#\(id)"]),
                Markup("polyline", ["class": "way", "points": points.joined(separator: " ")]),
            ]
                + zip(positions, counterexample.trace).map { position, step in
                    Markup(
                        "circle",
                        [
                            "class": step.index == counterexample.violation.step ? "bad" : "way",
                            "cx": across(position.contentOffset).coordinate,
                            "cy": up(position.height).coordinate, "r": "5",
                        ])
                } + axes)
    }

    private func svg(_ label: String, _ inside: [Markup]) -> Markup {
        Markup(
            "svg",
            [
                "class": "map", "viewBox": "0 0 \(Int(Self.width)) \(Int(Self.height))", "role": "img",
                "aria-label": label,
            ], inside)
    }

    private func line(_ move: StateMap.Move) -> String {
        "M\(across(move.start.contentOffset).coordinate) \(up(move.start.height).coordinate)"
            + "L\(across(move.end.contentOffset).coordinate) \(up(move.end.height).coordinate)"
    }

    /// The numbers of the least and the greatest content offset, and of the heights that have room beside each other.
    private var axes: [Markup] {
        let offsets = map.states.keys.map(\.contentOffset)
        let heights = Set(map.states.keys.map(\.height)).sorted().reduce(into: [Double]()) { shown, height in
            if shown.last.map({ up($0) - up(height) < 13 }) != true { shown.append(height) }
        }
        func text(_ number: Double, x: Double, y: Double, _ style: String) -> Markup {
            Markup(
                "text", ["class": style, "x": x.coordinate, "y": y.coordinate],
                text: NumberFormat.rounded.text(number))
        }
        return Set([offsets.min(), offsets.max()].compactMap { $0 }).sorted().map {
            text($0, x: across($0), y: Self.height - 6, "tick")
        }
            + heights.map { text($0, x: 30, y: up($0) + 4, "height") }
    }

    private static func digits(_ number: Int) -> Int { "\(number)".count }
}
