/// A scenario or a session with the name of a bar, the invariants it breaks, and comments: the form in which
/// counterexamples are saved and committed.
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
/// `breaks` are optional; `heights` is followed by the events, of which the first is a `bind`. A file that also has
/// actions of a finger, such as `drag -80 over 0.2` and `fling 1200`, is a session. Documentation/Scenarios.md has all
/// lines.
public struct ScenarioFile: Hashable, Sendable {
    /// The comment lines of the file, without the `#`.
    package let comments: [String]

    /// The name of the bar that breaks the invariants; nil if there is none.
    public let bar: String?

    /// The identifiers of the invariants that the bar breaks.
    public let breaks: [String]

    /// The heights of the bar, the scroll view and the actions.
    public let session: Session

    /// The session as a scenario; nil if an action is not an event.
    public var scenario: Scenario? { session.scenario }

    /// Makes the file of a scenario.
    public init(_ scenario: Scenario, bar: String? = nil, breaks: [String] = [], comments: [String] = []) {
        self.init(Session(scenario), bar: bar, breaks: breaks, comments: comments)
    }

    /// Makes the file of a session.
    ///
    /// Texts are changed to fit in lines: comments are split at line breaks and identifiers at blanks, and several
    /// blanks in the name of a bar become one.
    public init(_ session: Session, bar: String? = nil, breaks: [String] = [], comments: [String] = []) {
        let name = bar.map(Self.words)?.joined(separator: " ") ?? ""
        self.session = session
        self.bar = name.isEmpty ? nil : name
        self.breaks = breaks.flatMap(Self.words)
        self.comments = comments.flatMap {
            $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        }
    }

    /// What is between the blanks of a text; a mark that combines with a blank begins a word.
    private static func words(of text: String) -> [String] {
        text.unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }
    }
}
