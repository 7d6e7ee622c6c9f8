/// A recipe for values: a function of a source of choices.
///
/// Write one by combining others, or imperatively, in the order in which the choices are made:
///
///     let pairInOrder = Generator { source throws(Rejection) in
///         let low = try source.draw(.integer(in: 0...9))
///         return (low, try source.draw(.integer(in: low...9)))
///     }
public struct Generator<Value>: Sendable {
    @usableFromInline let body: @Sendable (inout ChoiceSource) throws(Rejection) -> Value

    /// Makes a generator of a function that draws.
    ///
    /// The function must depend on nothing but the source, or its values cannot be replayed.
    @inlinable
    public init(_ body: @escaping @Sendable (inout ChoiceSource) throws(Rejection) -> Value) {
        self.body = body
    }

    /// Makes a value of the choices of a source.
    ///
    /// Inside a generator, ``ChoiceSource/draw(_:label:)`` is what to call: it counts how deep draws are nested.
    ///
    /// - Throws: ``Rejection`` if these choices make no value.
    @inlinable
    public func generate(from source: inout ChoiceSource) throws(Rejection) -> Value {
        try body(&source)
    }

    /// The simplest value, which is what all targets make; nothing if the generator rejects them.
    public var simplest: Value? {
        var source = ChoiceSource(replaying: [UInt64]())
        return try? body(&source)
    }
}

extension Generator where Value: Sendable {
    /// A generator of one value, which takes no choice.
    @inlinable
    public static func always(_ value: Value) -> Generator {
        Generator { _ throws(Rejection) in value }
    }
}
