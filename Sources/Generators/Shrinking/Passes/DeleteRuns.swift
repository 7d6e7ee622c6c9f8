/// Deletes a few adjacent choices or elements, none of which can be deleted alone.
///
/// 1. One to three choices, regardless of spans. The end of one list and the start of the next are adjacent; without them
///    the two lists are one.
/// 2. Two to six elements of a list: a detour of a program, whose steps return to an earlier state. Only elements that
///    contain a decision between more than two are tried, as steps do. Lists of plain numbers seldom have detours, and
///    would cost as many executions.
/// 3. Two to eight equal elements, and any two of the first eight: of pairs, pixels or blocks of bytes in one list, a part
///    is deleted only as a whole. More at a time follow each success.
struct DeleteRuns: ShrinkPass {
    private static var choices: [Int] { [2, 1, 3] }
    private static var elements: ClosedRange<Int> { 2...6 }
    private static var equals: ClosedRange<Int> { 2...8 }
    /// The number of elements at the beginning of a list of which two are deleted although they are not equal.
    fileprivate static var firstElements: Int { 8 }

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
        for length in Self.equals {
            shrinker.forEachSpanFromTheEnd { shrinker, index in
                deleteAlike(length, endingAt: index, &shrinker)
            }
        }
    }

    private func deleteAlike<Value>(_ length: Int, endingAt index: Int, _ shrinker: inout Shrinker<Value>) {
        var (last, count) = (Optional(index), length)
        while let index = last, let range = shrinker.recording.alike(endingAt: index, count: count),
            shrinker.deletes(range)
        {
            last = shrinker.recording.spans.lastIndex {
                $0.end == range.lowerBound && $0.label == Recording.element
            }
            count *= 2
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

extension Recording {
    /// The choices of a run of elements that ends with a span, if they are equal, or two of the first ones of a list; nil
    /// of other elements, and if there are too few.
    fileprivate func alike(endingAt index: Int, count: Int) -> Range<Int>? {
        guard spans[index].label == Recording.element, let run = siblings(endingAt: index, count: count)
        else { return nil }
        if count == 2, siblings(endingAt: index, count: DeleteRuns.firstElements + 1) == nil { return run }
        let size = spans[index].range.count
        let areEqual =
            run.count == size * count && run.dropFirst(size).allSatisfy { choices[$0] == choices[$0 - size] }
        return areEqual ? run : nil
    }
}
