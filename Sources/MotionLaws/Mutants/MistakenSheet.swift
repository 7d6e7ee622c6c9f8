import Motion

/// A sheet with a list that makes a mistake.
struct MistakenSheet: ScrollContainer {
    /// A mistake that was reported of sheets, or is as plausible.
    enum Mistake {
        case sheetMovesFirstBack, bothMove, jumpsAfterScroll, secondFingerJumps, cancelLeavesIt, neverSettles
        case touchSinks, cancelCloses, bothMoveAstray, listLeavesItsRange, movesNothing, takesAnyNumber,
            settlesAtOnce, losesAPart, movesUnderFinger, isFlungBack, knowsNoVelocity, skipsADetent
    }

    let mistake: Mistake
    private var sheet = BottomSheet.standard
    private var isDown = false

    /// The offset of the list when the finger last left it, in points.
    private var listOffsetKnown = 0.0

    init(_ mistake: Mistake) { self.mistake = mistake }

    var parts: [ScrollPart] {
        mistake == .losesAPart && sheet.listOffset == 0 && isDown ? [sheet.parts[0]] : sheet.parts
    }

    mutating func touch() {
        if isDown, mistake == .secondFingerJumps { sheet.position = max(0, sheet.position - 40) }
        if mistake == .touchSinks { sheet.position = max(0, sheet.position - 40) }
        isDown = true
        sheet.touch()
    }

    mutating func drag(by distance: Double) {
        guard distance.isUsable else {
            if mistake == .takesAnyNumber { sheet.listOffset += distance }
            return
        }
        switch mistake {
        case .movesNothing: return
        case .sheetMovesFirstBack where distance < 0 && sheet.position > 0:
            sheet.touch()
            let closed = max(distance, -sheet.position)
            sheet.position += closed
            sheet.listOffset = max(0, sheet.listOffset + distance - closed)
        case .bothMove where sheet.position + distance / 2 <= 600 && distance > 0:
            sheet.position += distance / 2
            sheet.listOffset = min(sheet.listLength, sheet.listOffset + distance / 2)
        case .bothMoveAstray
        where sheet.listOffset > 0 && sheet.position + distance / 2 <= 600 && distance > 0:
            sheet.position += distance / 2
            sheet.listOffset += distance / 2
        case .listLeavesItsRange where distance > 0 && sheet.position == 600: sheet.listOffset += distance
        case .jumpsAfterScroll:
            sheet.listOffset = listOffsetKnown
            sheet.drag(by: distance)
            listOffsetKnown = sheet.listOffset
        default: sheet.drag(by: distance)
        }
    }

    mutating func release(velocity: Double) {
        isDown = false
        switch mistake {
        case .neverSettles: break
        case .settlesAtOnce where sheet.position < 600: sheet.position = sheet.position < 300 ? 0 : 600
        case .isFlungBack: sheet.release(velocity: -velocity)
        case .knowsNoVelocity: sheet.release(velocity: 0)
        case .skipsADetent:
            sheet.release(velocity: sheet.position == 300 && velocity == 0 ? -1_000 : velocity)
        default: sheet.release(velocity: velocity)
        }
    }

    mutating func cancel() {
        if mistake == .cancelLeavesIt { return isDown = false }
        release(velocity: mistake == .cancelCloses ? -10_000 : 0)
    }

    mutating func scroll(_ part: Int, to offset: Double) { sheet.scroll(part, to: offset) }

    mutating func advance(by frame: Double) {
        if isDown, mistake == .movesUnderFinger { sheet.position = max(0, sheet.position - 1) }
        sheet.advance(by: frame)
        if !isDown, mistake == .jumpsAfterScroll, frame > 0 { listOffsetKnown = sheet.listOffset }
    }
}
