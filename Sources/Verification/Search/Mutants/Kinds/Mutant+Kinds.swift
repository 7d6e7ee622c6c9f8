import AirBarModel

extension Mutant {
    /// Mistakes in headers of the other kinds, each as reports of users of such headers tell them.
    package static let kinds: [Mutant] =
        mistakes(in: "hiding", .hidesOnScroll.with(.requests)) { MistakenHiding($0, $1) }
        + mistakes(in: "directional", .hidesOnScroll.with(.directionalSnapping)) { MistakenDirection($0, $1) }
        + mistakes(in: "waiting", .hidesOnScroll.without(.promptFollowing)) { MistakenWaiting($0, $1) }
        + mistakes(in: "bottom", .hidesOnScroll.atBottom) { MistakenBottom($0, $1) }
        + mistakes(in: "large-title", .largeTitle) { MistakenTitle($0, $1) }
        + mistakes(in: "collapsing", .collapsing.with(.changingHeights)) { MistakenCollapse($0, $1) }
        + mistakes(in: "stretchy", .stretchy) { MistakenStretch($0, $1) }
        + mistakes(in: "switching", .switches(after: 10).with([.showingInPlace, .staying])) {
            MistakenSwitch($0, $1)
        }

    /// A mutant for each mistake of a kind of bar, of which the raw value says what the bar does.
    private static func mistakes<Mistake: CaseIterable & RawRepresentable<String> & Sendable>(
        in name: String, _ kind: BarKind,
        makeBar: @escaping @Sendable (BarConfiguration, Mistake) -> any Bar
    ) -> [Mutant] {
        Mistake.allCases.map { mistake in
            let definition = BarDefinition("\(name)-\(hyphenated("\(mistake)"))", kind: kind) {
                makeBar($0, mistake)
            }
            return Mutant(
                definition.reproduced(by: BarDefinition.ownReproducer),
                mistake: "a \(name) bar \(mistake.rawValue)")
        }
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
