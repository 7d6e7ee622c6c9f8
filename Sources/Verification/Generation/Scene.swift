import AirBarModel
import Generators

/// What a scenario is about so far, as far as that is known without a bar; lengths and offsets in grid units.
struct Scene {
    private let grid: Grid
    private let compact: Int
    private let normal: Int
    private let expanded: Int
    private var frameHeight = 0
    private var contentHeight = 0
    private var contentOffset = 0
    private var isFingerDown = false

    /// Draws a grid and the heights of a bar on it.
    init(from source: inout ChoiceSource) {
        grid = Grid.draw(from: &source)
        compact = grid.drawLength(upTo: 200, towards: 100, from: &source)
        normal = compact + grid.drawLength(upTo: 200, towards: 100, from: &source)
        expanded = normal + grid.drawLength(upTo: 200, towards: 100, from: &source)
    }

    /// The heights of the bar.
    func configuration() throws(Rejection) -> BarConfiguration {
        try valid { () throws(InvalidValue) in
            try BarConfiguration(
                compact: grid.points(compact), normal: grid.points(normal), expanded: grid.points(expanded))
        }
    }

    /// Draws a scroll view.
    mutating func drawGeometry(from source: inout ChoiceSource) throws(Rejection) -> ScrollGeometry {
        isFingerDown = false
        frameHeight = grid.drawLength(upTo: 1000, towards: 600, from: &source)
        contentHeight = drawContentHeight(from: &source)
        contentOffset = drawContentOffset(from: &source)
        return try valid { () throws(InvalidValue) in
            try ScrollGeometry(
                frameHeight: grid.points(frameHeight), contentHeight: grid.points(contentHeight),
                contentOffset: grid.points(contentOffset))
        }
    }

    /// Draws an event.
    mutating func drawEvent(from source: inout ChoiceSource) throws(Rejection) -> BarEvent {
        switch Kind.draw(from: &source) {
        case .scroll:
            contentOffset = drawContentOffset(from: &source)
            return .contentOffset(grid.points(contentOffset))
        case .gesture: return drawGesture(from: &source)
        case .expand: return .expand(source.pick(upTo: 1) == 0)
        case .content:
            contentHeight = drawContentHeight(from: &source)
            return .contentHeight(grid.points(contentHeight))
        case .bind: return .scrollView(try drawGeometry(from: &source))
        }
    }

    /// Draws what a gesture recogniser reports, or that the scroll view came to rest.
    ///
    /// What cannot happen (a pan that ends without having begun, a scroll view at rest under a finger) is drawn only
    /// where the choices were made for something else, and means nothing then.
    private mutating func drawGesture(from source: inout ChoiceSource) -> BarEvent {
        let isDown = isFingerDown
        let number = source.draw(upTo: UInt64(Gesture.all.count - 1)) { bits in
            let possible = isDown ? Gesture.underFinger : Gesture.withoutFinger
            return UInt64(possible[Int(bits.uniform(upTo: UInt64(possible.count - 1)))])
        }
        let gesture = Gesture.all[Int(number)]
        guard gesture.needsFinger == isDown else { return .pan(.possible) }
        if gesture.event == .pan(.began) { isFingerDown = true }
        if gesture.endsPan { isFingerDown = false }
        return gesture.event
    }

    /// Draws the height of content that is long, about as long as the frame, too short to scroll, or empty.
    private func drawContentHeight(from source: inout ChoiceSource) -> Int {
        let frame = frameHeight
        return grid.draw(0...3000, towards: 2000, from: &source) { bits in
            switch bits.uniform(upTo: 7) {
            case 0: 0
            case 1...2: Int(bits.uniform(upTo: UInt64(300 * grid.unitsPerPoint)))
            case 3...4: max(0, frame + spread(200, &bits))
            default: Int(bits.uniform(upTo: UInt64(3000 * grid.unitsPerPoint)))
            }
        }
    }

    /// Draws an offset near where something changes: the resting offsets, the edges, and the offset before.
    ///
    /// What is drawn is the distance from where the bar rests at birth, so that it stays right when heights shrink.
    private func drawContentOffset(from source: inout ChoiceSource) -> Int {
        let end = max(contentHeight - frameHeight, -compact)
        let distance = grid.draw(-1000...4000, towards: 0, from: &source) { bits in
            switch bits.uniform(upTo: 11) {
            case 0...1: spread(120, &bits)
            case 2...4: normal + end + spread(60, &bits)
            case 5...6: normal + contentOffset + spread(60, &bits)
            case 7: normal - expanded + spread(120, &bits)
            case 8: normal - compact + spread(60, &bits)
            case 9: normal + spread(60, &bits)
            default: Int(bits.uniform(upTo: UInt64(5000 * grid.unitsPerPoint))) - 1000 * grid.unitsPerPoint
            }
        }
        return distance - normal
    }

    /// A random distance of at most some points in either direction: one in 4 none, and one in 4 a few points.
    private func spread(_ points: Int, _ bits: inout RandomBits) -> Int {
        let reach =
            switch bits.uniform(upTo: 3) {
            case 0: 0
            case 1: 6 * grid.unitsPerPoint
            default: points * grid.unitsPerPoint
            }
        return Int(bits.uniform(upTo: UInt64(2 * reach))) - reach
    }
}

/// What is made of drawn numbers, which are in range; should they not be, the case is rejected.
private func valid<Value>(_ make: () throws(InvalidValue) -> Value) throws(Rejection) -> Value {
    do { return try make() } catch { throw Rejection(error.description) }
}

/// The kinds of events, in order of simplicity: how much of the system one needs to make sense.
///
/// But for a binding, each kind takes one more choice, so that of two scenarios the one with fewer events is simpler.
private enum Kind: UInt64 {
    case scroll, gesture, expand, content, bind

    /// The kind for each of 16 equally likely numbers.
    private static let weighted: [Kind] = [(6, scroll), (6, gesture), (2, expand), (1, content), (1, bind)]
        .flatMap { Array(repeating: $1, count: $0) }

    static func draw(from source: inout ChoiceSource) -> Kind {
        let number = source.draw(upTo: bind.rawValue) { bits in
            weighted[Int(bits.uniform(upTo: UInt64(weighted.count - 1)))].rawValue
        }
        return Kind(rawValue: number) ?? .scroll
    }
}
