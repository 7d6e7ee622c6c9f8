/// Deletes a few adjacent choices or elements, none of which can be deleted alone.
///
/// 1. One to three choices, regardless of spans. The end of one list and the start of the next are adjacent; without them
///    the two lists are one.
/// 2. Two to six elements of a list: a detour of a program, whose steps return to an earlier state. Only elements that
///    contain a decision between more than two are tried, as steps do. Lists of plain numbers seldom have detours, and
///    would cost as many executions.
struct DeleteRuns: ShrinkPass {
    private static var choices: [Int] { [2, 1, 3] }
    private static var elements: ClosedRange<Int> { 2...6 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        for length in Self.choices {
            var begin = shrinker.recording.choices.count - length
            while begin >= 0 && !shrinker.isSpent {
                let end = begin + length
                if end <= shrinker.recording.choices.count, !shrinker.isRepeated(begin) {
                    _ = shrinker.deletes(begin..<end)
                }
                begin -= 1
            }
        }
        for length in Self.elements {
            shrinker.forEachSpanFromTheEnd { shrinker, index in
                delete(length, endingAt: index, &shrinker)
            }
        }
    }

    private func delete<Value>(_ length: Int, endingAt index: Int, _ shrinker: inout Shrinker<Value>) {
        let recording = shrinker.recording
        guard recording.spans[index].label == Recording.element,
            recording.spans[index].range.contains(where: {
                recording.isDecision($0) && recording.choices[$0].bound > 1
            }),
            let range = recording.siblings(endingAt: index, count: length)
        else { return }
        _ = shrinker.deletes(range)
    }
}
