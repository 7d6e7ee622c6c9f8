/// The inputs that a ``ChoiceMutator`` changes, whatever the type of their values.
///
/// Only `generate` knows that type: it makes a value of a source, and returns false if there is none. The rest is not
/// generic, because generic code that is not specialised looks its types up at every step.
struct MutatedInputs {
    /// One in this many mutations is a random case, so that a search that leads nowhere is not followed for ever.
    private static let rarityOfFreshCases: UInt64 = 16
    /// The number of mutations that are tried before there is no result: one may be rejected or too long.
    private static let attempts = 4

    /// The latest result, which a fuzzer checks next and may mutate after that.
    private var latest: (input: [UInt8], recording: Recording)?
    /// Where each of the latest results was changed: a fuzzer keeps one that reached something new there, and what is new
    /// next is often near.
    private var places = RecentInputs<Int>(atLeast: 1 << 14)
    /// The recordings of inputs that were mutated, which a fuzzer does again and again to those that it keeps.
    private var recordings = RecentInputs<Recording>(atLeast: 256)

    /// Whether an input is the latest result.
    func isLatest(_ input: [UInt8]) -> Bool { latest?.input == input }

    /// Mutates an input in one way; nil if no mutation makes a value that is short enough.
    mutating func mutate(
        _ input: [UInt8], upTo limit: Int, seed: UInt64, generate: (inout ChoiceSource) -> Bool
    ) -> [UInt8]? {
        var random = RandomBits(seed: seed)
        let recording = recording(of: input, generate)
        let place = places[input]
        for _ in 0..<Self.attempts {
            let isFresh = recording == nil || random.uniform(upTo: Self.rarityOfFreshCases - 1) == 0
            let mutation =
                if !isFresh, let recording {
                    Mutation(changing: recording, near: place, &random)
                } else {
                    Mutation(values: [], seed: random.next())
                }
            if let result = result(of: mutation, from: input, upTo: limit, generate) { return result }
        }
        return nil
    }

    /// Makes the input of a random case; nil if no random value is short enough.
    mutating func random(
        upTo limit: Int, seed: UInt64, generate: (inout ChoiceSource) -> Bool
    ) -> [UInt8]? {
        var random = RandomBits(seed: seed)
        for _ in 0..<Self.attempts {
            let mutation = Mutation(values: [], seed: random.next())
            if let result = result(of: mutation, from: [], upTo: limit, generate) { return result }
        }
        return nil
    }

    /// Puts a part of one input into another; nil if there is no value that is short enough.
    mutating func splice(
        _ other: [UInt8], into input: [UInt8], upTo limit: Int, seed: UInt64,
        generate: (inout ChoiceSource) -> Bool
    ) -> [UInt8]? {
        var random = RandomBits(seed: seed)
        guard let recording = recording(of: input, generate), let donor = self.recording(of: other, generate)
        else { return nil }
        let place = places[input]
        for _ in 0..<Self.attempts {
            guard let mutation = Mutation.splicing(donor, into: recording, near: place, &random) else {
                return nil
            }
            if let result = result(of: mutation, from: input, upTo: limit, generate) { return result }
        }
        return nil
    }

    private mutating func recording(
        of input: [UInt8], _ generate: (inout ChoiceSource) -> Bool
    ) -> Recording? {
        if let latest, latest.input == input { return latest.recording }
        if let recording = recordings[input] { return recording }
        var source = ChoiceSource(bytes: input, isRecording: true)
        guard generate(&source) else { return nil }
        recordings.note(source.recording, of: input)
        return source.recording
    }

    private mutating func result(
        of mutation: Mutation, from input: [UInt8], upTo limit: Int, _ generate: (inout ChoiceSource) -> Bool
    ) -> [UInt8]? {
        var source = mutation.source
        guard generate(&source) else { return nil }
        let bytes = source.recording.choices.bytes
        guard bytes.count <= limit else { return nil }
        latest = (bytes, source.recording)
        if bytes != input { places.note(mutation.place, of: bytes) }
        return bytes
    }
}
