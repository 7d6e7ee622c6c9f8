import Verification

extension Markup {
    /// The address of a file beside the page: a name of a bar may have characters that an address has not.
    static func address(_ name: String) -> String {
        name.utf8.map { byte in
            let character = Character(UnicodeScalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "-._~".contains(character) {
                return String(character)
            }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }
        .joined()
    }

    /// A paragraph.
    static func paragraph(_ text: String, _ style: String? = nil) -> Markup {
        style.map { Markup("p", ["class": $0], text: text) } ?? Markup("p", text: text)
    }

    /// A heading of the second level.
    static func heading(_ text: String) -> Markup { Markup("h2", text: text) }

    /// A text as it is, which scrolls.
    static func verbatim(_ text: String, id: String, label: String) -> Markup {
        Markup("pre", ["id": id, "tabindex": "0", "role": "region", "aria-label": label], text: text)
    }

    /// Something wide, which scrolls sideways.
    static func scrolling(_ inside: [Markup], label: String) -> Markup {
        Markup("div", ["class": "wide", "tabindex": "0", "role": "region", "aria-label": label], inside)
    }

    /// A text as it is, with a heading, and a button that copies it.
    static func copied(_ text: String, id: String, _ heading: String) -> [Markup] {
        [
            Markup(
                "div", ["class": "copy"],
                [
                    .heading(heading),
                    Markup(
                        "button",
                        [
                            "type": "button", "data-copies": id, "aria-live": "polite",
                            "aria-label": "Copy: \(heading)",
                        ], text: "Copy"),
                ]),
            .verbatim(text, id: id, label: heading),
        ]
    }

    /// What an entry of the catalogue demands, and why.
    static func statement(of entry: any CatalogueEntry) -> [Markup] {
        [
            .heading("What must hold"),
            .definitions([
                ("\(entry.id), \(entry.title)", [entry.statement] + entry.details),
                ("where", entry.notation.map { [$0] } ?? []), ("otherwise", [entry.reason]),
            ]),
        ] + (entry.origin.isEmpty ? [] : [definitions([("seen at", entry.origin)], as: origin)])
    }

    /// Where something was seen: a link if the text names an issue in full, as owner/repository#number.
    ///
    /// Whose a repository is cannot be told from its name alone.
    private static func origin(_ text: String) -> Markup {
        guard let issue = text.wholeMatch(of: /([A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+)#([0-9]+)/) else {
            return Markup("dd", text: text)
        }
        let address = "https://github.com/\(issue.output.1)/issues/\(issue.output.2)"
        return Markup("dd", [Markup("a", ["href": address], text: text)])
    }

    /// Terms with what is said of each; nothing is said of one that has none.
    static func definitions(
        _ pairs: [(term: String, texts: [String])],
        as description: (String) -> Markup = { Markup("dd", text: $0) }
    ) -> Markup {
        Markup(
            "dl",
            pairs.filter { !$0.texts.isEmpty }.flatMap { pair in
                [Markup("dt", text: pair.term)] + pair.texts.map(description)
            })
    }
}
