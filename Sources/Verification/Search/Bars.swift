import AirBarModel
import Motion

/// The bars, the invariants and the containers that a command line, a token and a scenario file can name.
public struct Bars: Sendable {
    /// The bars of a search that names none.
    public let all: [BarDefinition]

    /// Of those, the bars that decide whether the search succeeds.
    package let decisive: [BarDefinition]

    /// The bars of this package: the one to ship, which decides, and the published one.
    public static let shipped = Bars(all: [.hardened, .published], decisive: [.hardened])

    /// The bars of this package that are no mutants: those two, and the right ones of other kinds.
    package static let named = shipped.all + RightBars.all

    /// The invariants that the bars are judged by beside those of the catalogue.
    package let ownInvariants: [Invariant]

    /// The containers of several scrollers, which the laws of containers judge.
    package let containers: [ContainerDefinition]

    /// Makes the bars of another package, all of which decide, its invariants and its containers.
    ///
    /// A package of containers may have no bar; then the bars are ``shipped``. It is nil without both, if two bars or
    /// two containers have the same name, or if two invariants have the same identifier.
    public init?(
        _ bars: [BarDefinition], invariants: [Invariant] = [], containers: [ContainerDefinition] = []
    ) {
        let ids = (Catalogue.all + Catalogue.sessions + invariants).map(\.id)
        let names = [bars.map(\.name), containers.map(\.name), ids]
        guard !(bars.isEmpty && containers.isEmpty), names.allSatisfy({ Set($0).count == $0.count }) else {
            return nil
        }
        let shipped = Bars.shipped
        self.init(
            all: bars.isEmpty ? shipped.all : bars, decisive: bars.isEmpty ? shipped.decisive : bars,
            ownInvariants: invariants, containers: containers)
    }

    /// The command that runs counterexamples of all of them again; nil if each bar has one of its own, or none.
    package private(set) var reproducer: String?

    /// The same bars, and the others that have names, of which a command runs counterexamples again.
    package func reproduced(by command: String) -> Bars {
        var other = Bars(
            all: all.map { $0.reproduced(by: command) },
            decisive: decisive.map { $0.reproduced(by: command) },
            ownInvariants: ownInvariants, containers: containers)
        other.reproducer = command
        return other
    }

    private init(
        all: [BarDefinition], decisive: [BarDefinition], ownInvariants: [Invariant] = [],
        containers: [ContainerDefinition] = []
    ) {
        self.all = all
        self.decisive = decisive
        self.ownInvariants = ownInvariants
        self.containers = containers
    }

    /// The invariants that scenarios are judged by: those of the catalogue, and the own ones.
    public var invariants: [Invariant] {
        Catalogue.all + ownInvariants.filter { $0.section != .sessions }
    }

    /// The invariants that sessions are judged by: those of scenarios, and those of sessions.
    package var sessionInvariants: [Invariant] {
        invariants + Catalogue.sessions + ownInvariants.filter { $0.section == .sessions }
    }

    /// The invariants of identifiers, in the order of the catalogue and each once; of none, those of scenarios.
    ///
    /// - Throws: ``UnknownName`` for the first identifier that no invariant has.
    public func invariants(_ ids: [String]) throws(UnknownName) -> [Invariant] {
        if ids.isEmpty { return invariants }
        return try Catalogue.named(ids, among: Catalogue.all + Catalogue.sessions + ownInvariants)
    }

    /// The first bar, which commands of one bar are about unless they name another.
    package var first: BarDefinition { all.first ?? .hardened }

    /// The bar, the shipped bar or the mutant of a name, which may be followed by heights: `hardened@64,128,284`.
    ///
    /// - Throws: ``UnknownName`` if there is none.
    package func named(_ name: String) throws(UnknownName) -> BarDefinition {
        if let (kind, heights) = BarDefinition.split(name) { return try named(kind).with(heights: heights) }
        let others = Bars.named.filter { other in !all.contains { $0.name == other.name } }
        let found =
            (all + others).first { $0.name == name }
            ?? Mutant.all.first { $0.name == name }?.definition
        if let found { return reproducer.map(found.reproduced) ?? found }
        throw UnknownName(
            kind: "bar", name: name, known: (all + others).map(\.name) + ["the name of a mutant"])
    }
}
