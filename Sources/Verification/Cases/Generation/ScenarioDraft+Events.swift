import AirBarModel
import Generators
import Motion

extension ScenarioDraft {
    /// Draws an event.
    mutating func drawEvent(from source: inout ChoiceSource) throws(Rejection) -> BarEvent {
        let choice = drawChoice(from: &source)
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
            safeArea = drawSafeArea(from: &source)
            return .safeArea(safeAreaInsets)
        case .refresh:
            refreshInset = drawRefreshInset(from: &source)
            return .refreshInset(quantum.points(refreshInset))
        case .bind: return .scrollView(try drawGeometry(from: &source))
        case .programmatic:
            let kinds = ProgrammaticScroll.allCases
            let kind = kinds[Int(source.pick(upTo: UInt64(kinds.count - 1)))]
            isMovedByProgramme = true
            return .scroll(kind, to: drawMove(from: &source))
        case .aside: return drawAside(from: &source)
        case .lost: return .lostContentOffset(drawMove(from: &source))
        case .unusable:
            let event = source.draw(upTo: UnusableNumber.lastEvent) { bits in
                bits.uniform(upTo: 4) == 0
                    ? UnusableNumber.velocity : bits.uniform(upTo: UnusableNumber.lastEvent)
            }
            let number = source.draw(upTo: UInt64(UnusableNumber.all.count - 1)) { bits in
                bits.uniform(upTo: 2) == 0 ? 0 : bits.uniform(upTo: UInt64(UnusableNumber.all.count - 1))
            }
            return UnusableNumber.event(event, UnusableNumber.all[Int(number)])
        }
    }

    /// Draws what kind of event comes next; at random often one that goes on with what was begun.
    private mutating func drawChoice(from source: inout ChoiceSource) -> EventChoice {
        let number = source.draw(upTo: vocabulary.last.rawValue) { randomChoice(&$0).rawValue }
        return EventChoice(rawValue: number) ?? .scroll
    }

    private mutating func randomChoice(_ bits: inout RandomBits) -> EventChoice {
        if case .none = habit, !isFingerDown { habit = randomHabit(&bits) }
        switch habit {
        case .flicks(let left): return left % 3 == 2 ? .scroll : .gesture
        case .pull(let left):
            guard left == 1, vocabulary.rawValue >= Vocabulary.published.rawValue, bits.uniform(upTo: 1) == 0
            else {
                return left == 2 ? .gesture : .scroll
            }
            habit = .none
            return .bind
        case .none: break
        }
        if isMovedByProgramme, bits.uniform(upTo: 1) == 0 { return .gesture }
        let weights = vocabulary.weights
        return weights[Int(bits.uniform(upTo: UInt64(weights.count - 1)))]
    }

    private func randomHabit(_ bits: inout RandomBits) -> Habit {
        switch bits.uniform(upTo: 47) {
        case 0, 3: .flicks(3 + 3 * Int(bits.uniform(upTo: 5)))
        case 1...2: .pull(3)
        default: .none
        }
    }

    /// Draws what a gesture recogniser reports, or that the scroll view came to rest.
    ///
    /// What cannot happen (a pan that ends without having begun, a scroll view at rest under a finger) is drawn only
    /// where the choices were made for something else, and means nothing then.
    private mutating func drawGesture(from source: inout ChoiceSource) -> BarEvent {
        let number = Int(source.draw(upTo: UInt64(Gesture.all.count - 1)) { UInt64(randomGesture(&$0)) })
        let gesture = Gesture.all[number]
        guard gesture.needsFinger == isFingerDown else { return .pan(.possible) }
        if number == Gesture.began { isFingerDown = true }
        if gesture.endsPan { isFingerDown = false }
        isMovedByProgramme = false
        return gesture.event
    }

    private mutating func randomGesture(_ bits: inout RandomBits) -> Int {
        switch habit {
        case .flicks(let left):
            habit = left > 1 ? .flicks(left - 1) : .none
            return isFingerDown ? Gesture.ended : Gesture.began
        case .pull(let left):
            habit = .pull(left - 1)
            return Gesture.began
        case .none: break
        }
        if isMovedByProgramme, !isFingerDown, bits.uniform(upTo: 1) == 0 { return Gesture.idle }
        let possible = isFingerDown ? Gesture.underFinger : Gesture.withoutFinger
        return possible[Int(bits.uniform(upTo: UInt64(possible.count - 1)))]
    }

    /// Draws a finger in motion that lets go; without a finger another gesture takes its place.
    private mutating func drawRelease(from source: inout ChoiceSource) -> BarEvent {
        isFingerDown = false
        let speed = Int(
            source.draw(upTo: 5000, towards: 300) { bits in
                switch bits.uniform(upTo: 7) {
                case 0: 300
                case 1: bits.uniform(upTo: 320)
                default: bits.uniform(upTo: 5000)
                }
            })
        let velocity = source.flip() ? -speed : speed
        let rest = drawContentOffset(from: &source, heading: velocity)
        return .release(Release(velocity: Double(velocity), rest: quantum.points(rest)))
    }

    /// Draws one of the things that a scroll view does beside scrolling to where it is told.
    private mutating func drawAside(from source: inout ChoiceSource) -> BarEvent {
        switch source.pick(upTo: 3) {
        case 0:
            isMovedByProgramme = true
            moveContent(to: -normal - otherTopInset)
            return .scrollToTop
        case 1: return .horizontalScroll
        case 2: return .bounces(false)
        default: return .bounces(true)
        }
    }

    private mutating func drawMove(from source: inout ChoiceSource) -> Double {
        moveContent(to: drawContentOffset(from: &source))
        return quantum.points(contentOffset)
    }
}
