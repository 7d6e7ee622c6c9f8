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
        case .switches(let distance) where self == .switches(after: distance): "switching:\(distance)"
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
                "the kind is \(text), expected one of \(names), where parallax and switching may be followed by "
                + "a number greater than 0, as in parallax:1.5"
        }
    }

    /// Reads the name of a kind: `hiding`, or with the travel or the distance of its rule `parallax:1.5`, `switching:10`.
    package init(parsing text: String) throws(ParseError) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let found = Self.named.first(where: { $0.name == parts[0] }), parts.count <= 2 else {
            throw ParseError(text: text)
        }
        guard parts.count == 2 else {
            self = found.kind
            return
        }
        guard let number = Double(parts[1]) else { throw ParseError(text: text) }
        let kind: BarKind? =
            switch found.name {
            case "parallax": .parallax(travel: number)
            case "switching": .switches(after: number)
            default: nil
            }
        guard let kind, kind.rule.flaw == nil else { throw ParseError(text: text) }
        self = kind
    }
}
