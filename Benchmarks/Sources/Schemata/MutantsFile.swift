/// The mutants of a file, and who has to notice them.
///
///     judge tests AirBarModelTests
///     # What this group has in common.
///     mutant echoes-are-events
///     mistake Notifications of the controller's own changes are delivered to the bar
///     edit Sources/AirBarModel/Bar/BarController.swift expression
///     - stage != .applying
///     + true
///
/// The form is line-oriented. A line that begins with `#` is a comment, and an empty line separates. `judge` comes
/// first, as `judge bar` or with names of test targets. A mutant that cannot be noticed has a line `equivalent` with the
/// reason after its `mistake`. Each `edit` replaces the lines `-`, one or more, by the lines `+`; for a `statement` these
/// may be left out.
public struct MutantsFile: Hashable, Sendable {
    /// Who has to notice the mutants.
    public let judge: MutantJudge

    /// The mutants, in order.
    public let mutants: [SourceMutant]

    /// Reads a text.
    ///
    /// - Throws: ``ParseError`` at the first line that is not of the form.
    public init(parsing text: String) throws(ParseError) {
        var draft = MutantsDraft()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() { try draft.read(line, number: index + 1) }
        self = try draft.finished(after: lines.count)
    }

    init(judge: MutantJudge, mutants: [SourceMutant]) {
        self.judge = judge
        self.mutants = mutants
    }

    /// The first place at which a text is not of the form of a mutants file.
    public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The line, counted from 1.
        public let line: Int
        /// The text of the line, or "the end".
        public let found: String
        /// The text that would be valid there.
        public let expected: String

        /// The place, what was expected and what was found.
        public var description: String { "line \(line): expected \(expected), found \(found)" }
    }
}
