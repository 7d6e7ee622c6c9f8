extension BarKind {
    /// The kinds that have names, and of those with a number the number that is usual.
    package static let named: [(name: String, kind: BarKind)] = [
        ("expanding", .airBar), ("hiding", .hidesOnScroll), ("large-title", .largeTitle),
        ("collapsing", .collapsing), ("stretchy", .stretchy), ("parallax", .parallax(travel: 2)),
        ("switching", .switches(after: 10)),
    ]

    /// The name of the kind, as it is read; nil if it has none.
    package var name: String? {
        switch rule {
        case .followsPosition(let travel) where self == .parallax(travel: travel) && travel != 1:
            "parallax:\(travel)"
        case .switches(let distance, let below) where self == .switches(after: distance, below: below):
            "switching:\(distance)" + (below > 0 ? ",\(below)" : "")
        default: Self.named.first { $0.kind == self }?.name
        }
    }

    /// The reason why a text names no kind.
    package struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The text.
        package let text: String

        /// The error in one line.
        package var description: String {
            let names = BarKind.named.map(\.name).joined(separator: ", ")
            return
                "the kind is \(text), expected one of \(names), where parallax may be followed by its travel, as in "
                + "parallax:1.5, and switching by the distance that decides and one from the top, as in switching:100,400"
        }
    }

    /// Reads the name of a kind: `hiding`, or with the numbers of its rule `parallax:1.5`, `switching:100,400`.
    package init(parsing text: String) throws(ParseError) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let found = Self.named.first(where: { $0.name == parts[0] }), parts.count <= 2 else {
            throw ParseError(text: text)
        }
        guard parts.count == 2 else {
            self = found.kind
            return
        }
        let numbers = parts[1].split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        let kind: BarKind? =
            switch (found.name, numbers.count, numbers.first ?? nil, numbers.last ?? nil) {
            case ("parallax", 1, let travel?, _): .parallax(travel: travel)
            case ("switching", 1, let distance?, _): .switches(after: distance)
            case ("switching", 2, let distance?, let below?): .switches(after: distance, below: below)
            default: nil
            }
        guard let kind, kind.rule.flaw == nil else { throw ParseError(text: text) }
        self = kind
    }
}
