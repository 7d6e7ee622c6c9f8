import Generators

/// A failure that fuzzing found, shrunk.
package struct FuzzFinding: Codable, Sendable {
    /// The identifier of what failed: of an invariant, a law of motion or a kind of failure.
    package let id: String

    /// The choices of the simplest case found, by which two findings are compared in simplicity.
    package let choices: [Choice]

    /// What happened, as a person reads it.
    package let text: String

    /// The contents of the file that reproduces it.
    package let file: String

    /// The extension of the name of that file: `scenario`, or `inputs` for an input that makes no scenario.
    package let fileExtension: String

    /// Makes a finding.
    package init(id: String, choices: [Choice], text: String, file: String, fileExtension: String) {
        self.id = id
        self.choices = choices
        self.text = text
        self.file = file
        self.fileExtension = fileExtension
    }
}
