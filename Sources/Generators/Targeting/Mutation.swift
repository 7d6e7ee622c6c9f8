/// Mutated choices of an earlier case; choices past the last one are random.
struct Mutation {
    let values: [UInt64]
    let seed: UInt64

    init(values: [UInt64], seed: UInt64) {
        self.values = values
        self.seed = seed
    }

    /// Mutates choices in one of four ways: redraws one choice, redraws all from one on, duplicates a span, or
    /// deletes a span.
    init(changing recording: Recording, _ random: inout RandomBits) {
        var values = recording.values
        let index = Int(random.uniform(upTo: UInt64(max(values.count, 1) - 1)))
        let kind = random.uniform(upTo: 3)
        let spans = recording.spans.filter { !$0.range.isEmpty }
        if kind < 2, !spans.isEmpty {
            let range = spans[Int(random.uniform(upTo: UInt64(spans.count - 1)))].range
            let span = Array(values[range])
            values.replaceSubrange(range, with: kind == 0 ? span + span : [])
        } else if kind == 2 {
            values.removeSubrange(index...)
        } else if index < values.count {
            values[index] = random.uniform(upTo: recording.choices[index].bound)
        }
        self.init(values: values, seed: random.next())
    }
}
