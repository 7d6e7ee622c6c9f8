import AirBarModel
import Generators

/// A case that a token or a scenario file names, with its bar and the invariants, before it is run.
package struct ReproducibleCase: Sendable {
    /// The scenario or the session.
    package let test: any BarCase

    /// The bar.
    package let definition: BarDefinition

    /// The invariants to judge the bar by.
    package let invariants: [Invariant]

    /// Makes a case of its parts.
    package init(_ test: any BarCase, on definition: BarDefinition, invariants: [Invariant]) {
        self.test = test
        self.definition = definition
        self.invariants = invariants
    }

    /// Reads a token.
    ///
    /// - Parameters:
    ///   - text: the token.
    ///   - bar: the name of a bar that replaces the token's.
    ///   - bars: the bars that have names.
    /// - Throws: `Reproduction.Failure` if the text is no token of this generator, or names an unknown bar or
    ///   invariant.
    package init(token text: String, bar: String?, among bars: Bars) throws(Reproduction.Failure) {
        let token = try Self.read(token: text)
        let definition: BarDefinition
        do { definition = try bars.named(bar ?? token.bar) } catch { throw .unknown(error) }
        try self.init(token, on: definition, bars)
    }

    /// Reads a token, for a given bar in place of the one that it names.
    package init(
        token text: String, on definition: BarDefinition, among bars: Bars
    ) throws(Reproduction.Failure) {
        try self.init(try Self.read(token: text), on: definition, bars)
    }

    private init(
        _ token: CounterexampleToken, on definition: BarDefinition, _ bars: Bars
    ) throws(Reproduction.Failure) {
        let invariants: [Invariant]
        do { invariants = try bars.invariants(of: token) } catch { throw .unknown(error) }
        // The case is the one that the bar of the token was given, whichever bar it is tried on.
        let domain = CaseDomain(of: (try? bars.named(token.bar)) ?? definition)
        let test: any BarCase
        do {
            switch token.kind {
            case .scenario: test = try replay(token.replay, Scenario.generator(in: domain))
            case .session: test = try replay(token.replay, Session.generator(in: domain))
            }
        } catch {
            throw .replay(error)
        }
        try test.checkRequests(to: definition)
        self.init(test, on: definition, invariants: invariants)
    }

    private static func read(token text: String) throws(Reproduction.Failure) -> CounterexampleToken {
        do { return try CounterexampleToken(parsing: text) } catch { throw .token(error) }
    }

    /// Reads the text of a scenario file.
    ///
    /// If the file names no bar, the bar is the first one; if it names no invariants, all apply.
    ///
    /// - Parameters:
    ///   - text: the text of the file.
    ///   - bar: the name of a bar that replaces the file's.
    ///   - bars: the bars that have names.
    /// - Throws: `Reproduction.Failure` if the text is no scenario file, or names an unknown bar or invariant.
    package init(scenarioFile text: String, bar: String?, among bars: Bars) throws(Reproduction.Failure) {
        let file = try Self.read(scenarioFile: text)
        let test = file.test(bars.sessionOnlyIDs)
        let definition: BarDefinition
        let invariants: [Invariant]
        do {
            definition = try (bar ?? file.bar).map(bars.named) ?? bars.first
            invariants =
                file.breaks.isEmpty && test is Session
                ? bars.sessionInvariants : try bars.invariants(file.breaks)
        } catch {
            throw .unknown(error)
        }
        try test.checkRequests(to: definition)
        self.init(test, on: definition, invariants: invariants)
    }

    /// Reads the text of a scenario file, for a given bar in place of the one that it names.
    init(
        scenarioFile text: String, on definition: BarDefinition, invariants: [Invariant]
    ) throws(Reproduction.Failure) {
        let ids = invariants.filter { $0.section == .sessions }.map(\.id)
        let test = try Self.read(scenarioFile: text).test(Bars.shipped.sessionOnlyIDs + ids)
        let isSession = test is Session
        try test.checkRequests(to: definition)
        self.init(
            test, on: definition,
            invariants: invariants.filter { isSession || $0.section != .sessions })
    }

    private static func read(scenarioFile text: String) throws(Reproduction.Failure) -> ScenarioFile {
        do { return try ScenarioFile(parsing: text) } catch { throw .scenario(error) }
    }
}

extension ScenarioFile {
    /// The scenario; or the session, if a finger acts or the file is about an invariant of sessions.
    fileprivate func test(_ sessionIDs: [String]) -> any BarCase {
        let scenario = breaks.contains(where: sessionIDs.contains) ? nil : scenario
        return scenario ?? session
    }
}

extension BarCase {
    /// Throws if the app asks something of a bar that is not made for it.
    fileprivate func checkRequests(to definition: BarDefinition) throws(Reproduction.Failure) {
        for case .event(let event) in session.actions
        where !definition.kind.capabilities.isSuperset(of: event.neededCapabilities) {
            throw .request(event, bar: definition.name)
        }
    }
}

extension Bars {
    /// The identifiers of the invariants that are about sessions only.
    fileprivate var sessionOnlyIDs: [String] {
        sessionInvariants.filter { $0.section == .sessions }.map(\.id)
    }

    /// The invariants that the case of a token is judged by.
    fileprivate func invariants(of token: CounterexampleToken) throws(UnknownName) -> [Invariant] {
        guard token.invariant == CounterexampleToken.anyInvariant else {
            return try invariants([token.invariant])
        }
        return token.kind == .session ? sessionInvariants : invariants
    }
}
