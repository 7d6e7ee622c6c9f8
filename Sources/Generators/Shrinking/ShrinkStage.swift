/// Passes that run one after the other; a stage runs only when the ones before it are stuck.
struct ShrinkStage {
    let passes: [any ShrinkPass]

    /// All stages, from the cheapest to the dearest.
    ///
    /// 1. what makes the sequence much shorter, then what makes single choices smaller;
    /// 2. what needs two places changed at once, as many candidates as there are pairs;
    /// 3. what tries a whole neighbourhood.
    static var all: [ShrinkStage] {
        [
            ShrinkStage(passes: [MinimiseSpans(), DeleteSpans(), ReplaceByDescendants(), LowerEach()]),
            ShrinkStage(passes: [
                LowerTogether(), DeleteRuns(), DeleteAlike(), DeleteAndLower(), DeleteAndRenumber(),
                DeleteDefinitions(), DeleteUpdates(), DeleteWindows(),
                SortSiblings(),
                Redistribute(), Translate(), LowerAndRaise(), LowerAndReset(),
            ]),
            ShrinkStage(passes: [EnumerateNearby(), RedrawTail(), EnumerateWords()]),
        ]
    }
}
