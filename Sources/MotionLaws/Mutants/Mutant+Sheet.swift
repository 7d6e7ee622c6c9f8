import Motion
import Verification

extension Mutant {
    /// Mistakes in a sheet with a list.
    static let sheet: [Mutant] = [
        Mutant(sheet: "sheet-first-back", "backwards the sheet moves before its list", .sheetMovesFirstBack),
        Mutant(sheet: "sheet-and-list", "forwards the sheet and its list share a movement", .bothMove),
        Mutant(
            sheet: "sheet-stale-list",
            "a drag begins where the last one left the list, wherever an app scrolled it",
            .jumpsAfterScroll),
        Mutant(sheet: "sheet-second-finger", "a second finger moves the sheet", .secondFingerJumps),
        Mutant(sheet: "sheet-sinks-at-touch", "every finger that comes down moves the sheet", .touchSinks),
        Mutant(sheet: "sheet-cancel-closes", "a cancel closes the sheet", .cancelCloses),
        Mutant(
            sheet: "sheet-and-list-astray", "a half open sheet and its list, once scrolled, share a movement",
            .bothMoveAstray),
        Mutant(sheet: "sheet-cancel-between", "a cancel leaves the sheet where it is", .cancelLeavesIt),
        Mutant(sheet: "sheet-without-detents", "a lift leaves the sheet where it is", .neverSettles),
        Mutant(sheet: "sheet-list-unclamped", "the list is dragged beyond its end", .listLeavesItsRange),
        Mutant(sheet: "sheet-fixed", "a drag moves nothing", .movesNothing),
        Mutant(sheet: "sheet-any-number", "a drag by no number is obeyed", .takesAnyNumber),
        Mutant(sheet: "sheet-at-once", "a lift puts the sheet at a detent at once", .settlesAtOnce),
        Mutant(sheet: "sheet-loses-list", "under a finger there is no list at its top", .losesAPart),
        Mutant(
            sheet: "sheet-flung-back", "a lift takes its velocity for that of the other way", .isFlungBack),
        Mutant(sheet: "sheet-without-flings", "a lift forgets how fast the finger was", .knowsNoVelocity),
        Mutant(
            sheet: "sheet-skips-detent", "a still lift at the middle detent closes the sheet", .skipsADetent),
        Mutant(sheet: "sheet-sinks", "the sheet moves under a finger that is still", .movesUnderFinger),
    ]

    private init(sheet name: String, _ mistake: String, _ kind: MistakenSheet.Mistake) {
        self.init(name, mistake) {
            $0.container = ContainerDefinition("sheet") { MistakenSheet(kind) }
        }
    }
}
