/// Passes that run one after the other; a stage runs only when the ones before it are stuck.
struct ShrinkStage {
    let passes: [any ShrinkPass]
    /// What a round must have achieved to end after this stage, and to begin again with the first one.
    let goal: Goal
    /// Whether it tries what most often leads nowhere, and so has a share of the executions only.
    var isExploring = false

    /// What a round may achieve.
    enum Goal {
        case shorter
        case simpler
    }

    /// All stages, from the cheapest to the dearest.
    ///
    /// 1. what makes the sequence much shorter, then what makes single choices smaller; as long as the sequence gets
    ///    shorter there is no point in going on, and single choices need not be as small as they can be;
    /// 2. what needs two places changed at once, as many candidates as there are pairs;
    /// 3. what tries a whole neighbourhood;
    /// 4. what tries everything that is as short, where that is little.
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
