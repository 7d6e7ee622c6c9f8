/// The drawing of a screen with a bar, whose parts the player moves.
struct ScreenDrawing {
    private let bar: String
    private let height: Double
    private let id: String
    private let isGhost: Bool

    /// - Parameters:
    ///   - track: what is drawn.
    ///   - height: the height of the drawing, in points.
    ///   - isGhost: whether it is drawn beside another bar.
    ///   - id: the identifier of the drawing.
    init(_ track: Film.Track, height: Double, isGhost: Bool = false, id: String) {
        bar = track.bar
        self.height = height
        self.isGhost = isGhost
        self.id = id
    }

    /// The width of the drawing, in points.
    private static let width = "300"

    /// The drawing, with the name of the bar.
    var figure: Markup { Markup("figure", [drawing, Markup("figcaption", text: bar)]) }

    private var drawing: Markup {
        Markup(
            "svg",
            [
                "class": isGhost ? "phone ghostly" : "phone", "id": id, "role": "img",
                "viewBox": "0 0 \(Self.width) \(height.coordinate)",
                "aria-label": "The screen, with the \(bar) bar",
            ],
            [
                rows, area("screen"),
                Markup("g", ["class": "scrolled"], [area("content"), area("rows", "url(#\(pattern))")]),
            ]
                + ["refresh", "bar", "safe"].map { area($0) } + [line("edge top"), line("edge end")]
                + (0..<3).map { _ in line("detent", to: "14") }
                + [
                    Markup("line", ["class": "path", "x1": "150", "x2": "150", "y1": "0", "y2": "0"]),
                    Markup("circle", ["class": "finger", "cx": "150", "cy": "0", "r": "22"]),
                ])
    }

    private var pattern: String { "\(id)-rows" }

    /// The rows of the content, without which nobody sees it move.
    private var rows: Markup {
        Markup(
            "pattern",
            ["id": pattern, "width": Self.width, "height": "88", "patternUnits": "userSpaceOnUse"],
            [
                Markup(
                    "rect", ["class": "row", "x": "16", "y": "12", "width": "268", "height": "64", "rx": "8"])
            ])
    }

    private func area(_ style: String, _ fill: String? = nil) -> Markup {
        fill.map {
            Markup(
                "rect", ["class": style, "x": "0", "width": Self.width, "y": "0", "height": "0", "fill": $0])
        } ?? Markup("rect", ["class": style, "x": "0", "width": Self.width, "y": "0", "height": "0"])
    }

    private func line(_ style: String, to right: String = width) -> Markup {
        Markup("line", ["class": style, "x1": "0", "x2": right, "y1": "0", "y2": "0"])
    }
}
