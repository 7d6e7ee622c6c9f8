import AirBarModel
import Verification

extension TraceChart {
    private static let left = 56.0
    private static let right = 580.0

    private static func frame(top: Double) -> ChartPanel.Frame {
        ChartPanel.Frame(left: left, right: right, top: top, bottom: top + 152)
    }

    /// The chart as an SVG document.
    public var svg: String {
        let content = ChartPanel(
            name: "content offset", frame: Self.frame(top: 80),
            scale: Scale(offsets, atLeast: 10, first: 80, last: 232), position: position)
        let bar = ChartPanel(
            name: ghost.isEmpty ? "height of the bar" : "height of the bar; dashed, of the hardened bar",
            frame: Self.frame(top: 264),
            scale: Scale(barHeights + detents.map(\.height), atLeast: 10, first: 416, last: 264),
            position: position)
        return Markup(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 720 452", "role": "img",
                "aria-labelledby": "title summary",
            ],
            [
                Markup("title", ["id": "title"], text: title),
                Markup("desc", ["id": "summary"], text: summary),
                Markup("style", text: Self.style),
                Markup("rect", ["class": "page", "width": "720", "height": "452"]),
                Markup("text", ["class": "title", "x": "16", "y": "26"], text: title),
                Markup("text", ["class": "faint", "x": "16", "y": "46"], text: summary),
            ] + [band].compactMap { $0 }
                + content.outline
                + content.curve(of: steps.map(\.after.scrollView.top), "edge", label: label("top", \.top))
                + content.curve(of: steps.map(\.after.scrollView.end), "edge", label: label("end", \.end))
                + content.curve(of: offsets, "curve", hasDots: true)
                + bar.outline
                + detents.flatMap {
                    bar.line(at: $0.height, label: "\($0.name) \(NumberFormat.rounded.text($0.height))")
                }
                + bar.curve(of: ghost, "ghost")
                + bar.curve(of: barHeights, "curve", hasDots: true)
                + ticks
        ).text
    }

    /// The name of an edge with the content offset at rest there, after the last step shown.
    private func label(_ name: String, _ edge: KeyPath<ScrollViewState, Double>) -> String {
        steps.last.map { "\(name) \(NumberFormat.rounded.text($0.after.scrollView[keyPath: edge]))" } ?? name
    }

    private var offsets: [Double] { steps.map(\.after.scrollView.contentOffset) }

    private var barHeights: [Double] { steps.map { -$0.after.offset } }

    /// The heights of the bar, each once, with what they are called.
    private var detents: [(name: String, height: Double)] {
        let all = [("compact", heights.compact), ("normal", heights.normal), ("expanded", heights.expanded)]
        return Dictionary(grouping: all, by: \.1).sorted { $0.key < $1.key }
            .map { (name: $0.value.map(\.0).joined(separator: ", "), height: $0.key) }
    }

    /// The coordinate of a step, counted from the first one shown.
    private func position(_ index: Int) -> Double {
        Self.left + (Double(index) + 0.5) / Double(max(steps.count, 1)) * (Self.right - Self.left)
    }

    /// A band behind the violating step.
    private var band: Markup? {
        guard let index = steps.firstIndex(where: { $0.index == marked }) else { return nil }
        let width = min(48, max(4, (Self.right - Self.left) / Double(steps.count)))
        return Markup(
            "rect",
            [
                "class": "violation", "x": (position(index) - width / 2).coordinate, "y": "72",
                "width": width.coordinate, "height": "352",
            ])
    }

    /// The numbers of some steps, at most twenty.
    private var ticks: [Markup] {
        let stride = max(1, (steps.count + 19) / 20)
        return steps.indices.filter { $0.isMultiple(of: stride) }.map {
            Markup(
                "text", ["class": "tick", "x": position($0).coordinate, "y": "438"],
                text: "\(steps[$0].index)")
        }
    }

    private static let style = """
        svg{font:12px system-ui,sans-serif}text{fill:#1f2328}.title{font-size:15px;font-weight:600}.faint{fill:#59636e}\
        .tick{text-anchor:middle;fill:#59636e}.page{fill:#fff}.violation{fill:#ffd7d5}.frame{fill:none;stroke:#d1d9e0}\
        .line{stroke:#818b98;stroke-dasharray:2 4}polyline{fill:none;stroke-width:2}.curve{stroke:#0969da}\
        circle.curve{fill:#0969da}.edge{stroke:#818b98;stroke-width:1}.ghost{stroke:#1a7f37;stroke-dasharray:6 4}\
        @media(prefers-color-scheme:dark){text{fill:#f0f6fc}.faint,.tick{fill:#9198a1}.page{fill:#0d1117}\
        .violation{fill:#5d1f1f}.frame{stroke:#3d444d}.line,.edge{stroke:#656c76}.curve{stroke:#4493f8}\
        circle.curve{fill:#4493f8}.ghost{stroke:#3fb950}}
        """
}
