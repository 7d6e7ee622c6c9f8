/// The drawing of a screen with a bar, whose parts the player moves.
///
/// A screen may be 5 points high or 10¹¹; it is drawn 600 units high.
struct ScreenDrawing {
    private let bar: String
    private let id: String
    private let isGhost: Bool

    /// - Parameters:
    ///   - track: what is drawn.
    ///   - isGhost: whether it is drawn beside another bar.
    ///   - id: the identifier of the drawing.
    init(_ track: Film.Track, isGhost: Bool = false, id: String) {
        bar = track.bar
        self.isGhost = isGhost
        self.id = id
    }

    /// The drawing, with the name of the bar.
    var figure: Markup { Markup("figure", [drawing, Markup("figcaption", text: bar)]) }

    private var drawing: Markup {
        let scrolled = Markup(
            "g", ["class": "scrolled"], [area("content"), area("rows", "url(#\(pattern))")])
        return Markup(
            "svg",
            [
                "class": isGhost ? "phone ghostly" : "phone", "id": id, "role": "img",
                "viewBox": "0 0 300 600", "aria-label": "The screen, with the \(bar) bar",
            ],
            [rows, area("screen"), scrolled] + ["refresh", "bar", "safe"].map { area($0) }
                + ["edge top", "edge end"].map { line($0, from: "0", to: "300") }
                + (0..<3).map { _ in line("detent", from: "0", to: "14") }
                + [
                    line("path", from: "150", to: "150"),
                    Markup("circle", ["class": "finger", "cx": "150", "cy": "0", "r": "22"]),
                ])
    }

    private var pattern: String { "\(id)-rows" }

    /// The rows of the content, without which nobody sees it move.
    private var rows: Markup {
        Markup(
            "pattern",
            ["id": pattern, "width": "300", "height": "88", "patternUnits": "userSpaceOnUse"],
            [
                Markup(
                    "rect",
                    [
                        "class": "row", "x": "16", "y": "12", "width": "268",
                        "height": "64", "rx": "8",
                    ])
            ])
    }

    private func area(_ style: String, _ fill: String? = nil) -> Markup {
        fill.map {
            Markup(
                "rect", ["class": style, "x": "0", "width": "300", "y": "0", "height": "0", "fill": $0])
        } ?? Markup("rect", ["class": style, "x": "0", "width": "300", "y": "0", "height": "0"])
    }

    private func line(_ style: String, from left: String, to right: String) -> Markup {
        Markup("line", ["class": style, "x1": left, "x2": right, "y1": "0", "y2": "0"])
    }
}
