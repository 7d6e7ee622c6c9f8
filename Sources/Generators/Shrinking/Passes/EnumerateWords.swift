/// Tries all shorter words over a small alphabet, for lists of which each element is one choice.
///
/// A program of actions without arguments is such a list. The shortest path to a state may have nothing in common
/// with the path that was found, so deletion does not lead there. But it seldom needs many kinds of actions, and the
/// words over three letters are few enough to try.
struct EnumerateWords: ShrinkPass {
    /// The greatest number of different letters in a word.
    private static var letters: Int { 3 }
    /// The greatest value of a letter; of two letters alone most shorter words are reached by deletion.
    private static var bounds: ClosedRange<UInt64> { 2...15 }
    /// The lengths of words for which shorter ones are tried.
    private static var lengths: ClosedRange<Int> { 4...10 }
    /// The greatest number of words to try.
    private static var attempts: Int { 400 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        let recording = shrinker.recording
        guard let list = recording.words.first(where: { Self.lengths.contains($0.count) }) else { return }
        let bound = recording.choices[list[0].end - 1].bound
        guard Self.bounds.contains(bound) else { return }
        // Of such a list mostly the length alone matters. Longer words than one letter would cost all attempts for nothing.
        let isOfSimplest = list.allSatisfy { recording.choices[$0.end - 1].rank == 0 }
        let head = Array(recording.values[..<list[0].begin])
        let tail = Array(recording.values[list[list.count - 1].end...])
        let limit = shrinker.executions + Self.attempts
        func extend(_ word: [UInt64], letters: Set<UInt64>, to length: Int) -> Bool {
            let choices = head + word.flatMap { [1, $0] }
            if word.count == length {
                return shrinker.accepts(choices + tail) || shrinker.executions == limit || shrinker.isSpent
            }
            // A letter that is replaced when replayed gives no new word.
            guard shrinker.made(of: choices)?.starts(with: choices) == true else { return false }
            return (0...bound).contains { letter in
                let all = letters.union([letter])
                return all.count <= Self.letters && extend(word + [letter], letters: all, to: length)
            }
        }
        _ = (1..<(isOfSimplest ? 2 : list.count)).contains { extend([], letters: [], to: $0) }
    }
}

extension Recording {
    /// The lists whose elements are each a 'one more' choice and one choice of the same bound.
    fileprivate var words: [[ChoiceSpan]] {
        let elements = Dictionary(grouping: spans.filter { $0.label == Self.element }, by: \.parent)
        return elements.values.sorted { $0[0].begin < $1[0].begin }.filter { list in
            list.allSatisfy { $0.range.count == 2 && $0.beginsWithOneMore }
                && Set(list.map { choices[$0.end - 1].bound }).count == 1
        }
    }
}
