import Generators

/// A sequence of events with a purpose, which independent random draws rarely make.
enum Habit {
    case none
    /// A scroll that brings the content's edge to a detent, and then flicks, of which the value is the number.
    case approach(flicks: Int)
    /// Many tiny flicks in succession, and then a stop half-way; the value is the number of events left.
    case flicks(Int)
    /// A pull that opens the bar; the value is the number of events left.
    case pull(Int)
    /// Samples of one motion, the same distance apart in quantum units; the value is the number of samples left.
    case motion(Int, step: Int)
    /// A scroll to anywhere, then moves in one direction and as many back.
    case swing(Swing)
    /// A request to open, an inset that appears above the content, and a pan; the value is the number of events left.
    case openBelow(Int)
    /// A scroll view bound near its end, and a fling whose rest is near there; the value is the number of events left.
    case flingAtEnd(Int)
    /// A scroll away from the top, and a fling whose rest is just below it; the value is the number of events left.
    case flingToTop(Int)
    /// A scroll view bound near its end, a scroll beyond it and back, and a stop; the value is the number of events left.
    case bounceAtEnd(Int)
    /// A scroll to where two detents are equally near, and a stop; the value is the number of events left.
    case halfWay(Int)
    /// A scroll into the middle of the content, one that hides or shows a bar, one about half the way back, perhaps something
    /// that moves nothing, and a stop; the values are the number of events left, and whether it is hidden first.
    case turnBack(Int, isDown: Bool)
    /// A pan, an inset that appears above the content, and a short scroll up; the value is the number of events left.
    case insetUnderFinger(Int)
    /// A refresh control, content that rests at it or is pulled further, and its end; the value is the number of events
    /// left.
    case refreshing(Int)
    /// A binding of the view that is bound already.
    case sameView
    /// An event other than a scroll, right after a notification was lost.
    case afterLoss

    /// The number of samples of a motion.
    static let samples = 4
}

/// Moves in one direction and as many back, each leg as long as decides about a bar that waits, with events between them
/// that move nothing.
struct Swing {
    /// The number of moves left, the scroll to where it begins included.
    var left: Int
    /// The number of moves of a leg.
    let leg: Int
    /// The distance of the first move of a leg, in quantum units.
    let turn: Int
    /// The distance of each other move, in quantum units.
    let step: Int
    /// Whether a programme moves the content, if no finger is down.
    let isProgrammatic: Bool

    /// Whether the scroll to where it begins is over.
    var hasBegun: Bool { left <= 2 * leg }

    /// Whether its first leg begins.
    var isAtStart: Bool { left == 2 * leg }

    /// The next move, in quantum units, positive down.
    var move: Int { (left > leg ? 1 : -1) * (left % leg == 0 ? turn : step) }
}

extension ScenarioDraft {
    /// Draws the habit that begins with the next event: mostly none.
    func randomHabit(_ bits: inout RandomBits) -> Habit {
        let number = bits.uniform(upTo: 47)
        // The habits from 7 to 15 have events that only the larger vocabularies include.
        if (7...15).contains(number), !vocabulary.includes(.everything) { return .none }
        return switch number {
        case 0: .flicks(3 + 3 * Int(bits.uniform(upTo: 5)))
        case 1...2: .pull(3)
        case 3, 6: .approach(flicks: 2 + Int(bits.uniform(upTo: 4)))
        case 4...5, 16: .motion(Habit.samples, step: quantum.spread(60, &bits))
        case 7, 10...11: .flingAtEnd(3)
        case 8: .insetUnderFinger(3)
        case 9: .openBelow(3)
        case 12...15: .refreshing(3)
        case 17...20: randomHabitOfKind(&bits)
        default: .none
        }
    }

    /// A habit that shows what bars of one kind do wrong; none for bars of other kinds.
    private func randomHabitOfKind(_ bits: inout RandomBits) -> Habit {
        guard let kind = domain.kind else { return .none }
        if kind.hasCurve { return vocabulary.includes(.everything) ? .flingToTop(3) : .none }
        let isDirectional = kind.capabilities.contains(.directionalSnapping)
        if isDirectional, vocabulary.includes(.published), bits.uniform(upTo: 1) == 0 {
            return .bounceAtEnd(4)
        }
        let snapsAlone = kind.capabilities.intersection([.snapping, .contentSnapping]) == .snapping
        guard let distances = kind.decidingDistances, !(snapsAlone && bits.uniform(upTo: 1) == 0) else {
            return snapsAlone ? .turnBack(5, isDown: bits.uniform(upTo: 1) == 0) : .none
        }
        let isOne = distances.hiding == distances.showing
        return randomSwing(deciding: distances.distance(isDown: isOne || bits.uniform(upTo: 1) == 0), &bits)
    }

    /// A way of one to four times the distance that decides, in points, in 2 to 16 moves, and back.
    ///
    /// In half of them the way is at most a point longer than decides after the smallest move to turn, so that a bar is seen
    /// that needs a longer one.
    private func randomSwing(deciding distance: Double, _ bits: inout RandomBits) -> Habit {
        let leg = 2 << Int(bits.uniform(upTo: 3))
        let deciding = distance * Double(quantum.unitsPerPoint)
        let isBarelyLong = bits.uniform(upTo: 1) == 0
        let excess =
            isBarelyLong
            ? Double(1 + bits.uniform(upTo: UInt64(quantum.unitsPerPoint - 1)))
            : deciding * Double(2 + bits.uniform(upTo: 22)) / 8
        let moves = isBarelyLong ? leg - 1 : leg
        let step = max(1, Int(((deciding + excess) / Double(moves)).rounded(.up)))
        // A millionth of a point is more than any rounding error.
        let smallest = max(1, quantum.unitsPerPoint >> 20)
        let turn = isBarelyLong ? smallest : step
        let isDown = bits.uniform(upTo: 1) == 0
        return .swing(
            Swing(
                left: 2 * leg + 1, leg: leg, turn: isDown ? turn : -turn, step: isDown ? step : -step,
                isProgrammatic: vocabulary.includes(.everything) && bits.uniform(upTo: 3) == 0))
    }
}
