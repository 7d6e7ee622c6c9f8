import Generators

/// What a law is about: generated cases, which may be those of other laws too.
public protocol LawDomain<Case>: Sendable {
    /// The type of the cases.
    associatedtype Case: DrawnCase

    /// Generates the cases.
    var generator: Generator<Case> { get }

    /// The type of which these are all cases, so that other laws are about the same; nil if no other law is.
    var wholeType: ObjectIdentifier? { get }
}

extension Generator: LawDomain where Value: DrawnCase {
    /// The generator itself.
    public var generator: Generator<Value> { self }

    /// No type: no other law is about these cases.
    public var wholeType: ObjectIdentifier? { nil }
}

/// All cases of a type, which is the domain of each law about them: a case that is drawn for one is judged by all.
package struct AllCases<Case: DrawnCase>: LawDomain {
    /// Generates the cases.
    package let generator: Generator<Case>

    /// The type of the cases.
    package var wholeType: ObjectIdentifier? { ObjectIdentifier(Case.self) }

    /// All cases of a type, as a function draws them.
    package init(_ generate: @escaping @Sendable (inout ChoiceSource) throws(Rejection) -> Case) {
        generator = Generator(generate)
    }
}
