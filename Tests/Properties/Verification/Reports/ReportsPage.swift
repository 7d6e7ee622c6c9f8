import AirBarModel

/// The page on reports, `Documentation/Reports.md`.
enum ReportsPage {
    /// The text of the page.
    static func text(of reports: [Report]) -> String {
        let sections = kinds.flatMap { kind, heading in
            ["## \(heading)"]
                + reports.filter { $0.mistaken.kind.without(.requests) == kind }.compactMap(\.markdown)
        }
        return ([introduction] + sections).joined(separator: "\n\n") + "\n"
    }

    private static let kinds: [(BarKind, String)] = [
        (.airBar, "Bars that follow the content's movement: `.airBar`"),
        (.hidesOnScroll, "Bars that hide and appear: `.hidesOnScroll`"),
        (
            .hidesOnScroll.with(.directionalSnapping),
            "Bars that snap on as they moved: `.hidesOnScroll.with(.directionalSnapping)`"
        ),
        (
            .hidesOnScroll.with(.insetFollowing),
            "Bars above pinned section headers: `.hidesOnScroll.with(.insetFollowing)`"
        ),
        (.collapsing, "Headers that shrink over the first points of the content: `.collapsing`"),
        (.switches(after: 10), "Headers that are hidden and shown as a whole: `.switches(after: 10)`"),
    ]

    private static let introduction = """
        # What goes wrong with headers

        What users of header libraries reported, as the shortest scenario that shows it. In each a bar makes the mistake
        that was reported: here is what it breaks, in the words of this package, and what the right bar of its kind did at
        the same step. What was seen is told in our words. A bar of your own is run on such a file by `reproduce FILE --bar
        NAME` of [its command line](OwnBars.md), with its heights in the file.

        This page is made of the scenario files in `Tests/Properties/Reports` by `Tests/Properties/Verification/Reports`.
        Its tests show that the bar breaks the entry, that the right bar breaks nothing, and that no event can be left out.
        The [text form](Scenarios.md) says what a line means, and [the catalogue](Invariants.md) what an entry demands.
        """
}
