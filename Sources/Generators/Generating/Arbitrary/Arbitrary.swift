/// A type with a default generator, which ``Generator/any`` is.
///
/// A type whose cases can be listed conforms without further ado. Others draw their parts:
///
///     enum Side: CaseIterable, Arbitrary { case left, right }
///
///     struct Move: Arbitrary {
///         let side: Side
///         let steps: UInt8
///         static var arbitrary: Generator<Move> { zip(.any, .any).map { Move(side: $0, steps: $1) } }
///     }
///     print(Generator<[Move]>.any.simplest ?? [])  // []
///
/// The types of the standard library conform, and collections whose elements do: arrays, sets and dictionaries of up
/// to 16 elements. Where only some values make sense, use a generator of those.
public protocol Arbitrary: SendableMetatype {
    /// The default generator of the type.
    static var arbitrary: Generator<Self> { get }
}

extension Arbitrary where Self: CaseIterable & Sendable {
    /// The cases, uniformly; the earlier, the simpler.
    public static var arbitrary: Generator<Self> { .element(of: Self.self) }
}

extension Generator where Value: Arbitrary {
    /// The default generator of the type.
    ///
    ///     print(Generator<[String: Int?]>.any.simplest ?? [:])  // [:]
    public static var any: Generator { Value.arbitrary }
}
