/// Deletes one choice, or a few adjacent ones, regardless of spans.
///
/// The end of one list and the start of the next are adjacent; without them the two lists are one.
struct DeleteRuns: ShrinkPass {
    private static var lengths: [Int] { [2, 1, 3] }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        for length in Self.lengths {
            var begin = shrinker.recording.choices.count - length
            while begin >= 0 && !shrinker.isSpent {
                let end = begin + length
                if end <= shrinker.recording.choices.count, !shrinker.isRepeated(begin) {
                    _ = shrinker.deletes(begin..<end)
                }
                begin -= 1
            }
        }
    }
}
