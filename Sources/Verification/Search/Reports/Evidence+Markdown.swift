import Generators

extension Evidence {
    /// The evidence as a page in Markdown, `Documentation/Evidence.md`.
    package var markdown: String {
        ([introduction, tableHead] + rows.map(\.markdown)).joined(separator: "\n") + "\n"
    }

    private var introduction: String {
        """
        # How sure it is

        The evidence that the hardened bar keeps each invariant, and that a bar that does not is found.
        `scripts/airbar evidence` prints this page from runs that it makes: \(grouped(scenarios)) scenarios and
        \(grouped(sessions)) sessions of seed 0, all states of \(models) bounded models, and \(mutants) mutants, each in
        \(grouped(mutantCases)) cases of 20 seeds. None of the invariants was broken, and no mutant survived.

        - *met in*: the number of scenarios, and of sessions, in which the condition of the invariant was met at least
          once; *narrowly*: the number of scenarios in which it would not have been with the content a point higher or lower.
        - *models*: the number of bounded models on which the invariant holds after any number of events.
        - *kills alone*: the number of mutants that no other invariant kills in the cases of seed 1.
        - *broken in less than*: the upper bound, at a confidence of 95 %, of the share of cases in which the hardened bar
          breaks it, of all cases that the search may draw. Relations are judged in some of the cases only.

        """
    }

    private var tableHead: String {
        """
        | | invariant | met in scenarios | narrowly | in sessions | models | kills alone | broken in less than |
        |---|---|--:|--:|--:|--:|--:|---|
        """
    }
}

extension Evidence.Row {
    fileprivate var markdown: String {
        let cases = scenarios == nil ? "sessions" : "scenarios"
        let cells: [String] = [
            invariant.id, invariant.title, Self.cell(scenarios?.met), Self.cell(scenarios?.narrowlyMet),
            Self.cell(sessions?.met), models == 0 ? "–" : "\(models)", "\(killsAlone.count)",
            "1 of \(grouped(Int(1 / violationBound))) \(cases)",
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    /// A count, or a dash where nothing was counted.
    private static func cell(_ count: Int?) -> String {
        guard let count else { return "–" }
        return grouped(count)
    }
}
