import AirBarModel
import Generators

/// A case that is run on a bar and judged by invariants, to reproduce a counterexample.
///
/// Should the bar trap, the trace up to there is written on standard error before the process ends.
public struct Reproduction: Sendable {
    /// The trace of the case on the bar.
    public let trace: Trace

    /// The invariants that the bar is judged by: of those given, the ones that apply to it.
    public let invariants: [Invariant]

    /// A counterexample to each broken invariant, in the order of the invariants.
    public let counterexamples: [BarCounterexample]

    /// The same, but the root cause of all first.
    public var rootCauseFirst: [BarCounterexample] { counterexamples.rootCauseFirst { $0 } }

    /// Runs and judges a scenario.
    public init(_ scenario: Scenario, on definition: BarDefinition, invariants: [Invariant] = Catalogue.all) {
        self.init(of: scenario, on: definition, invariants: invariants)
    }

    /// Runs and judges a session.
    public init(
        _ session: Session, on definition: BarDefinition,
        invariants: [Invariant] = Catalogue.all + Catalogue.sessions
    ) {
        self.init(of: session, on: definition, invariants: invariants)
    }

    /// Runs and judges a case.
    package init(of test: some BarCase, on definition: BarDefinition, invariants: [Invariant]) {
        let invariants = invariants.filter { $0.reasonNotToApply(to: definition) == nil }
        let watcher = RecordingWatcher()
        ReproductionWatch.current?.begin(watcher) {
            Self.text(of: test, on: definition, watcher.progress, "does not return from")
        }
        if TrapReport.isLeftToParent {
            self.init(of: test, on: definition, invariants: invariants, watchedBy: watcher)
            return
        }
        self = TrapReport.explaining(
            "\(definition.name): a trap",
            by: { Self.text(of: test, on: definition, watcher.progress, "traps on") },
            { Self(of: test, on: definition, invariants: invariants, watchedBy: watcher) })
    }

    private init(
        of test: some BarCase, on definition: BarDefinition, invariants: [Invariant],
        watchedBy watcher: RecordingWatcher
    ) {
        let trace = Trace(playing: test, on: definition, watchedBy: watcher)
        ReproductionWatch.current?.endRecording()
        self.trace = trace
        self.invariants = invariants
        counterexamples = Oracle(invariants).findings(of: test, on: definition).map {
            BarCounterexample(trace, $0)
        }
    }

    /// The trace up to a trap or an event that does not end, and that event.
    ///
    /// - Parameter verb: what the bar does with the event.
    private static func text(
        of test: some BarCase, on definition: BarDefinition, _ progress: RecordingWatcher.Progress,
        _ verb: String
    ) -> String {
        let trace = Trace(of: test, on: definition, until: progress)
        let place =
            progress.event.map { "step \(trace.count): the bar \(verb): \($0.text)" }
            ?? "the bar \(verb) an event of a run that an invariant compares this one with"
        return "\(trace.table(numbers: .exact))\n\n\(place)"
    }

    /// The broken invariants with the trace; if there are none, the invariants that hold and the trace.
    ///
    /// Numbers are rounded where that does not hide a violation.
    public var text: String { text(.rounded) }

    /// The same, with numbers in a format.
    ///
    /// - Parameters:
    ///   - numbers: how numbers are shown.
    ///   - columns: the width of the terminal, if it is shown in one.
    public func text(_ numbers: NumberFormat, columns: Int? = nil) -> String {
        let broken = counterexamples
        guard broken.isEmpty else { return BarCounterexample.text(broken, numbers, columns: columns) }
        return """
            \(trace.definition.name) keeps \(invariants.map(\.id).joined(separator: ", ")) here

            \(trace.table(numbers: numbers, columns: columns))
            """
    }
}

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

        /// The error in one line.
        public var description: String {
            switch self {
            case .unknown(let error): "\(error)"
            case .token(let error): "\(error)"
            case .replay(.drift(let drift)):
                "the token was made by another version of the generator: \(drift)"
            case .replay(.rejected(let rejection)): "the token makes no scenario: \(rejection.reason)"
            case .scenario(let error): "\(error)"
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
    public init(
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
