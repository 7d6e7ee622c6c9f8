import AirBarModel
import Generators

extension Reproduction {
    /// The reason why a text or a file cannot be reproduced.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// No bar or invariant has that name.
        case unknown(UnknownName)
        /// The text is no token.
        case token(CounterexampleToken.ParseError)
        /// The token makes no scenario with this version of the generator.
        case replay(ReplayError)
        /// The text is no scenario file.
        case scenario(ScenarioFile.ParseError)
        /// In the scenario file the app asks something of a bar that is not made for it.
        case request(BarEvent, bar: String)

        /// The error in one line.
        public var description: String {
            switch self {
            case .unknown(let error): "\(error)"
            case .token(let error): "\(error)"
            case .replay(.drift(let drift)):
                "the token was made by another version of the generator: \(drift)"
            case .replay(.rejected(let rejection)): "the token makes no scenario: \(rejection.reason)"
            case .scenario(let error): "\(error)"
            case .request(let event, let bar):
                "an event is \(event.text), expected none such for the bar \(bar), which lacks the capability "
                    + (event.neededCapabilities.names.first ?? "")
            }
        }
    }

    /// Reads a token, and runs its case on the bar that it names.
    ///
    /// - Parameters:
    ///   - text: the token.
    ///   - bar: the name of a bar that replaces the token's.
    ///   - bars: the bars that have names.
    /// - Throws: ``Failure`` if the text is no token of this generator, or names an unknown bar or invariant.
    public init(token text: String, bar: String? = nil, among bars: Bars = .shipped) throws(Failure) {
        self.init(of: try ReproducibleCase(token: text, bar: bar, among: bars))
    }

    /// Reads a token, and runs its case on a given bar in place of the one that it names.
    ///
    /// - Parameters:
    ///   - text: the token.
    ///   - definition: the bar.
    ///   - bars: whose invariants have identifiers.
    /// - Throws: ``Failure`` if the text is no token of this generator, or names an unknown invariant.
    public init(token text: String, on definition: BarDefinition, among bars: Bars = .shipped) throws(Failure)
    {
        self.init(of: try ReproducibleCase(token: text, on: definition, among: bars))
    }

    /// Reads the text of a scenario file, and runs its case.
    ///
    /// If the file names no bar, the bar is the first one; if it names no invariants, all apply.
    ///
    /// - Parameters:
    ///   - text: the text of the file.
    ///   - bar: the name of a bar that replaces the file's.
    ///   - bars: the bars that have names.
    /// - Throws: ``Failure`` if the text is no scenario file, or names an unknown bar or invariant.
    public init(scenarioFile text: String, bar: String? = nil, among bars: Bars = .shipped) throws(Failure) {
        self.init(of: try ReproducibleCase(scenarioFile: text, bar: bar, among: bars))
    }

    /// Reads the text of a scenario file, and runs its case on a given bar in place of the one that it names.
    ///
    /// - Parameters:
    ///   - text: the text of the file.
    ///   - definition: the bar.
    ///   - invariants: the invariants to judge it by, of which those of sessions count for a session only.
    /// - Throws: ``Failure`` if the text is no scenario file.
    package init(
        scenarioFile text: String, on definition: BarDefinition, invariants: [Invariant]
    ) throws(Failure) {
        self.init(
            of: try ReproducibleCase(scenarioFile: text, on: definition, invariants: invariants))
    }

    /// Runs and judges a case that was read.
    package init(of read: ReproducibleCase) {
        self.init(of: read.test, on: read.definition, invariants: read.invariants)
    }
}
