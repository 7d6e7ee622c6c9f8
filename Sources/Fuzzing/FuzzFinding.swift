import Generators

/// A failure that fuzzing found, shrunk.
public struct FuzzFinding: Sendable {
    /// The identifier of what failed: of an invariant, a law of motion or a kind of failure.
    public let id: String

    /// The choices of the simplest case found, by which two findings are compared in simplicity.
    public let choices: [Choice]

    /// What happened, as a person reads it.
    public let text: String

    /// The contents of the file that reproduces it.
    public let file: String

    /// The extension of the name of that file: `scenario`, or `inputs` for an input that makes no scenario.
    public let fileExtension: String

    /// Makes a finding.
    package init(id: String, choices: [Choice], text: String, file: String, fileExtension: String) {
        self.id = id
        self.choices = choices
        self.text = text
        self.file = file
        self.fileExtension = fileExtension
    }
}
