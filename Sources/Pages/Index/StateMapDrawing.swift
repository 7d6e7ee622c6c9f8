import Verification

/// The states of an exploration, by content offset and height of the bar, and paths to violations through them.
struct StateMapDrawing {
    private let map: StateMap
    private let across: Scale
    private let up: Scale

    private static let (width, height) = (520.0, 260.0)

    /// A drawing of a map.
    init(_ map: StateMap) {
        self.map = map
        across = Scale(map.states.keys.map(\.contentOffset), atLeast: 4, first: 40, last: Self.width - 8)
        up = Scale(map.states.keys.map(\.height), atLeast: 2, first: Self.height - 28, last: 8)
    }

    /// All states, and the moves between them.
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
            [Markup("path", ["class": "move", "d": moves.sorted().joined()])] + dots + axes)
    }

    /// The path of a counterexample alone, where it is on the map: from a ring, along arrows, to the violating step.
    func drawing(of counterexample: BarCounterexample) -> Markup {
        let steps = Array(counterexample.trace)
        let points = steps.map(StateMap.Position.init).map { (x: across($0.contentOffset), y: up($0.height)) }
        let arrows = zip(points, points.dropFirst()).map(arrow)
        func circle(_ style: String, at point: (x: Double, y: Double), _ radius: String) -> Markup {
            Markup(
                "circle",
                ["class": style, "cx": point.x.coordinate, "cy": point.y.coordinate, "r": radius])
        }
        let violating = steps.firstIndex { $0.index == counterexample.violation.step }
        return svg(
            "The path to a violation of \(counterexample.invariant)",
            [
                Markup(
                    "rect",
                    [
                        "class": "room", "x": "0", "y": "0", "width": Self.width.coordinate,
                        "height": Self.height.coordinate,
                    ])
            ] + (points.first.map { [circle("way", at: $0, "10")] } ?? [])
                + [Markup("path", ["class": "way", "d": arrows.joined()])]
                + (violating.map { [circle("bad", at: points[$0], "8")] } ?? []))
    }

    /// A line with a head in its middle, which no dot at its end covers.
    private func arrow(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) -> String {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 1 else { return "" }
        let (across, along) = (-y / length, x / length)
        let tip = (x: start.x + x / 2 + along * 8, y: start.y + y / 2 - across * 8)
        func text(_ x: Double, _ y: Double) -> String { "\(x.coordinate) \(y.coordinate)" }
        func barb(_ side: Double) -> String {
            text(tip.x - along * 16 + across * side * 9, tip.y + across * 16 + along * side * 9)
        }
        return "M\(text(start.x, start.y))L\(text(end.x, end.y))M\(barb(1))L\(text(tip.x, tip.y))L\(barb(-1))"
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
