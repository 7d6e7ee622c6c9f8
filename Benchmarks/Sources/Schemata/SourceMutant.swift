/// A deliberate mistake in the text of source files.
public struct SourceMutant: Hashable, Sendable {
    /// The name: a few hyphenated words.
    public let name: String

    /// The mistake, in one sentence without a full stop.
    public var mistake: String

    /// The reason why no behaviour differs; nil for a mutant that has to be noticed.
    public var equivalent: String?

    /// The edits, which are all in place or none.
    public var edits: [SourceEdit]
}

/// The replacement of a piece of a source file.
public struct SourceEdit: Hashable, Sendable {
    /// What an original is, which decides the form of the choice between it and its replacement.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Both are expressions of one type.
        case expression
        /// Both are statements, any number of them.
        case statement
    }

    /// The path of the file in the package.
    public let path: String

    /// What is replaced.
    public let kind: Kind

    /// The lines to replace, of which the first may begin and the last may end within a line of the file.
    public var original: [String]

    /// The lines in their place.
    public var mutated: [String]
}

/// Who has to notice mutants.
public enum MutantJudge: Hashable, Sendable {
    /// The verifiers, from each seed: the mutants are of the hardened bar.
    case bar
    /// The tests of some targets.
    case tests([String])
}
