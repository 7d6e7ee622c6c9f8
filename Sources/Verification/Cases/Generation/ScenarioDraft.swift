import AirBarModel
import Generators
import Motion

/// What a scenario is about so far, as far as that is known without a bar; lengths and offsets in quantum units.
struct ScenarioDraft {
    let quantum: Quantum
    let compact: Int
    let normal: Int
    let expanded: Int
    /// What may happen; drawn when the bar and its first view are known.
    var vocabulary = Vocabulary.gestures
    var frameHeight = 0
    var contentHeight = 0
    var contentOffset = 0
    var previousContentOffset = 0
    var safeArea = (top: 0, bottom: 0)
    var refreshInset = 0
    var isFingerDown = false
    /// Whether a programme moved the content, so that it is soon going to be at rest.
    var isMovedByProgramme = false
    /// What is going on; known to random draws only.
    var habit = Habit.none

    /// Draws a quantum, and the heights of a bar on it.
    init(from source: inout ChoiceSource) {
        quantum = Quantum.draw(from: &source)
        compact = quantum.drawLength(upTo: 200, towards: 100, from: &source)
        normal = compact + quantum.drawLength(upTo: 200, towards: 100, from: &source)
        expanded = normal + quantum.drawLength(upTo: 200, towards: 100, from: &source)
    }

    /// Draws what may happen.
    ///
    /// It comes after the bar and its first view, because a bar and a view that are like most are simpler than events
    /// that are.
    mutating func drawVocabulary(from source: inout ChoiceSource) {
        let number = source.draw(upTo: Vocabulary.mishaps.rawValue) { bits in
            Vocabulary.weighted[Int(bits.uniform(upTo: 7))].rawValue
        }
        vocabulary = Vocabulary(rawValue: number) ?? .gestures
    }

    /// The top inset that is not the bar's.
    var otherTopInset: Int { safeArea.top + refreshInset }

    /// The heights of the bar.
    func configuration() throws(Rejection) -> BarConfiguration {
        try valid { () throws(InvalidValue) in try BarConfiguration(heights) }
    }

    private var heights: BarHeights {
        BarHeights(
            compact: quantum.points(compact), normal: quantum.points(normal),
            expanded: quantum.points(expanded))
    }

    /// Draws heights that cannot be a bar's, rarely.
    func drawFlawedHeights(from source: inout ChoiceSource) -> BarHeights? {
        let flaw = source.draw(upTo: 6) { bits in
            bits.uniform(upTo: 63) == 0 ? 1 + bits.uniform(upTo: 5) : 0
        }
        var flawed = heights
        switch flaw {
        case 0: return nil
        case 1: flawed.normal = flawed.compact - 1
        case 2: flawed.expanded = flawed.normal - 1
        case 3: flawed.compact = -1
        case 4: flawed.expanded = .nan
        case 5: flawed.expanded = .infinity
        default: flawed.expanded = magnitudeLimit
        }
        return flawed
    }

    /// Draws the safe area that all views lie in at first, and a scroll view.
    mutating func drawFirstGeometry(from source: inout ChoiceSource) throws(Rejection) -> ScrollGeometry {
        safeArea = drawSafeArea(from: &source)
        return try drawGeometry(from: &source)
    }

    /// Draws a scroll view.
    mutating func drawGeometry(from source: inout ChoiceSource) throws(Rejection) -> ScrollGeometry {
        isFingerDown = false
        refreshInset = 0
        isMovedByProgramme = true
        frameHeight = drawFrameHeight(from: &source)
        contentHeight = drawContentHeight(from: &source)
        moveContent(to: drawContentOffset(from: &source))
        return try valid { () throws(InvalidValue) in
            try ScrollGeometry(
                frameHeight: quantum.points(frameHeight), contentHeight: quantum.points(contentHeight),
                contentOffset: quantum.points(contentOffset), safeArea: safeAreaInsets)
        }
    }

    var safeAreaInsets: ContentInset {
        ContentInset(top: quantum.points(safeArea.top), bottom: quantum.points(safeArea.bottom))
    }

    mutating func moveContent(to offset: Int) {
        previousContentOffset = contentOffset
        contentOffset = offset
    }
}

/// What is made of drawn numbers, which are in range; should they not be, the case is rejected.
private func valid<Value>(_ make: () throws(InvalidValue) -> Value) throws(Rejection) -> Value {
    do { return try make() } catch { throw Rejection(error.description) }
}

/// What random walks miss: a row of events that has a purpose.
enum Habit {
    case none
    /// Many tiny flicks in a row, of which so many events are still to come.
    case flicks(Int)
    /// The bar is pulled open, which takes so many more events.
    case pull(Int)
}
