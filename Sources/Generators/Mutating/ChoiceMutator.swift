/// Mutates the inputs of a fuzzer by the generator that reads them.
///
/// A fuzzer that edits bytes loses what a generator knows: weights, edges and the bounds of elements. A mutation here edits
/// the choices by their spans, and draws what is new in the generator's own distribution. After Padhye, Lemieux, Sen,
/// Papadakis & Le Traon, "Semantic Fuzzing with Zest" (2019), and the custom mutators of libFuzzer.
///
///     let list = Generator<Int>.integer(in: 0...9).array(count: 0...9)
///     var mutator = ChoiceMutator(of: list)
///     let input = mutator.mutate([], upTo: 100, seed: 1)
///     var source = ChoiceSource(bytes: input)
///     print(try list.generate(from: &source))
public struct ChoiceMutator<Value> {
    private let generator: Generator<Value>
    private var inputs = MutatedInputs()
    /// The value of the latest result, which a fuzzer checks next.
    private var latest: Value?

    /// Makes a mutator of the inputs from which a generator makes values.
    public init(of generator: Generator<Value>) { self.generator = generator }

    /// The value that the generator makes of an input; nil if it makes none.
    ///
    /// - Complexity: that of generating a value; O(1) if the input is the latest result.
    public func value(of input: [UInt8]) -> Value? {
        if inputs.isLatest(input) { return latest }
        var source = ChoiceSource(bytes: input)
        return try? generator.generate(from: &source)
    }

    /// Mutates an input in one way.
    ///
    /// - Parameters:
    ///   - input: the bytes.
    ///   - limit: the greatest number of bytes of the result.
    ///   - seed: decides the mutation, together with the input and the earlier calls.
    /// - Returns: the bytes of a value; the input if no mutation makes a value that is short enough.
    /// - Complexity: that of generating two values.
    package mutating func mutate(_ input: [UInt8], upTo limit: Int, seed: UInt64) -> [UInt8] {
        change { $0.mutate(input, upTo: limit, seed: seed, generate: $1) } ?? input
    }

    /// Makes the input of a random case.
    ///
    /// - Parameters:
    ///   - limit: the greatest number of bytes.
    ///   - seed: decides the case.
    /// - Returns: no bytes, which make the simplest value, if no random value is short enough.
    /// - Complexity: that of generating a value.
    package mutating func random(upTo limit: Int, seed: UInt64) -> [UInt8] {
        change { $0.random(upTo: limit, seed: seed, generate: $1) } ?? []
    }

    /// Puts a part of one input into another.
    ///
    /// - Parameters:
    ///   - other: the bytes from which elements of a list are taken.
    ///   - input: the bytes into which they are put.
    ///   - limit: the greatest number of bytes of the result.
    ///   - seed: decides which elements, together with the inputs and the earlier calls.
    /// - Returns: the bytes of a value; the input if there is none that is short enough.
    /// - Complexity: that of generating three values.
    package mutating func splice(
        _ other: [UInt8], into input: [UInt8], upTo limit: Int, seed: UInt64
    ) -> [UInt8] {
        change { $0.splice(other, into: input, upTo: limit, seed: seed, generate: $1) } ?? input
    }

    /// Changes an input, and keeps the value that was generated last, which is that of the result.
    private mutating func change(
        _ change: (inout MutatedInputs, (inout ChoiceSource) -> Bool) -> [UInt8]?
    ) -> [UInt8]? {
        var value: Value?
        let result = change(&inputs) { [generator] source in
            value = try? generator.generate(from: &source)
            return value != nil
        }
        if result != nil { latest = value }
        return result
    }
}

extension ChoiceMutator: Sendable where Value: Sendable {}
