import AirBarModel
import Generators

extension ScenarioDraft {
    /// Draws an event.
    mutating func drawEvent(from source: inout ChoiceSource) throws(Rejection) -> BarEvent {
        let choice = try drawChoice(from: &source)
        switch choice {
        case .scroll: return .contentOffset(drawMove(from: &source))
        case .gesture: return drawGesture(from: &source)
        case .release: return isFingerDown ? drawRelease(from: &source) : drawGesture(from: &source)
        case .expand: return .expand(source.pick(upTo: 1) == 0)
        case .content:
            contentHeight = drawContentHeight(from: &source)
            return .contentHeight(quantum.points(contentHeight))
        case .frame:
            frameHeight = drawFrameHeight(from: &source)
            return .frameHeight(quantum.points(frameHeight))
        case .safeArea:
            safeArea = try drawSafeArea(from: &source)
            return .safeArea(quantum.points(safeArea))
        case .refresh:
            refreshInset = try drawRefreshInset(from: &source)
            return .refreshInset(quantum.points(refreshInset))
        case .bottomInset:
            bottomInset = try drawBottomInset(from: &source)
            return .bottomInset(quantum.points(bottomInset))
        case .bind: return .scrollView(try drawGeometry(from: &source))
        case .programmatic:
            let kinds = ProgrammaticScroll.allCases
            let kind = kinds[Int(source.pick(upTo: UInt64(kinds.count - 1)))]
            // It is drawn like any other move, which may be long; the move after it is what is often short.
            isMovedByProgramme = false
            defer { isMovedByProgramme = true }
            return .scroll(kind, to: drawMove(from: &source))
        case .other: return drawOther(from: &source)
        case .lost: return .lostContentOffset(drawMove(from: &source))
        case .extreme: return try drawExtreme(from: &source)
        case .heights: return .heights(try drawOtherHeights(from: &source))
        case .show: return .show(source.pick(upTo: 1) == 0)
        case .stay: return .stay(source.pick(upTo: 1) == 0)
        }
    }

    /// Draws an event with an invalid or almost invalid number.
    private mutating func drawExtreme(from source: inout ChoiceSource) throws(Rejection) -> BarEvent {
        let hasInsets = domain.hasInsets
        let choice = source.draw(upTo: ExtremeNumber.lastEvent) { bits in
            let choice =
                switch bits.uniform(upTo: 4) {
                case 0: ExtremeNumber.velocity
                case 1: ExtremeNumber.contentHeight
                default: bits.uniform(upTo: ExtremeNumber.lastEvent)
                }
            return !hasInsets && ExtremeNumber.insets.contains(choice) ? ExtremeNumber.contentHeight : choice
        }
        try domain.require(hasInsets || !ExtremeNumber.insets.contains(choice), "insets")
        let number = source.draw(upTo: UInt64(ExtremeNumber.all.count - 1)) { bits in
            switch bits.uniform(upTo: 3) {
            // NaN shows that any number is taken, and a negative length that only some are.
            case 0: choice == ExtremeNumber.contentHeight ? ExtremeNumber.minusOne : 0
            case 1: ExtremeNumber.minusOne
            case 2: 1 + bits.uniform(upTo: 1)
            default: bits.uniform(upTo: UInt64(ExtremeNumber.all.count - 1))
            }
        }
        // What a release with an invalid velocity would do depends on where it ends.
        let rest =
            choice == ExtremeNumber.velocity
            ? quantum.points(drawContentOffset(from: &source, heading: isFingerDown ? 1 : -1)) : 0
        let event = ExtremeNumber.event(choice, ExtremeNumber.all[Int(number)], rest: rest)
        if event.kind == .programmatic { isMovedByProgramme = true }
        guard case .release = event, event.isValid else { return event }
        defer { isFingerDown = false }
        return isFingerDown ? event : .pan(.possible)
    }

    /// Draws the kind of the next event; a random draw continues the current habit, if there is one.
    private mutating func drawChoice(from source: inout ChoiceSource) throws(Rejection) -> EventChoice {
        let number = source.draw(upTo: vocabulary.last.rawValue) { bits in
            let choice = randomChoice(&bits)
            return (domain.has(choice) ? choice : .scroll).rawValue
        }
        let choice = EventChoice(rawValue: number) ?? .scroll
        try domain.require(domain.has(choice), "events of that kind")
        return choice
    }

    /// Whether the finger that is down has to report its last move before anything else happens.
    private var owesReport: Bool { isFingerDown && reportsMoves && hasUnreportedMove }

    private mutating func randomChoice(_ bits: inout RandomBits) -> EventChoice {
        if owesReport { return .gesture }
        if case .none = habit, !isFingerDown { habit = randomHabit(&bits) }
        switch habit {
        case .flicks(let left): return left % 3 == 2 ? .scroll : .gesture
        case .pull(let left):
            guard left == 1, vocabulary.includes(.published), bits.uniform(upTo: 1) == 0
            else {
                return left == 2 ? .gesture : .scroll
            }
            habit = .none
            return .bind
        case .approach, .motion: return .scroll
        case .swing(let swing):
            if swing.isAtStart, !isFingerDown, bits.uniform(upTo: 1) == 0 { return .gesture }
            guard swing.hasBegun, bits.uniform(upTo: 3) == 0 else {
                return swing.isProgrammatic && !isFingerDown ? .programmatic : .scroll
            }
            return vocabulary.includes(.everything) && bits.uniform(upTo: 1) == 0 ? .other : .gesture
        case .openBelow(let left):
            guard left > 1 else { return .gesture }
            habit = .openBelow(left - 1)
            if left == 3 { return .expand }
            return bits.uniform(upTo: 1) == 0 ? .refresh : .safeArea
        case .halfWay(let left): return left == 2 ? .scroll : .gesture
        case .turnBack(3..., _): return .scroll
        case .turnBack(2, let isDown):
            guard vocabulary.includes(.everything), bits.uniform(upTo: 1) == 0 else { return .gesture }
            habit = .turnBack(1, isDown: isDown)
            return Self.motionless[Int(bits.uniform(upTo: UInt64(Self.motionless.count - 1)))]
        case .insetUnderFinger(3): return .gesture
        case .insetUnderFinger(2):
            habit = .insetUnderFinger(1)
            return bits.uniform(upTo: 1) == 0 ? .refresh : .safeArea
        case .insetUnderFinger: return .scroll
        case .refreshing(3):
            habit = .refreshing(2)
            return .refresh
        case .refreshing(2): return .scroll
        case .refreshing:
            habit = .none
            return .refresh
        case .flingAtEnd(3), .bounceAtEnd(4): return .bind
        case .flingToTop(3), .bounceAtEnd(2...3): return .scroll
        case .flingAtEnd(2), .flingToTop(2), .bounceAtEnd, .turnBack: return .gesture
        case .flingAtEnd, .flingToTop: return .release
        case .afterLoss:
            habit = .none
            return Self.afterLoss[Int(bits.uniform(upTo: UInt64(Self.afterLoss.count - 1)))]
        case .none, .sameView: break
        }
        if isMovedByProgramme, bits.uniform(upTo: 1) == 0 { return .gesture }
        let weights = vocabulary.weights
        let choice = weights[Int(bits.uniform(upTo: UInt64(weights.count - 1)))]
        if choice == .bind, bits.uniform(upTo: 3) == 0 { habit = .sameView }
        if choice == .lost, bits.uniform(upTo: 3) > 0 { habit = .afterLoss }
        return choice
    }

    private static let motionless: [EventChoice] = [
        .scroll, .content, .frame, .safeArea, .refresh, .bottomInset, .other,
    ]

    private static let afterLoss: [EventChoice] = [
        .gesture, .gesture, .gesture, .release, .expand, .content, .frame, .safeArea, .refresh, .other,
        .other, .extreme, .extreme, .extreme,
    ]

    /// Draws an event of a gesture recogniser, or an idle report.
    ///
    /// Random draws are possible gestures. Edited choices may stand for an impossible one, such as the end of a pan
    /// that has not begun; it becomes `pan possible`, which has no effect.
    private mutating func drawGesture(from source: inout ChoiceSource) -> BarEvent {
        let number = Int(source.draw(upTo: UInt64(Gesture.all.count - 1)) { UInt64(randomGesture(&$0)) })
        let gesture = Gesture.all[number]
        guard gesture.needsFinger == isFingerDown else { return .pan(.possible) }
        if number == Gesture.began { isFingerDown = true }
        hasUnreportedMove = false
        if gesture.endsPan { isFingerDown = false }
        isMovedByProgramme = false
        return gesture.event
    }

    private mutating func randomGesture(_ bits: inout RandomBits) -> Int {
        if owesReport { return Gesture.changed }
        if !isFingerDown { reportsMoves = bits.uniform(upTo: 3) == 0 }
        switch habit {
        case .flicks(let left):
            habit = left > 1 ? .flicks(left - 1) : .halfWay(2)
            return isFingerDown ? Gesture.ended : Gesture.began
        case .pull(let left):
            habit = .pull(left - 1)
            return Gesture.began
        case .openBelow:
            habit = .none
            return Gesture.began
        case .flingAtEnd:
            habit = .flingAtEnd(1)
            return Gesture.began
        case .flingToTop:
            habit = .flingToTop(1)
            return Gesture.began
        case .insetUnderFinger:
            habit = .insetUnderFinger(2)
            return Gesture.began
        case .halfWay, .bounceAtEnd:
            habit = .none
            return isFingerDown ? Gesture.ended : Gesture.idle
        case .turnBack(2..., let isDown): habit = .turnBack(1, isDown: isDown)
        case .turnBack:
            guard !isFingerDown else { break }
            habit = .none
            return Gesture.idle
        case .swing(let swing):
            if isFingerDown { return bits.uniform(upTo: 1) == 0 ? Gesture.changed : Gesture.possible }
            return swing.isAtStart ? Gesture.began : Gesture.idle
        case .approach, .motion, .refreshing, .sameView, .afterLoss, .none: break
        }
        if isMovedByProgramme, !isFingerDown, bits.uniform(upTo: 3) > 0 { return Gesture.idle }
        let possible = isFingerDown ? Gesture.underFinger : Gesture.withoutFinger
        return possible[Int(bits.uniform(upTo: UInt64(possible.count - 1)))]
    }

    /// Draws a scroll to the top, a horizontal scroll, or a change of bouncing.
    private mutating func drawOther(from source: inout ChoiceSource) -> BarEvent {
        let number = source.draw(upTo: 3) { bits in
            switch habit {
            case .swing, .turnBack: 1
            default: bits.uniform(upTo: 3)
            }
        }
        switch number {
        case 0:
            isMovedByProgramme = true
            moveContent(to: -normal - otherTopInset)
            return .scrollToTop
        case 1: return .horizontalScroll
        case 2: return .bounces(false)
        default: return .bounces(true)
        }
    }

    /// Draws a content offset that the content moves to, in points.
    private mutating func drawMove(from source: inout ChoiceSource) -> Double {
        moveContent(to: drawContentOffset(from: &source))
        hasUnreportedMove = isFingerDown
        return quantum.points(contentOffset)
    }
}
