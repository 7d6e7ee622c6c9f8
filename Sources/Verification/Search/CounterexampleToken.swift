import AirBarModel
import Generators

/// A counterexample as one word: the bar, the invariant, and the choices that make the case.
///
///     published:S7:1AAMBxgEA…
///
/// A token is valid for one version of the generator; a ``ScenarioFile`` is valid for all.
public struct CounterexampleToken: Hashable, Sendable, CustomStringConvertible {
    /// The name of the bar.
    package let bar: String

    /// The identifier of the invariant; `anyInvariant` if the case is judged by all of them.
    package let invariant: String

    /// What a case that ends its process has in place of an invariant: `process`.
    package static let anyInvariant = "process"

    /// A kind of case.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A scenario from ``Scenario/generator``, or a case of a law of motion from the law's generator.
        case scenario
        /// A session from ``Session/generator``.
        case session
    }

    /// The kind of case that the choices make; that of a session follows the invariant: `published:S7/session:1AA…`.
    package let kind: Kind

    /// The choices.
    package let replay: ReplayToken

    /// Makes a token.
    package init(bar: String, invariant: String, kind: Kind = .scenario, replay: ReplayToken) {
        self.bar = bar
        self.invariant = invariant
        self.kind = kind
        self.replay = replay
    }

    /// Reads the text form.
    ///
    /// - Throws: ``ParseError`` if the text is not of the form, or if its last part is no replay token.
    package init(parsing text: String) throws(ParseError) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, !parts.contains("") else { throw .notOfTheForm }
        bar = parts.dropLast(2).joined(separator: ":")
        let subject = parts[parts.count - 2]
        kind = subject.hasSuffix(Self.sessionMark) ? .session : .scenario
        invariant = String(kind == .session ? subject.dropLast(Self.sessionMark.count) : subject)
        guard !invariant.isEmpty else { throw .notOfTheForm }
        do {
            replay = try ReplayToken(parsing: String(parts[parts.count - 1]))
        } catch {
            throw .choices(error)
        }
    }

    /// The text form.
    public var description: String {
        "\(bar):\(invariant)\(kind == .session ? Self.sessionMark : ""):\(replay)"
    }

    /// The command that runs the case again on a bar; without one, an argument of the `check` that found it, or a line of
    /// Swift.
    ///
    /// - Parameters:
    ///   - definition: the bar, in Swift a static member of its name by convention.
    ///   - invariant: the invariant, in Swift the same of its title, if it is not of the catalogue.
    func instruction(on definition: BarDefinition, _ invariant: Invariant? = nil) -> String {
        if let command = definition.reproducer { return "\(command) \(self)" }
        if definition.isReplayedByCheck { return "replaying: \"\(self)\"" }
        let isOwn = invariant.map { (try? Catalogue.invariant($0.id)) == nil } ?? false
        let own = isOwn ? invariant.map { ", invariants: [.\($0.title.memberName)]" } ?? "" : ""
        let bars = "Bars([.\(definition.kindName.memberName)]\(own))!"
        return "print(try Reproduction(token: \"\(self)\", among: \(bars)).text)"
    }

    private static let sessionMark = "/session"

    /// The reason why a text is not the token of a counterexample.
    public enum ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The text does not consist of three parts.
        case notOfTheForm
        /// The last part is no replay token.
        case choices(ReplayToken.ParseError)

        /// The error in one line.
        public var description: String {
            switch self {
            case .notOfTheForm: "expected BAR:INVARIANT:CHOICES"
            case .choices(let error): "in the part after the last colon: \(error)"
            }
        }
    }
}
