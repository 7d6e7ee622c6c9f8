/// The drawing of a screen with a bar, whose parts the player moves.
///
/// A screen may be 5 points high or 10¹¹; it is drawn 600 units high.
struct ScreenDrawing {
    private let name: String
    private let id: String
    private let style: String

    /// - Parameters:
    ///   - name: what is drawn.
    ///   - style: how it is drawn: `ghostly` beside another bar, and `third` only if that is asked for.
    ///   - id: the identifier of the drawing.
    init(_ name: String, style: String = "own", id: String) {
        self.name = name
        self.style = style
        self.id = id
    }

    /// The drawing, with its name and the height of the bar.
    var figure: Markup {
        Markup(
            "figure", ["class": style],
            [
                drawing,
                Markup(
                    "figcaption",
                    [
                        Markup("span", text: name),
                        Markup("output", ["id": "\(id)-height", "class": "number"], text: ""),
                    ]),
            ])
    }

    private var drawing: Markup {
        Markup(
            "svg",
            [
                "class": "phone", "id": id, "role": "img",
                "viewBox": "0 0 300 600", "aria-label": "The screen: \(name)",
            ],
            [area("screen"), Markup("g", ["class": "scrolled"], [area("content")] + rows)]
                + ["refresh", "bar", "safe"].map { area($0) }
                + ["edge top", "edge end"].map { line($0, from: "0", to: "300") }
                + (0..<3).map { _ in line("detent", from: "0", to: "14") }
                + [
                    line("path", from: "150", to: "150"),
                    Markup("circle", ["class": "finger", "cx": "150", "cy": "0", "r": "22"]),
                ])
    }

    /// The rows of the content that fit on the screen; the player puts numbers on them, without which a scroll by many
    /// rows looks like none.
    private var rows: [Markup] {
        (0..<8).map { _ in
            Markup(
                "g", ["class": "row"],
                [
                    Markup("rect", ["x": "16", "y": "12", "width": "268", "height": "64", "rx": "8"]),
                    Markup("text", ["x": "150", "y": "58"], text: ""),
                ])
        }
    }

    private func area(_ style: String) -> Markup {
        Markup("rect", ["class": style, "x": "0", "width": "300", "y": "0", "height": "0"])
    }

    private func line(_ style: String, from left: String, to right: String) -> Markup {
        Markup("line", ["class": style, "x1": left, "x2": right, "y1": "0", "y2": "0"])
    }
}
