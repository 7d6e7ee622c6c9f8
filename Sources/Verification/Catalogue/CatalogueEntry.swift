/// What the catalogue says of something that must be true, whatever it is about.
public protocol CatalogueEntry: Sendable {
    /// The identifier in the catalogue, such as `S7`; no two entries share one.
    var id: String { get }

    /// Two or three words that tell it from the others.
    var title: String { get }

    /// What must be true, in one sentence.
    var statement: String { get }

    /// What else it asks, and what it leaves open: clauses that the catalogue lists after the statement, and a report does
    /// not.
    var details: [String] { get }

    /// What the symbols of the statement mean, in a line; nil if it uses none that needs that.
    var notation: String? { get }

    /// What a user of the app sees if it is not.
    var reason: String { get }

    /// Where that was seen, or where a formula comes from; empty if neither is known.
    var origin: [String] { get }

    /// Whether what was published keeps it.
    var holdsForPublished: Bool { get }

    /// Why it stays although no mistake known breaks it alone in its section; nothing if one does.
    var justification: String? { get }

    /// The identifiers of the entries that find the effect of a violation of this one, at the same step or later.
    ///
    /// Of several violations at one step, one that is no effect of another is the root cause.
    var effects: [String] { get }
}

extension CatalogueEntry {
    /// None.
    public var details: [String] { [] }

    /// None.
    public var effects: [String] { [] }

    /// Nil.
    public var notation: String? { nil }
}

extension Invariant: CatalogueEntry {}

extension Catalogue {
    /// A part of the catalogue.
    public struct Section: Sendable {
        /// What its entries have in common.
        package let heading: String

        /// What is in it, in the order of the catalogue.
        package let entries: [any CatalogueEntry]

        /// Puts entries together.
        public init(heading: String, entries: [any CatalogueEntry]) {
            self.heading = heading
            self.entries = entries
        }
    }

    /// The sections of the invariants of a bar.
    public static let sections: [Section] =
        Invariant.Section.allCases.map { section in
            Section(heading: section.heading, entries: (all + sessions).filter { $0.section == section })
        }
}

extension Invariant.Section {
    fileprivate var heading: String {
        switch self {
        case .safety: "Safety: true after every event"
        case .snapping: "Snapping"
        case .liveness: "Liveness: eventually, when the input stops"
        case .metamorphic: "Metamorphic: two runs compared"
        case .height: "Height: of bars that follow the position of the content, or switch"
        case .sessions: "Sessions: under a finger"
        }
    }
}
