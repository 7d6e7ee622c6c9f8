import AirBarModel
import Generators

/// What happens to a bar, and what the bar is held to: what is needed to see a counterexample again.
public struct Reproduction: Sendable {
    /// What happens, and to which bar.
    public let trace: Trace

    /// What it is held to.
    public let invariants: [Invariant]

    /// Everything that is broken, in the order of the invariants.
    public let counterexamples: [BarCounterexample]

    /// Puts the parts together; they may come from anywhere.
    public init(_ scenario: Scenario, on definition: BarDefinition, invariants: [Invariant] = Catalogue.all) {
        self.init(of: scenario, on: definition, invariants: invariants)
    }

    /// Puts the parts together; they may come from anywhere.
    public init(
        _ session: Session, on definition: BarDefinition,
        invariants: [Invariant] = Catalogue.all + Catalogue.sessions
    ) {
        self.init(of: session, on: definition, invariants: invariants)
    }

    private init(of test: some BarCase, on definition: BarDefinition, invariants: [Invariant]) {
        let trace = Trace(playing: test, on: definition)
        self.trace = trace
        self.invariants = invariants
        counterexamples = Oracle(invariants).findings(of: test, on: definition).map {
            BarCounterexample(trace, $0)
        }
    }

    /// What is broken, each with its trace; or the trace, and what holds.
    public var text: String {
        let broken = counterexamples
        guard broken.isEmpty else { return broken.map(\.text).joined(separator: "\n\n") }
        return """
            \(trace.definition.name) keeps \(invariants.map(\.id).joined(separator: ", ")) here

            \(trace.table())
            """
    }
}

extension Reproduction {
    /// Why something cannot be reproduced.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// No bar or invariant has that name.
        case unknown(UnknownName)
        /// The text is no token.
        case token(CounterexampleToken.ParseError)
        /// The token makes no scenario with this version of the generator.
        case replay(ReplayError)
        /// The text is no scenario file.
        case scenario(ScenarioFile.ParseError)
        /// The bytes make no scenario.
        case bytes(Rejection)

        /// What is wrong, in one line.
        public var description: String {
            switch self {
            case .unknown(let error): "\(error)"
            case .token(let error): "\(error)"
            case .replay(.drift(let drift)):
                "the token was made by another version of the generator: \(drift)"
            case .replay(.rejected(let rejection)): "the token makes no scenario: \(rejection.reason)"
            case .scenario(let error): "\(error)"
            case .bytes(let rejection): "the bytes make no scenario: \(rejection.reason)"
            }
        }
    }

    /// Reads a token, and tries it on the bar that it names.
    ///
    /// - Parameter bar: the name of a bar to try in place of the token's.
    /// - Throws: ``Failure`` if the text is no token of this generator, or names a bar or an invariant there is not.
    public init(token text: String, bar: String? = nil) throws(Failure) {
        let (token, test) = try Self.read(token: text)
        try self.init(of: test, bar: bar ?? token.bar, ids: [token.invariant])
    }

    /// Reads a token, and tries it on a bar of one's own, whatever bar it names.
    ///
    /// - Throws: ``Failure`` if the text is no token of this generator, or names an invariant there is not.
    public init(token text: String, on definition: BarDefinition) throws(Failure) {
        let (token, test) = try Self.read(token: text)
        do {
            self.init(of: test, on: definition, invariants: try Catalogue.invariants([token.invariant]))
        } catch {
            throw .unknown(error)
        }
    }

    private static func read(token text: String) throws(Failure) -> (CounterexampleToken, any BarCase) {
        let token: CounterexampleToken
        do { token = try CounterexampleToken(parsing: text) } catch { throw .token(error) }
        do { _ = try Catalogue.invariant(token.invariant) } catch { throw .unknown(error) }
        do {
            switch token.kind {
            case .scenario: return (token, try replay(token.replay, Scenario.generator))
            case .session: return (token, try replay(token.replay, Session.generator))
            }
        } catch {
            throw .replay(error)
        }
    }

    /// Reads the text of a scenario file; one that names no bar is about the hardened one, one that names no
    /// invariants about all.
    ///
    /// - Parameter bar: the name of a bar to try in place of the file's.
    /// - Throws: ``Failure`` if the text is no scenario file, or names a bar or an invariant there is not.
    public init(scenarioFile text: String, bar: String? = nil) throws(Failure) {
        let file: ScenarioFile
        do { file = try ScenarioFile(parsing: text) } catch { throw .scenario(error) }
        // One in which nothing is done at all is a session where it breaks what only sessions are held to.
        let sessionIDs = Catalogue.sessions.map(\.id)
        let scenario = file.breaks.contains(where: sessionIDs.contains) ? nil : file.scenario
        let test: any BarCase = scenario ?? file.session
        try self.init(of: test, bar: bar ?? file.bar, ids: file.breaks)
    }

    /// Reads the input of a fuzzer.
    ///
    /// - Parameter bar: the name of the bar that was fuzzed; the hardened one unless said.
    /// - Throws: ``Failure`` if the bytes make no scenario, or there is no such bar.
    public init(fuzzerInput bytes: [UInt8], bar: String? = nil) throws(Failure) {
        var source = ChoiceSource(bytes: bytes)
        let scenario: Scenario
        do { scenario = try Scenario.generator.generate(from: &source) } catch { throw .bytes(error) }
        try self.init(of: scenario, bar: bar, ids: [])
    }

    private init(of test: some BarCase, bar: String?, ids: [String]) throws(Failure) {
        do {
            self.init(
                of: test, on: try bar.map(Bars.named) ?? .hardened,
                invariants: ids.isEmpty ? type(of: test).invariants : try Catalogue.invariants(ids))
        } catch {
            throw .unknown(error)
        }
    }
}
