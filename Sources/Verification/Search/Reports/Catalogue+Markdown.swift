extension Catalogue {
    /// Sections of the catalogue as a page: with those of the laws of motion, `Documentation/Invariants.md`.
    public static func markdown(_ sections: [Section]) -> String {
        let sections = sections.map { section in
            (["## \(section.heading)"] + section.entries.map(\.markdown)).joined(separator: "\n\n")
        }
        return ([introduction] + sections).joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        # The invariants

        What any expandable header bar must keep, as `airbar invariants` prints it from the code that checks it.

        Notation: `y` is the content offset, `o` the bar's offset, which is minus its height; `c`, `n` and `e` are the
        compact, normal and expanded heights; `A` says whether the expanded state is available, and `h(A)` is the
        tallest the bar may then be, `e` or `n`. `top` and `end` are the content offsets at rest at the edges, `K` clamps
        onto what is between them. `x` is the top inset that is not the bar's own: the safe area's and a refresh
        control's. A prime means after an event, `Δ` the difference. The tolerances are those of the bar's
        configuration: 5 points at the top and a quiet snap of half a point, unless set.

        Each entry says what must be true, what somebody sees where it is not, where that was seen, and whether the
        published bar breaks it, which the search decides.
        """
}

extension CatalogueEntry {
    fileprivate var markdown: String {
        var lines = ["**\(id) \(title)**: \(statement).", "", "- \(reason)"]
        if !origin.isEmpty { lines.append("- Seen in \(origin.joined(separator: ", ")).") }
        lines.append("- \(published) \(holdsForPublished ? "keeps" : "breaks") it.")
        if let justification { lines.append("- \(justification)") }
        return lines.joined(separator: "\n")
    }

    private var published: String { self is Invariant ? "The published bar" : "The published motion" }
}
