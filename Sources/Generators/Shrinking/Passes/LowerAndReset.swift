/// Lowers a choice and makes the rest of its span as simple as it can be.
///
/// Where a choice decides what the rest of its span means, as between two kinds of events, the values of the rest
/// say nothing about the new meaning.
struct LowerAndReset: ShrinkPass {
    /// How many of the simplest values are tried.
    private static var ranks: UInt64 { 8 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = 0
        while index < shrinker.recording.choices.count && !shrinker.isSpent {
            let choice = shrinker.recording.choices[index]
            if let end = shrinker.recording.end(ofSpanAround: index), end > index + 1 {
                for rank in 0..<min(choice.rank, Self.ranks) {
                    var values = shrinker.recording.values
                    values[index] = choice.ranked(rank)
                    if shrinker.accepts(values, simplestIn: index + 1..<end) { break }
                }
            }
            index += 1
        }
    }
}

extension Recording {
    /// Where the innermost span around a choice ends.
    fileprivate func end(ofSpanAround index: Int) -> Int? {
        spans.filter { $0.range.contains(index) }.min { $0.range.count < $1.range.count }?.end
    }
}
