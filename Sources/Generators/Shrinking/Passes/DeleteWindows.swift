/// Deletes a few adjacent elements of a list, none of which can be deleted alone.
///
/// It removes detours of a program: steps that return to an earlier state. Only elements that contain a decision between
/// more than two are tried, as steps do. Lists of plain numbers seldom have detours, and would cost as many executions.
struct DeleteWindows: ShrinkPass {
    /// The number of elements deleted at once; `DeleteSpans` tries one.
    private static var lengths: ClosedRange<Int> { 2...6 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        for length in Self.lengths {
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
