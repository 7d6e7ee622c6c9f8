extension BarKind {
    /// The kinds that have names, and of those with a number the number that is usual.
    package static let named: [(name: String, kind: BarKind)] = [
        ("expanding", .airBar), ("hiding", .hidesOnScroll),
        ("directional", .hidesOnScroll.with(.directionalSnapping)),
        ("sectioned", .hidesOnScroll.with(.insetFollowing)),
        ("finger-led", .hidesOnScroll.with(.fingerLed)), ("large-title", .largeTitle),
        ("search-title", .largeTitle(restingAt: 0.5)), ("collapsing", .collapsing), ("stretchy", .stretchy),
        ("parallax", .parallax(travel: 2)), ("switching", .switches(after: 10)),
    ]

    /// What the name of a kind begins with that is at the bottom of the screen.
    private static let bottomPrefix = "bottom-"

    /// The name of the kind, as it is read; nil if it has none.
    package var name: String? {
        if !capabilities.isDisjoint(with: .requests) { return without(.requests).name }
        guard edge == .bottom else { return nameAtTop }
        let top = ([usual] + Self.named.map(\.kind)).first { $0.atBottom == self }
        return top?.nameAtTop.map { Self.bottomPrefix + $0 }
    }

    /// A kind at the top whose height comes from the content in the same way, with the numbers of this one.
    private var usual: BarKind {
        switch rule {
        case .followsMovement: .airBar
        case .followsPosition(let travel, let share):
            share.map(BarKind.largeTitle) ?? .parallax(travel: travel)
        case .switches(let distance, let showing, let below):
            .switches(after: distance, showingAfter: showing, below: below)
        }
    }

    /// The name, and for a kind that has none that of the nearest kind, with what it does besides and does not do.
    package var nameWithCapabilities: String {
        if let name { return name }
        let nearest = ([usual] + Self.named.map(\.kind)).filter { $0.rule == rule }
            .map { edge == .bottom ? $0.atBottom : $0 }
            .min { capabilities.distance(to: $0.capabilities) < capabilities.distance(to: $1.capabilities) }
        guard let nearest, let name = nearest.name else { return "a kind without a name" }
        let lacking = nearest.capabilities.subtracting(capabilities).names.map { " without \($0)" }
        let further = capabilities.subtracting(nearest.capabilities).names.map { " with \($0)" }
        return name + (lacking + further).joined()
    }

    private var nameAtTop: String? {
        switch rule {
        case .followsPosition(_, let share?) where self == .largeTitle(restingAt: share):
            "search-title:\(share.plain)"
        case .followsPosition(let travel, nil) where self == .parallax(travel: travel) && travel != 1:
            "parallax:\(travel.plain)"
        case .switches(let distance, let showing, let below)
        where self == .switches(after: distance, showingAfter: showing, below: below):
            "switching:\(distance.plain)" + (below > 0 || showing != distance ? ",\(below.plain)" : "")
                + (showing != distance ? ",\(showing.plain)" : "")
        default: Self.named.first { $0.kind == self }?.name
        }
    }

    /// The reason why a text names no kind.
    package struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The text.
        package let text: String

        /// Why the numbers in it are wrong; nil if it is of no form.
        package let flaw: String?

        /// The error in one line.
        package var description: String {
            if let flaw { return "the kind is \(text), where the \(flaw)" }
            let names = BarKind.named.map(\.name).joined(separator: ", ")
            return
                "the kind is \(text), expected one of \(names), where parallax may be followed by its travel, as in "
                + "parallax:1.5, search-title by the share at which it also rests, as in search-title:0.4, and switching "
                + "by the distance that decides, one from the top and one that decides about a scroll up, as in "
                + "switching:100, switching:100,400 and switching:100,0,200; "
                + "before each may stand \(BarKind.bottomPrefix), as in bottom-hiding"
        }
    }

    /// Reads the name of a kind: `hiding`, or with the numbers of its rule `parallax:1.5`, `switching:100,400`; at the
    /// bottom of the screen, `bottom-hiding`.
    package init(parsing text: String) throws(ParseError) {
        if text.hasPrefix(Self.bottomPrefix) {
            do {
                self = try BarKind(parsingAtTop: String(text.dropFirst(Self.bottomPrefix.count))).atBottom
            } catch { throw ParseError(text: text, flaw: error.flaw) }
        } else {
            try self.init(parsingAtTop: text)
        }
    }

    private init(parsingAtTop text: String) throws(ParseError) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let found = Self.named.first(where: { $0.name == parts[0] }), parts.count <= 2 else {
            throw ParseError(text: text, flaw: nil)
        }
        guard parts.count == 2 else {
            self = found.kind
            return
        }
        let numbers = parts[1].split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        let kind: BarKind? =
            switch (found.name, numbers.count, numbers.first ?? nil, numbers.last ?? nil) {
            case ("parallax", 1, let travel?, _): .parallax(travel: travel)
            case ("search-title", 1, let share?, _): .largeTitle(restingAt: share)
            case ("switching", 1, let distance?, _): .switches(after: distance)
            case ("switching", 2, let distance?, let below?): .switches(after: distance, below: below)
            case ("switching", 3, let distance?, let showing?):
                numbers[1].map { .switches(after: distance, showingAfter: showing, below: $0) }
            default: nil
            }
        guard let kind, kind.flaw == nil else { throw ParseError(text: text, flaw: kind?.flaw) }
        self = kind
    }
}
