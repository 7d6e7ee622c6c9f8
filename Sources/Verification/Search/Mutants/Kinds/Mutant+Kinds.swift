import AirBarModel

extension Mutant {
    /// Mistakes in headers of the other kinds, each as reports of users of such headers tell them.
    package static let kinds: [Mutant] = families.flatMap(\.mutants)

    /// Each of those headers without a mistake; a mutant of a header that is wrong anyway would prove nothing.
    static let withoutMistake: [BarDefinition] = families.map(\.right)

    /// Bars of a kind: the right one, and one for each mistake.
    private typealias Family = (right: BarDefinition, mutants: [Mutant])

    private static let families: [Family] = [
        family("hiding", .hidesOnScroll.with(.requests)) { MistakenHiding($0, $1) },
        family("directional", .hidesOnScroll.with(.directionalSnapping)) { MistakenDirection($0, $1) },
        family("sectioned", .hidesOnScroll.with(.insetFollowing)) { MistakenSections($0, $1) },
        family("finger-led", .hidesOnScroll.with(.fingerLed)) { MistakenFingerLed($0, $1) },
        // What it waits for is no multiple of its heights.
        family("waiting", heights: .fixed(0, 88), .hidesOnScroll.without(.promptFollowing)) {
            MistakenWaiting($0, $1)
        },
        family("bottom", .hidesOnScroll.atBottom) { MistakenBottom($0, $1) },
        family("large-title", .largeTitle) { MistakenTitle($0, $1) },
        family("search-title", .largeTitle(restingAt: 0.5)) { MistakenSearchTitle($0, $1) },
        family("collapsing", .collapsing.with(.changingHeights)) { MistakenCollapse($0, $1) },
        family("stretchy", .stretchy) { MistakenStretch($0, $1) },
        family("switching", .switches(after: 10).with([.showingInPlace, .staying])) {
            MistakenSwitch($0, $1)
        },
    ]

    /// A bar of a kind, and a mutant for each of its mistakes, of which the raw value says what the bar does.
    private static func family<Mistake: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String, heights: SupportedHeights = .any, _ kind: BarKind,
        makeBar: @escaping @Sendable (BarConfiguration, Mistake?) -> any Bar
    ) -> Family {
        let mutants = Mistake.allCases.map { mistake in
            let definition = BarDefinition(
                "\(name)-\(hyphenated("\(mistake)"))", heights: heights, kind: kind
            ) { makeBar($0, mistake) }
            return Mutant(
                definition.reproduced(by: BarDefinition.ownReproducer),
                mistake: "a \(name) bar \(mistake.rawValue)")
        }
        return (BarDefinition(name, heights: heights, kind: kind) { makeBar($0, nil) }, mutants)
    }

    /// A name of code with hyphens before its words: `addsUp` as `adds-up`.
    private static func hyphenated(_ name: String) -> String {
        name.reduce(into: "") { text, character in
            text += character.isUppercase ? "-" + character.lowercased() : String(character)
        }
    }
}

extension BarHost {
    /// Changes the content inset, as a mistake has it.
    mutating func changeInset(_ change: (inout ContentInset) -> Void) {
        var inset = scrollView.contentInset
        change(&inset)
        setContentInset(inset)
    }
}
