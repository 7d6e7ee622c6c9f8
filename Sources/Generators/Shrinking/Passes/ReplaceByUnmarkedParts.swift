/// Deletes the choices from one up to a later one of its shape, so that what begins there takes its place.
///
/// For recursion that marks none of its parts, as in a function that draws a coin and calls itself: a part begins with a
/// choice like the one with which the whole begins. The longest deletions come first. At its greatest depth such a
/// function draws no coin, so a part from there is tried with coins put in where they are drawn now. Where numbers have to
/// reach a sum, those that are deleted are added to the number before or behind them.
struct ReplaceByUnmarkedParts: ShrinkPass {
    /// The greatest number of parts to try.
    private static var most: Int { 64 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        if shrinker.hasTooManyPairs { return }
        var left = Self.most
        var whole = 0
        var around = shrinker.recording.innermostSpans
        while whole < shrinker.recording.choices.count && !shrinker.isSpent {
            if replace(whole, around, &shrinker, &left) {
                around = shrinker.recording.innermostSpans
            } else {
                whole += 1
            }
        }
    }

    private func replace<Value>(
        _ whole: Int, _ around: [Int?], _ shrinker: inout Shrinker<Value>, _ left: inout Int
    ) -> Bool {
        let recording = shrinker.recording
        let choice = recording.choices[whole]
        guard !recording.isOneMore(whole), left > 0 else { return false }
        for part in recording.choices.indices.dropFirst(whole + 1).reversed()
        where recording.choices[part].hasShape(of: choice) && around[part] == around[whole] {
            guard left > 0 else { return false }
            left -= 1
            if shrinker.deletes(whole..<part) { return true }
            if shrinker.accepts(aligning: recording.choices[..<whole] + recording.choices[part...]) {
                return true
            }
            let before = recording.choices[..<whole].lastIndex { $0.hasShape(of: choice) }
            for heir in [before, part].compactMap(\.self) {
                if let edit = recording.passing(whole..<part, to: heir), shrinker.accepts(edit) {
                    return true
                }
            }
        }
        return false
    }
}

extension Recording {
    /// Deletes a range of choices, and adds those of one shape to another choice of the shape; nil if there is nothing to
    /// add, or if the sum is out of range.
    fileprivate func passing(_ range: Range<Int>, to heir: Int) -> ChoiceEdit? {
        let shape = choices[heir]
        let sum = choices[range].filter { $0.hasShape(of: shape) }.reduce(into: shape.value as UInt64?) {
            sum, next in
            let (more, overflow) = (sum ?? 0).addingReportingOverflow(next.value)
            sum = sum == nil || overflow || more > shape.bound ? nil : more
        }
        guard let sum, sum > shape.value, shape.bound > 1 else { return nil }
        var edit = ChoiceEdit()
        edit.set(heir, to: sum)
        edit.delete(range)
        return edit
    }
}
