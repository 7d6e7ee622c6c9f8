import AirBarModel

/// The page on reports, `Documentation/Reports.md`.
enum ReportsPage {
    /// The text of the page.
    static func text(of reports: [Report]) -> String {
        let sections = kinds.flatMap { kind, heading in
            ["## \(heading)"] + reports.filter { $0.mistaken.kind == kind }.compactMap(\.markdown)
        }
        return ([introduction] + sections).joined(separator: "\n\n") + "\n"
    }

    private static let kinds: [(BarKind, String)] = [
        (.airBar, "Bars that follow the content's movement: `.airBar`"),
        (.collapsing, "Headers that shrink over the first points of the content: `.collapsing`"),
        (.switches(after: 10), "Headers that are hidden and shown as a whole: `.switches(after: 10)`"),
    ]

    private static let introduction = """
        # What goes wrong with headers

        What users of header libraries reported, as the shortest scenario that shows it. For each a bar makes the mistake
        that was reported, and no other: what it breaks, in the words of this package, and what the right bar of its kind
        does instead. The accounts are in our words. To find such a mistake in a bar of your own, say
        [which kind it is](OwnBars.md) and run `scripts/reproduce FILE --bar NAME`, or let a search find it.

        This page is printed from the scenario files in `Tests/Properties/Reports`, by the tests of
        `Tests/Properties/Verification/Reports`. They show that the bar breaks the entry, that the right bar breaks nothing,
        and that no event can be left out. The [text form](Scenarios.md) says what a line means, and
        [the catalogue](Invariants.md) what each entry demands.
        """
}
