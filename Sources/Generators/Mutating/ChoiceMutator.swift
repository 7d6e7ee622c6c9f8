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
public struct ChoiceMutator: Sendable {
    /// One in this many mutations is a random case, so that a search that leads nowhere is not followed for ever.
    private static let rarityOfFreshCases: UInt64 = 16
    /// The number of mutations that are tried before the input is given back: one may be rejected or too long.
    private static let attempts = 4

    private let record: @Sendable (ChoiceSource) -> Recording?
    /// The latest result, which a fuzzer mutates next.
    private var latest: (input: [UInt8], recording: Recording)?

    /// Makes a mutator of the inputs from which a generator makes values.
    public init<Value>(of generator: Generator<Value>) {
        record = { source in
            var source = source.recorded
            guard (try? generator.generate(from: &source)) != nil else { return nil }
            return source.recording
        }
    }

    /// Mutates an input in one way.
    ///
    /// - Parameters:
    ///   - input: the bytes.
    ///   - limit: the greatest number of bytes of the result.
    ///   - seed: decides the mutation, together with the input.
    /// - Returns: the bytes of a value; the input if no mutation makes a value that is short enough.
    /// - Complexity: that of generating two values.
    public mutating func mutate(_ input: [UInt8], upTo limit: Int, seed: UInt64) -> [UInt8] {
        var random = RandomBits(seed: seed)
        let recording = recording(of: input)
        for _ in 0..<Self.attempts {
            let isFresh = recording == nil || random.uniform(upTo: Self.rarityOfFreshCases - 1) == 0
            let mutation =
                if !isFresh, let recording { Mutation(changing: recording, &random) } else {
                    Mutation(values: [], seed: random.next())
                }
            if let result = result(of: mutation, upTo: limit) { return result }
        }
        return input
    }

    /// Makes the input of a random case.
    ///
    /// - Parameters:
    ///   - limit: the greatest number of bytes.
    ///   - seed: decides the case.
    /// - Returns: no bytes, which make the simplest value, if no random value is short enough.
    /// - Complexity: that of generating a value.
    public mutating func random(upTo limit: Int, seed: UInt64) -> [UInt8] {
        var random = RandomBits(seed: seed)
        for _ in 0..<Self.attempts {
            if let result = result(of: Mutation(values: [], seed: random.next()), upTo: limit) {
                return result
            }
        }
        return []
    }

    /// Puts a part of one input into another.
    ///
    /// - Parameters:
    ///   - other: the bytes from which elements of a list are taken.
    ///   - input: the bytes into which they are put.
    ///   - limit: the greatest number of bytes of the result.
    ///   - seed: decides which elements, together with the inputs.
    /// - Returns: the bytes of a value; the input if there is none that is short enough.
    /// - Complexity: that of generating three values.
    public mutating func splice(
        _ other: [UInt8], into input: [UInt8], upTo limit: Int, seed: UInt64
    ) -> [UInt8] {
        var random = RandomBits(seed: seed)
        guard let recording = recording(of: input), let donor = self.recording(of: other) else {
            return input
        }
        for _ in 0..<Self.attempts {
            guard let mutation = Mutation.splicing(donor, into: recording, &random) else { return input }
            if let result = result(of: mutation, upTo: limit) { return result }
        }
        return input
    }

    private func recording(of input: [UInt8]) -> Recording? {
        if let latest, latest.input == input { return latest.recording }
        return record(ChoiceSource(bytes: input))
    }

    private mutating func result(of mutation: Mutation, upTo limit: Int) -> [UInt8]? {
        guard let recording = record(mutation.source) else { return nil }
        let bytes = recording.choices.bytes
        guard bytes.count <= limit else { return nil }
        latest = (bytes, recording)
        return bytes
    }
}
