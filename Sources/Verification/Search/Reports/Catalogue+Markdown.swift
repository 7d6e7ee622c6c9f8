extension Catalogue {
    /// The folder of the pictures that `Documentation/Invariants.md` links to.
    package static let pictures = "Images/Invariants"

    /// Sections of the catalogue as a page in Markdown.
    ///
    /// All sections, with those of the laws of motion, make `Documentation/Invariants.md`.
    ///
    /// - Parameter pictures: the folder of the pictures of the entries, relative to the page; nil if it has none.
    package static func markdown(_ sections: [Section], pictures: String? = nil) -> String {
        let sections = sections.map { section in
            (["## \(section.heading)"] + section.entries.map { $0.markdown(pictures: pictures) })
                .joined(separator: "\n\n")
        }
        let opening = pictures == nil ? [introduction] : [introduction, aboutPictures]
        return (opening + sections).joined(separator: "\n\n") + "\n"
    }

    /// The entries of identifiers in Markdown, in the order of the sections.
    ///
    /// - Throws: ``UnknownName`` for the first identifier that no entry has.
    package static func markdown(_ sections: [Section], of ids: [String]) throws(UnknownName) -> String {
        let entries = sections.flatMap(\.entries)
        let positions = try UnknownName.positions(of: ids, among: entries.map(\.id), kind: "entry")
        return positions.map { entries[$0].markdown(pictures: nil) }.joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        # The invariants

        The invariants of header bars, and the laws of motion. `scripts/airbar invariants` prints this page from the
        code that judges them.

        The symbols of the statements:

        \(Notation.markdown)

        The tolerances are those of the bar's configuration: by default 5 points at the top and a quiet snap of half a
        point.

        Each entry has what a user sees when it is violated, its statement, the reports of it elsewhere, and whether the
        published bar or the published motion breaks it, which a search decides, on scroll views that notify of a write of
        the content offset that is already there as on others. An entry that kills no mutant alone says why it stays.
        """

    private static let aboutPictures = """
        A picture shows the steps that matter of a shortest case that breaks an entry: of the published bar or the
        published motion, or of a mutant if the entry is about bars of other kinds. What they keep has none.
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
    /// Whether the page has a picture of it: of what breaks it, unless the published bar or the published motion keeps it.
    ///
    /// S3 is about heights, which move nothing, and D8 about frames that take no time: neither has anything to draw.
    package var isPictured: Bool {
        !(isJudgedOnPublished && holdsForPublished) && !["S3", "D8"].contains(id)
    }

    /// Whether it is known if the published bar or the published motion keeps it.
    private var isJudgedOnPublished: Bool { (self as? Invariant)?.isJudgedOnPublished != false }

    fileprivate func markdown(pictures: String?) -> String {
        var lines = ["**\(id) \(title)**: \(reason)", ""]
        if let pictures, isPictured {
            lines += ["![A bar or a motion that breaks \(id)](\(pictures)/\(id).svg)", ""]
        }
        lines += ([statement] + details).map { "- \($0)." }
        if !origin.isEmpty { lines.append("- Seen in \(origin.joined(separator: ", ")).") }
        if isJudgedOnPublished {
            lines.append("- \(published) \(holdsForPublished ? "keeps" : "breaks") it.")
        }
        if let justification { lines.append("- \(justification)") }
        return lines.joined(separator: "\n")
    }

    private var published: String { self is Invariant ? "The published bar" : "The published motion" }
}
