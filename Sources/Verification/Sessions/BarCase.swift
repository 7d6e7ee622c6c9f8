import AirBarModel
import Generators

/// Something that a bar can be tried on, which comes to a trace.
protocol BarCase: Sendable {
    /// Makes those that a search tries.
    static var generator: Generator<Self> { get }

    /// What kind of case it is, as a token says.
    static var kind: CounterexampleToken.Kind { get }

    /// What a bar is held to in such cases, unless somebody says what.
    static var invariants: [Invariant] { get }

    /// What happens on a bar.
    func trace(on rules: BarDefinition) -> Trace
}

extension Scenario: BarCase {
    static let kind = CounterexampleToken.Kind.scenario

    static var invariants: [Invariant] { Catalogue.all }

    func trace(on rules: BarDefinition) -> Trace { Trace(of: self, on: rules) }
}

extension Session: BarCase {
    static let kind = CounterexampleToken.Kind.session

    static var invariants: [Invariant] { Catalogue.all + Catalogue.sessions }

    func trace(on rules: BarDefinition) -> Trace { Trace(of: self, on: rules) }
}
