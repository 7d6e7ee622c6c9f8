/// A scenario with what a reader wants to know about it: a counterexample as it is saved and committed.
///
///     scenario 1
///     # The bounce at the end moves the published bar.
///     bar published
///     breaks S7
///     heights 100 200 300
///     bind frame 600 content 2000 offset 0
///     offset 1401
///     offset 1402
///
/// The text form is line-oriented. `scenario 1` names the version and comes first; `#` starts a comment; `bar` and
/// `breaks` are optional; `heights` is followed by the events, of which the first is a `bind`.
public struct ScenarioFile: Hashable, Sendable {
    /// The comment lines of the file, without the `#`.
    public let comments: [String]

    /// The name of the bar the scenario is about, if it is about one.
    public let bar: String?

    /// The identifiers of the invariants that this bar breaks here.
    public let breaks: [String]

    /// What happens.
    public let scenario: Scenario

    /// Describes a scenario.
    ///
    /// What a line of the file could not hold is put in the form that one can: comments are split at line breaks,
    /// identifiers at blanks, and runs of blanks in the name of a bar become one.
    public init(_ scenario: Scenario, bar: String? = nil, breaks: [String] = [], comments: [String] = []) {
        let name = bar?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
        self.scenario = scenario
        self.bar = name.isEmpty ? nil : name
        self.breaks = breaks.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        self.comments = comments.flatMap {
            $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        }
    }
}
