import AirBarModel
import Generators
import Verification

/// A kind of input, and what is checked with it.
package struct FuzzTarget: Sendable {
    /// The name: one word.
    package let name: String

    /// What the bytes make and what is checked, in half a line.
    package let summary: String

    private let kind: Kind

    private enum Kind: Sendable {
        case ofBar(@Sendable (_ name: String, BarDefinition, Bars) -> FuzzSubject)
        case other(@Sendable (_ name: String) -> FuzzSubject)
    }

    /// Makes a target that is about any bar.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - summary: what is fuzzed, in a few words.
    ///   - subject: makes the subject of a name, for a bar among others.
    package init(
        _ name: String, _ summary: String,
        ofBar subject: @escaping @Sendable (_ name: String, BarDefinition, Bars) -> FuzzSubject
    ) {
        self.name = name
        self.summary = summary
        kind = .ofBar(subject)
    }

    /// Makes a target that is not about a bar.
    package init(
        _ name: String, _ summary: String, subject: @escaping @Sendable (_ name: String) -> FuzzSubject
    ) {
        self.name = name
        self.summary = summary
        kind = .other(subject)
    }

    /// Whether the target is about a bar.
    package var isAboutBars: Bool {
        if case .ofBar = kind { true } else { false }
    }

    /// The subject of the target.
    ///
    /// - Parameters:
    ///   - definition: the bar; not used by a target that is not about one.
    ///   - bars: the bars that it is one of, with their invariants.
    func subject(_ definition: BarDefinition, among bars: Bars) -> FuzzSubject {
        switch kind {
        case .ofBar(let make): make("\(name)-\(definition.name)", definition, bars)
        case .other(let make): make(name)
        }
    }
}
