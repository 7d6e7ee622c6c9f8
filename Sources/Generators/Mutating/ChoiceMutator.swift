/// Mutates the inputs of a fuzzer by the generator of the property that they are checked by.
///
/// A fuzzer that edits bytes loses what a generator knows: weights, edges and the bounds of elements. A mutation here edits
/// the choices by their spans, and draws what is new in the generator's own distribution. After Padhye, Lemieux, Sen,
/// Papadakis & Le Traon, "Semantic Fuzzing with Zest" (2019), and the custom mutators of libFuzzer.
///
///     let list = Generator<Int>.integer(in: 0...9).array(count: 0...9)
///     var mutator = ChoiceMutator(of: Property(list, id: "short") { $0.count < 9 })
///     let input = mutator.mutate([], upTo: 100, seed: 1)
///     print(mutator.failures(of: input))
package struct ChoiceMutator {
    /// Makes a value of a source, and returns the check of that value; nil if there is none.
    ///
    /// Only this knows the type of the values: generic code that is not specialised looks its types up at every step.
    private let generate: (inout ChoiceSource) -> Check?

    private typealias Check = () -> [Failure]

    /// One in this many mutations is a random case, so that a search that leads nowhere is not followed for ever.
    private static let rarityOfFreshCases: UInt64 = 16
    /// The number of mutations that are tried before there is no result: one may be rejected or too long.
    private static let attempts = 4

    /// The latest result, which a fuzzer checks next and may mutate after that.
    private var latest: (input: [UInt8], recording: Recording, check: Check)?
    /// Where each of the latest results was changed: a fuzzer keeps one that reached something new there, and what is new
    /// next is often near.
    private var places = RecentInputs<Int>(atLeast: 1 << 14)
    /// The recordings of inputs that were mutated, which a fuzzer does again and again to those that it keeps.
    private var recordings = RecentInputs<Recording>(atLeast: 256)

    /// Makes a mutator of the inputs of a property.
    package init<Value>(of property: Property<Value>) {
        generate = { source in
            guard let value = try? property.generator.generate(from: &source) else { return nil }
            return { property.failures(of: value) }
        }
    }

    /// The failures of the value that an input makes; none if it makes no value.
    ///
    /// - Complexity: that of generating and checking a value; only of checking it if the input is the latest result.
    package func failures(of input: [UInt8]) -> [Failure] {
        if let latest, latest.input == input { return latest.check() }
        var source = ChoiceSource(bytes: input)
        return generate(&source)?() ?? []
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
        var random = RandomBits(seed: seed)
        let recording = recording(of: input)
        let place = places[input]
        for _ in 0..<Self.attempts {
            let isFresh = recording == nil || random.uniform(upTo: Self.rarityOfFreshCases - 1) == 0
            let mutation =
                if !isFresh, let recording {
                    Mutation(changing: recording, near: place, &random)
                } else {
                    Mutation(values: [], seed: random.next())
                }
            if let result = result(of: mutation, from: input, upTo: limit) { return result }
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
    package mutating func random(upTo limit: Int, seed: UInt64) -> [UInt8] {
        var random = RandomBits(seed: seed)
        for _ in 0..<Self.attempts {
            let mutation = Mutation(values: [], seed: random.next())
            if let result = result(of: mutation, from: [], upTo: limit) { return result }
        }
        return []
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
        var random = RandomBits(seed: seed)
        guard let recording = recording(of: input), let donor = self.recording(of: other) else {
            return input
        }
        let place = places[input]
        for _ in 0..<Self.attempts {
            guard let mutation = Mutation.splicing(donor, into: recording, near: place, &random) else {
                break
            }
            if let result = result(of: mutation, from: input, upTo: limit) { return result }
        }
        return input
    }

    private mutating func recording(of input: [UInt8]) -> Recording? {
        if let latest, latest.input == input { return latest.recording }
        if let recording = recordings[input] { return recording }
        var source = ChoiceSource(bytes: input, isRecording: true)
        guard generate(&source) != nil else { return nil }
        recordings.note(source.recording, of: input)
        return source.recording
    }

    private mutating func result(
        of mutation: Mutation, from input: [UInt8], upTo limit: Int
    ) -> [UInt8]? {
        var source = mutation.source
        guard let check = generate(&source) else { return nil }
        let bytes = source.recording.choices.bytes
        guard bytes.count <= limit else { return nil }
        latest = (bytes, source.recording, check)
        if bytes != input { places.note(mutation.place, of: bytes) }
        return bytes
    }
}
