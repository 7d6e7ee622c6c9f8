import AirBarModel
import Verification

/// A counterexample as a test of Swift Testing, with the case in its text form.
///
///     print(PastedTest(counterexample).text)
///
/// The test fails as the counterexample does, and passes once the bar keeps the invariants in its case.
package struct PastedTest: Sendable {
    private let definition: BarDefinition
    private let scenario: Scenario
    /// The session that is the case, in place of the scenario; nil if there is none.
    private let session: Session?
    private let invariants: [Invariant]
    /// What is broken, in sentences.
    private let comments: [String]

    /// The modules that the test imports: those of this package, and those that define the bar and the invariants.
    package var modules: [String] {
        let own = ([definition.module] + invariants.map(\.module)).filter {
            !Self.shippedModules.contains($0)
        }
        return Set(["AirBarModel", "BarTesting", "Testing", "Verification"] + own).sorted()
    }

    /// The modules of this package that define bars and invariants.
    static let shippedModules: Set = ["AirBarModel", "Verification"]

    /// Makes the test of a counterexample.
    package init(_ counterexample: BarCounterexample) {
        self.init(counterexample.trace, [counterexample.invariant], breaking: [counterexample])
    }

    /// Makes the test of a case that was run again: by all invariants that are broken in it, or, if none is, by those that
    /// it was judged by.
    package init(_ reproduction: Reproduction) {
        let found = reproduction.counterexamples
        self.init(
            reproduction.trace, found.isEmpty ? reproduction.invariants : found.map(\.invariant),
            breaking: found)
    }

    /// Makes the test of what was recorded, for a bar that is not run here.
    ///
    /// - Parameters:
    ///   - found: the violation in the recording.
    ///   - definition: the bar.
    /// - Throws: what would have to be made up for a scenario.
    package init(
        recorded found: RecordedCounterexample, on definition: BarDefinition
    ) throws(RecordedCounterexample.Gap) {
        comments = try found.file.comments
        (scenario, session) = (try found.drawable.trace.scenario, nil)
        self.definition = definition
        invariants = [found.invariant]
    }

    private init(_ trace: Trace, _ invariants: [Invariant], breaking found: [BarCounterexample]) {
        (definition, scenario, session) = (trace.definition, trace.scenario, trace.session)
        self.invariants = invariants
        comments = found.flatMap(\.sentences)
    }

    /// The name of the file: that of the bar, and the identifiers of the invariants, such as `published-S7.swift`.
    package var fileName: String {
        let words = [definition.name] + (isOfCatalogue ? [] : invariants.map(\.id))
        return String(words.joined(separator: "-").map { $0.isLetter || $0.isNumber ? $0 : "-" }) + ".swift"
    }

    /// The source of the file.
    package var text: String {
        let lines =
            modules.map { "import \($0)" } + [""]
            + comments.flatMap { $0.lines(ofAtMost: Self.width - 3) }.map { "// \($0)" }
            + ["@Test func \(title.rawIdentifier)() async throws {"] + declaration + check + ["}"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The name of the constant that has the case.
    private var name: String { session == nil ? "scenario" : "session" }

    /// The declaration of the case, whose text needs no escapes: it has only keywords and numbers.
    private var declaration: [String] {
        let file = ScenarioFile(session ?? Session(scenario))
        let text = file.text.split(separator: "\n").map(String.init)
        guard session == nil else {
            return ["    let session = try ScenarioFile(", "        parsing: \"\"\""]
                + text.map { "            \($0)" } + ["            \"\"\"", "    ).session"]
        }
        return ["    let scenario = try #require(", "        ScenarioFile(", "            parsing: \"\"\""]
            + text.map { "                \($0)" } + ["                \"\"\"", "        ).scenario)"]
    }

    /// The call of `check`, with one argument a line if they do not fit in one.
    private var check: [String] {
        let keeps = "keeps: \(invariants.swift)"
        let arguments = [definition.swift] + (isOfCatalogue ? [] : [keeps]) + ["in: \(name)"]
        let line = "    await check(\(arguments.joined(separator: ", ")))"
        guard line.count > Self.width else { return [line] }
        return ["    await check("] + arguments.dropLast().map { "        \($0)," }
            + ["        in: \(name))"]
    }

    /// The largest number of columns of a line whose words can be broken.
    private static let width = 100

    /// Whether the invariants are those that `check` judges by unless others are given.
    private var isOfCatalogue: Bool {
        let all = session == nil ? Scenario.invariants : Session.invariants
        let applicable = all.filter { $0.reasonNotToApply(to: definition) == nil }
        return applicable.map(\.id) == invariants.map(\.id)
    }

    /// What the test proves, in one sentence.
    private var title: String {
        let count = session?.actions.count ?? scenario.events.count
        let unit = session == nil ? "event" : "action"
        return "\(definition.name) keeps \(subject) in \(count) \(unit)\(count == 1 ? "" : "s")"
    }

    private var subject: String {
        if isOfCatalogue { return "the catalogue" }
        if let only = invariants.first, invariants.count == 1 { return "\(only.id), \(only.title)," }
        let ids = invariants.map(\.id)
        return ids.dropLast().joined(separator: ", ") + ids.suffix(1).map { " and \($0)" }.joined()
    }
}

extension BarCounterexample {
    /// The statement of the invariant, and the violation.
    fileprivate var sentences: [String] {
        [
            "\(invariant.id), \(invariant.title): \(invariant.statement)",
            "Step \(violation.step): \(violation.description)",
        ]
    }
}
