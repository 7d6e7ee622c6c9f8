/// A sequence of passes; a stage runs only if the stages before it made no progress.
struct ShrinkStage {
    let passes: [any ShrinkPass]
    /// The progress after which the round ends with this stage, and the next begins with the first stage.
    let goal: Goal
    /// Whether its candidates usually fail, so that it gets a limited share of the executions.
    var isExploring = false
    /// The least number of choices for which the stage runs.
    var leastChoices = 0

    /// A kind of progress of a round.
    enum Goal {
        case shorter
        case simpler
    }

    /// All stages, from the cheapest to the most expensive.
    ///
    /// 0. Of very long sequences, a part in the place of the whole, and then deletions of what holds a good part of
    ///    them. Smaller deletions would spend the draws.
    /// 1. Passes that make long lists short in few executions, whatever the number of elements that matter.
    /// 2. Passes that make the sequence much shorter, then passes that lower single choices. A part in the place of
    ///    the whole comes first, because of a recursive value it leaves the least. Decisions come before numbers: a number
    ///    that is as low as one alternative allows may be too low for a simpler one. While the sequence gets shorter,
    ///    later stages and fully lowered choices are not worth their cost.
    /// 3. Passes that change two places at once; their candidates are as many as there are pairs.
    /// 4. Passes for choices of which only some values fail.
    /// 5. Passes that try all sequences in a neighbourhood.
    /// 6. Passes that try all shorter sequences, if there are few.
    static var all: [ShrinkStage] {
        [
            ShrinkStage(
                passes: [ReplaceByDescendants(oneOf: 4), DeleteSpans(oneOf: 128)], goal: .shorter,
                leastChoices: SequenceLength.veryMany),
            ShrinkStage(
                passes: [DeleteInBulk(), LowerInBulk(), Spread()], goal: .simpler,
                leastChoices: SequenceLength.leastBulk),
            ShrinkStage(
                passes: [
                    DeleteTwins(), ReplaceByDescendants(), DeleteSpans(), LowerDecisions(),
                    MoveTogether(.equal, .neighbours), LowerEach(),
                ], goal: .shorter),
            ShrinkStage(
                passes: [
                    MoveTogether(.difference, .sign), DeleteRuns(), DeleteAndLower(), DeleteReferents(),
                    PutInOrder(), MoveTogether(.sum, .origin), ReplaceByUnmarkedParts(),
                    MoveTogether(.proportion, .bound), MergeElements(), MoveElements(),
                ], goal: .simpler),
            ShrinkStage(passes: [LowerToLandmarks(), LowerByPeriods()], goal: .simpler),
            ShrinkStage(passes: [EnumerateNearby()], goal: .simpler, isExploring: true),
            ShrinkStage(passes: [EnumerateWords()], goal: .simpler),
        ]
    }
}
