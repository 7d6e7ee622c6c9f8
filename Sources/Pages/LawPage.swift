import Verification

/// A case of a law of motion as a page: what is wrong, and its curves beside what is right.
public struct LawPage: Page {
    private let title: String
    private let entry: any CatalogueEntry
    private let description: String
    private let explanation: String?
    private let message: String?
    private let figure: Figure?
    private let instruction: String

    /// A page of a case.
    ///
    /// - Parameters:
    ///   - rules: the name of the rules.
    ///   - entry: the law.
    ///   - description: the case, in words and numbers.
    ///   - explanation: what happened, in one sentence; nil if the rules keep the law.
    ///   - message: the violation as a sentence; nil if the rules keep the law.
    ///   - figure: the curves; nil if the case is no motion.
    ///   - instruction: the line that checks the case again.
    public init(
        rules: String, entry: any CatalogueEntry, description: String, explanation: String?, message: String?,
        figure: Figure?, instruction: String
    ) {
        title = "\(rules) \(message == nil ? "keeps" : "breaks") \(entry.id), \(entry.title)"
        self.entry = entry
        self.description = description
        self.explanation = explanation
        self.message = message
        self.figure = figure
        self.instruction = instruction
    }

    /// The chart of the case; nil if it is no motion.
    public var chart: FigureChart? {
        figure.map { FigureChart($0, title: title, summary: message ?? description) }
    }

    /// The page as HTML.
    public var html: String {
        let drawing = chart.map {
            [Markup("section", ["aria-label": "Curves"], [$0.sheet.drawing(.page)])]
                + ($0.omission.map { [.paragraph($0, "faint")] } ?? [])
        }
        return Document(
            title: title, subject: "law of motion",
            body: [
                Markup(
                    "main",
                    [Markup("h1", text: title)] + [
                        .paragraph(explanation ?? "The case: \(description).", "lead")
                    ] + (message.map { [.paragraph("\($0).", "faint")] } ?? []) + (drawing ?? [])
                        + Markup.statement(of: entry)
                        + Markup.copied(instruction, id: "instruction", "Check it again"))
            ]
        ).text
    }
}
