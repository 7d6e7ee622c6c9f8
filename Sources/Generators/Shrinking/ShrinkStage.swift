/// A sequence of passes; a stage runs only if the stages before it made no progress.
struct ShrinkStage {
    let passes: [any ShrinkPass]
    /// The progress after which the round ends with this stage, and the next begins with the first stage.
    let goal: Goal
    /// Whether its candidates usually fail, so that it gets a limited share of the executions.
    var isExploring = false

    /// A kind of progress of a round.
    enum Goal {
        case shorter
        case simpler
    }

    /// All stages, from the cheapest to the most expensive.
    ///
    /// 1. Passes that make the sequence much shorter, then passes that lower single choices. While the sequence gets
    ///    shorter, later stages and fully lowered choices are not worth their cost.
    /// 2. Passes that change two places at once; their candidates are as many as there are pairs.
    /// 3. Passes that try all sequences in a neighbourhood.
    /// 4. Passes that try all shorter sequences, if there are few.
    static var all: [ShrinkStage] {
        [
            ShrinkStage(
                passes: [
                    DeleteSpans(), MinimiseSpans(), ReplaceByDescendants(), LowerAlike(), MinimiseEach(),
                    LowerTogether(with: .nextOfItsShape), LowerEach(),
                ], goal: .shorter),
            ShrinkStage(
                passes: [
                    LowerTogether(with: .everyLaterOne), DeleteRuns(), DeleteAlike(), ReplaceAndHalve(),
                    DeleteAndLower(), DeleteAndRenumber(), DeleteDefinitions(), DeleteUpdates(),
                    DeleteWindows(), SortSiblings(), Redistribute(), Translate(),
                    LowerAndRaise(), LowerAndReset(), LowerAndCarry(),
                ], goal: .simpler),
            ShrinkStage(passes: [EnumerateNearby(), RedrawTail()], goal: .simpler, isExploring: true),
            ShrinkStage(passes: [EnumerateWords()], goal: .simpler),
        ]
    }
}
