/// A generator of values: a function from a source of choices to a value.
///
/// Combine other generators, or write a function that draws one choice after another:
///
///     let pairInOrder = Generator { source throws(Rejection) in
///         let low = try source.draw(.integer(in: 0...9))
///         return (low, try source.draw(.integer(in: low...9)))
///     }
public struct Generator<Value>: Sendable {
    @usableFromInline let body: @Sendable (inout ChoiceSource) throws(Rejection) -> Value
    /// Makes a list of values; separate from ``body``, so that short bodies are inlined in the loop.
    @usableFromInline let list: @Sendable (inout ChoiceSource, ClosedRange<Int>) throws(Rejection) -> [Value]

    /// Makes a generator from a function that draws.
    ///
    /// The function must depend on the source only; otherwise its values cannot be replayed.
    @inlinable
    public init(_ body: @escaping @Sendable (inout ChoiceSource) throws(Rejection) -> Value) {
        self.init(body) { source, count throws(Rejection) in
            try source.array(count: count) { source throws(Rejection) in try body(&source) }
        }
    }

    @inlinable
    init(
        _ body: @escaping @Sendable (inout ChoiceSource) throws(Rejection) -> Value,
        list: @escaping @Sendable (inout ChoiceSource, ClosedRange<Int>) throws(Rejection) -> [Value]
    ) {
        self.body = body
        self.list = list
    }

    /// Generates a value from the choices of a source.
    ///
    /// Inside a generator, call ``ChoiceSource/draw(_:label:)`` instead, which limits the depth of nested draws.
    ///
    /// - Throws: ``Rejection`` if the choices make no value, or take more than twice the allowed draws.
    @inlinable
    public func generate(from source: inout ChoiceSource) throws(Rejection) -> Value {
        let value = try body(&source)
        if source.isRunaway { throw Rejection("a value takes more than twice as many draws as are allowed") }
        return value
    }

    /// The choices that make the value of a source; nil if they are rejected.
    package func choices(of source: ChoiceSource) -> [Choice]? {
        var source = source.recorded
        return (try? generate(from: &source)) == nil ? nil : source.recording.choices
    }

    /// The simplest value, made of targets only; nil if the generator rejects them.
    public var simplest: Value? {
        var source = ChoiceSource(replaying: [UInt64]())
        return try? generate(from: &source)
    }
}

extension Generator where Value: Sendable {
    /// A generator of a single value, which makes no choice.
    @inlinable
    public static func always(_ value: Value) -> Generator {
        Generator { _ throws(Rejection) in value }
    }
}
