extension Catalogue {
    /// Sections of the catalogue as a page in Markdown.
    ///
    /// All sections, with those of the laws of motion, make `Documentation/Invariants.md`.
    package static func markdown(_ sections: [Section]) -> String {
        let sections = sections.map { section in
            (["## \(section.heading)"] + section.entries.map(\.markdown)).joined(separator: "\n\n")
        }
        return ([introduction] + sections).joined(separator: "\n\n") + "\n"
    }

    /// The entries of identifiers in Markdown, in the order of the sections.
    ///
    /// - Throws: ``UnknownName`` for the first identifier that no entry has.
    package static func markdown(_ sections: [Section], of ids: [String]) throws(UnknownName) -> String {
        let entries = sections.flatMap(\.entries)
        let positions = try UnknownName.positions(of: ids, among: entries.map(\.id), kind: "entry")
        return positions.map { entries[$0].markdown }.joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        # The invariants

        The invariants of header bars, and the laws of motion. `scripts/airbar invariants` prints this page from the
        code that judges them.

        Notation: `y` is the content offset, `o` the bar's offset, which is minus its height; `c`, `n` and `e` are the
        compact, normal and expanded heights. `A` is true while the expanded state is available, and `h(A)` is the
        largest height of the bar then: `e` if `A`, otherwise `n`. `top` and `end` are the content offsets at rest at the
        edges, and `K` clamps a content offset to the range between them. `x` is the top inset that is not the bar's own:
        that of the safe area and of a refresh control. A prime marks a value after an event, `Δ` a difference. The
        tolerances are those of the bar's configuration: by default 5 points at the top and a quiet snap of half a point.

        Each entry has what a user sees when it is violated, its statement, the reports of it elsewhere, and whether the
        published bar or the published motion breaks it, which a search decides, on scroll views that notify of a write of
        the content offset that is already there as on others. An entry that kills no mutant alone says why it stays.
        """
}

extension Bars {
    /// The sections of the invariants that the bars are judged by.
    package var sections: [Catalogue.Section] {
        let own = Catalogue.Section(heading: "Of this package", entries: ownInvariants)
        return Catalogue.sections + (ownInvariants.isEmpty ? [] : [own])
    }
}

extension CatalogueEntry {
    fileprivate var markdown: String {
        var lines = ["**\(id) \(title)**: \(reason)", "", "- \(statement)."]
        if !origin.isEmpty { lines.append("- Seen in \(origin.joined(separator: ", ")).") }
        if (self as? Invariant)?.isJudgedOnPublished != false {
            lines.append("- \(published) \(holdsForPublished ? "keeps" : "breaks") it.")
        }
        if let justification { lines.append("- \(justification)") }
        return lines.joined(separator: "\n")
    }

    private var published: String { self is Invariant ? "The published bar" : "The published motion" }
}
