import Verification

/// A case of a law of motion as a page: what is wrong, and its curves beside what is right.
package struct LawPage: Page {
    private let title: String
    private let entries: [any CatalogueEntry]
    private let description: String
    private let explanation: String?
    private let message: String?
    private let figure: Figure?
    private let instruction: String
    package var neighbours = Neighbours()

    /// A page of a case that was run again.
    ///
    /// - Parameters:
    ///   - run: the case.
    ///   - instruction: the line that checks the case again.
    package init<Tested: Subject>(_ run: SubjectReproduction<Tested>, instruction: String) {
        let found = run.counterexamples.first
        let names = run.invariants.map { "\($0.id), \($0.title)" }.joined(separator: ", ")
        title = found?.title ?? "\(run.subject.name) keeps \(names)"
        entries = run.invariants
        description = Tested.line(of: run.shown)
        explanation = found?.explanation
        message = found?.violation.description
        figure = run.figure
        self.instruction = instruction
    }

    /// A page of a counterexample that a search found.
    package init<Tested: Subject>(_ found: FoundCounterexample<Tested>) {
        self.init(SubjectReproduction(found.counterexample), instruction: found.instruction)
    }

    /// The chart of the case; nil if it is no motion.
    package var chart: FigureChart? {
        figure.map { FigureChart($0, title: title, summary: message ?? description) }
    }

    /// The page as HTML.
    package var html: String {
        let drawing = chart.map {
            [Markup("section", ["aria-label": "Curves"], [$0.sheet.drawing(.page)])]
                + ($0.omission.map { [.paragraph($0, "faint")] } ?? [])
        }
        return Document(
            title: title, subject: "law of motion", neighbours: neighbours,
            body: [
                Markup(
                    "main",
                    [Markup("h1", text: title)] + [
                        .paragraph(explanation ?? "The case: \(description).", "lead")
                    ] + (message.map { [.paragraph("\($0).", "faint")] } ?? []) + (drawing ?? [])
                        + entries.flatMap(Markup.statement)
                        + Markup.copied(instruction, id: "instruction", "Check it again"))
            ]
        ).text
    }
}
