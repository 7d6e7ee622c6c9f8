import Verification

/// What stands above the plots of a chart that is a document of its own.
struct ChartHeading {
    private let title: [String]
    private let summary: [String]

    /// A title and a summary, in as many lines as they need in a width.
    init(title: String, summary: String, width: Int) {
        // The title is larger and bold.
        self.title = title.lines(ofAtMost: (width - 32) / 10)
        self.summary = summary.lines(ofAtMost: (width - 32) / 7)
    }

    /// The height, with the name of the first plot.
    var height: Double { 20 * Double(title.count) + 16 * Double(summary.count) + 44 }

    /// The lines.
    var markup: [Markup] {
        title.enumerated().map { index, line in
            Markup("text", ["class": "title", "x": "16", "y": "\(26 + 20 * index)"], text: line)
        }
            + summary.enumerated().map { index, line in
                Markup(
                    "text", ["class": "faint", "x": "16", "y": "\(26 + 20 * title.count + 16 * index)"],
                    text: line)
            }
    }
}
