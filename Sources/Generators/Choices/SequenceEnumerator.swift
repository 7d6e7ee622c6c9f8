/// Enumerates all choice sequences of a generator, each once: depth first, simplest choices first.
///
/// The choices after the given ones are targets. To advance, the last choice that is not at its highest
/// ``Choice/rank`` moves up by one rank. The choices after it are dropped, because their meaning may have changed.
/// Only one sequence is in memory at a time.
struct SequenceEnumerator {
    /// The choices of the current sequence, without the trailing targets; nil at the end.
    private var next: [UInt64]? = []
    private var rest: Int

    /// Makes an enumerator at the first sequence, of at most a number of sequences.
    init(atMost limit: Int) { rest = limit }

    /// The choices of the current sequence, without the trailing targets; nil at the end or past the limit.
    var values: [UInt64]? { rest > 0 ? next : nil }

    /// Whether there is no further sequence.
    var isExhausted: Bool { next == nil }

    /// Advances to the next sequence, given all choices that the generator made.
    mutating func advance(past choices: [Choice]) {
        rest -= 1
        guard let last = choices.lastIndex(where: { $0.rank < $0.bound }) else { return next = nil }
        next = choices[..<last].map(\.value) + [choices[last].ranked(choices[last].rank + 1)]
    }
}
