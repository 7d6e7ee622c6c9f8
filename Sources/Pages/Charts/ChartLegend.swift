/// What the lines and marks of a chart are, each beside a piece of it.
struct ChartLegend {
    private let items: [(style: String, name: String)]

    /// - Parameters:
    ///   - lines: the class of a line, and what it is.
    ///   - bands: the marks behind the plots.
    init(_ lines: [(style: String, name: String)] = [], _ bands: [ChartSheet.Band] = []) {
        items = lines + bands.map { ($0.style, $0.name) }
    }

    private static let (pitch, margin, swatch) = (18.0, 16.0, 22.0)

    /// The height that it takes in a width.
    func height(in width: Double) -> Double {
        items.isEmpty ? 0 : Self.pitch * Double((places(in: width).map(\.row).max() ?? 0) + 1) + 4
    }

    /// The pieces and their names below a coordinate.
    func markup(below top: Double, in width: Double) -> [Markup] {
        zip(items, places(in: width)).flatMap { item, place in
            let y = top + 6 + Self.pitch * Double(place.row)
            return [
                piece(item.style, at: place.x, y),
                Markup(
                    "text",
                    [
                        "class": "legend", "x": (place.x + Self.swatch + 6).coordinate,
                        "y": (y + 4).coordinate,
                    ], text: ChartText.cut(item.name, to: width - place.x - Self.swatch - 6)),
            ]
        }
    }

    private func piece(_ style: String, at x: Double, _ y: Double) -> Markup {
        ["violation", "parting"].contains(style)
            ? Markup(
                "rect",
                [
                    "class": "\(style) key", "x": x.coordinate, "y": (y - 6).coordinate,
                    "width": Self.swatch.coordinate, "height": "12",
                ])
            : Markup(
                "line",
                [
                    "class": "\(style) key", "x1": x.coordinate, "x2": (x + Self.swatch).coordinate,
                    "y1": y.coordinate, "y2": y.coordinate,
                ])
    }

    /// The row and the left end of each item: as many beside each other as have room.
    private func places(in width: Double) -> [(row: Int, x: Double)] {
        var (row, x) = (0, Self.margin)
        return items.map { item in
            let room = Self.swatch + 6 + ChartText.width(item.name)
            if x > Self.margin, x + room > width { (row, x) = (row + 1, Self.margin) }
            defer { x += room + 14 }
            return (row, x)
        }
    }
}
