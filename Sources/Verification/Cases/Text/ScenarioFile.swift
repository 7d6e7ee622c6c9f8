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
/// `breaks` are optional; `heights` is followed by the events, of which the first is a `bind`. Among the events there
/// may be what a finger does, such as `drag -80 over 0.2` and `fling 1200`; that is a session, and an optional line
/// `display` before `heights` says on what screen.
public struct ScenarioFile: Hashable, Sendable {
    /// The comment lines of the file, without the `#`.
    public let comments: [String]

    /// The name of the bar the scenario is about, if it is about one.
    public let bar: String?

    /// The identifiers of the invariants that this bar breaks here.
    public let breaks: [String]

    /// What happens.
    public let session: Session

    /// What happens, if no finger has a part in it, so that it is the same whatever the bar.
    public var scenario: Scenario? { session.scenario }

    /// Describes a scenario.
    public init(_ scenario: Scenario, bar: String? = nil, breaks: [String] = [], comments: [String] = []) {
        self.init(Session(scenario), bar: bar, breaks: breaks, comments: comments)
    }

    /// Describes a session.
    ///
    /// What a line of the file could not hold is put in the form that one can: comments are split at line breaks,
    /// identifiers at blanks, and runs of blanks in the name of a bar become one.
    public init(_ session: Session, bar: String? = nil, breaks: [String] = [], comments: [String] = []) {
        let name = bar?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
        self.session = session
        self.bar = name.isEmpty ? nil : name
        self.breaks = breaks.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        self.comments = comments.flatMap {
            $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        }
    }
}
