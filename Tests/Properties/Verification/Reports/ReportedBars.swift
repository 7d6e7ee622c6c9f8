import AirBarModel

@testable import Verification

/// The bars that make the mistakes of reports: mutants by their names, and those that are in the tests only.
enum ReportedBars {
    /// The bar of a name.
    ///
    /// - Throws: `UnknownName` if there is none.
    static func named(_ name: String) throws(UnknownName) -> BarDefinition {
        if let own = own.first(where: { $0.name == name }) { return own }
        return try Bars.shipped.named(name)
    }

    /// The right bar of a kind.
    static func right(_ kind: BarKind) -> BarDefinition? {
        ([.hardened] + RightBars.all).first { $0.kind == kind }
    }

    private static let own: [BarDefinition] =
        [
            title("opens-on-reload", .opensOnReload), title("deaf-to-the-app", .isDeafToTheApp),
            switching("sees-the-bounce", .seesTheBounce),
        ]
        + ReportedTitle.Mistake.allCases.map { mistake in
            BarDefinition(mistake.rawValue, kind: .collapsing) { ReportedTitle($0, mistake) }
        }
        + ReportedSwitch.Mistake.allCases.map { mistake in
            BarDefinition(mistake.rawValue, kind: .switches(after: 10)) { ReportedSwitch($0, mistake) }
        }

    private static func title(_ name: String, _ mistake: MistakenTitle.Mistake) -> BarDefinition {
        BarDefinition(name, kind: .collapsing) { MistakenTitle($0, mistake) }
    }

    private static func switching(_ name: String, _ mistake: MistakenSwitch.Mistake) -> BarDefinition {
        BarDefinition(name, kind: .switches(after: 10)) { MistakenSwitch($0, mistake) }
    }
}
