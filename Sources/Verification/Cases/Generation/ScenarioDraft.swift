import AirBarModel
import Generators
import Motion

/// The state of a scenario during generation, as far as it is known without a bar; lengths and offsets in quantum
/// units.
struct ScenarioDraft {
    let quantum: Quantum
    private(set) var compact = 0
    private(set) var normal = 0
    private(set) var expanded = 0
    /// The heights in points; those of a bar that has no others need not be multiples of the quantum.
    private var heights = BarHeights(compact: 0, normal: 0, expanded: 0)
    let domain: CaseDomain
    /// The kinds of events; drawn after the bar and its first scroll view.
    var vocabulary = Vocabulary.gestures
    var frameHeight = 0
    var contentHeight = 0
    var contentOffset = 0
    var previousContentOffset = 0
    var safeArea = (top: 0, bottom: 0)
    /// What the scroll views do by themselves.
    private var behavior: ScrollViewBehavior = []
    var refreshInset = 0
    var bottomInset = 0
    var isFingerDown = false
    /// Whether random draws report each move of the finger that is down, as a scroll view does in each frame of a drag.
    var reportsMoves = false
    /// Whether the content moved last, under a finger that has not reported it.
    var hasUnreportedMove = false
    /// Whether a programme moved the content last, so that an idle report is likely to follow.
    var isMovedByProgramme = false
    /// The sequence of events that random draws are making; replayed choices have none.
    var habit = Habit.none
    private var tolerances: BarTolerances

    /// Draws a quantum, up to the one given, then the heights of a bar in its units.
    init(
        from source: inout ChoiceSource, in domain: CaseDomain, upTo largest: Quantum = .large
    ) throws(Rejection) {
        self.domain = domain
        tolerances = domain.tolerances ?? .standard
        quantum = Quantum.draw(from: &source, of: domain.largestQuantum, upTo: largest)
        try domain.require(quantum.rawValue <= domain.largestQuantum.rawValue, "lengths of that size")
        try drawHeights(from: &source)
    }

    /// Draws the heights of the bar.
    private mutating func drawHeights(from source: inout ChoiceSource) throws(Rejection) {
        switch domain.heights {
        case .any:
            compact = quantum.drawLength(upTo: 200, towards: 100, from: &source)
            normal = compact + quantum.drawLength(upTo: 200, towards: 100, from: &source)
            expanded = normal + quantum.drawLength(upTo: 200, towards: 100, from: &source)
            heights = BarHeights(
                compact: quantum.points(compact), normal: quantum.points(normal),
                expanded: quantum.points(expanded))
        case .between(let least, let greatest):
            heights = try quantum.drawHeights(from: least, to: greatest, from: &source)
            compact = quantum.units(nearestTo: heights.compact) ?? 0
            normal = quantum.units(nearestTo: heights.normal) ?? 0
            expanded = quantum.units(nearestTo: heights.expanded) ?? 0
        }
    }

    /// Draws other heights of the bar, in points, in one of eight random draws invalid ones.
    mutating func drawOtherHeights(from source: inout ChoiceSource) throws(Rejection) -> BarHeights {
        try drawHeights(from: &source)
        return try drawFlawedHeights(oneIn: 8, from: &source) ?? heights
    }

    /// Draws the vocabulary.
    ///
    /// Earlier choices weigh more in shortlex order, and a common bar and scroll view matter more to a reader than a
    /// small vocabulary. Therefore it is drawn after them.
    mutating func drawVocabulary(from source: inout ChoiceSource) throws(Rejection) {
        let weighted = domain.requests.isEmpty ? Vocabulary.weighted : Vocabulary.weightedWithRequests
        let last = domain.requests.isEmpty ? Vocabulary.faults : .requests
        let number = source.draw(upTo: last.rawValue) { bits in
            let vocabulary = weighted[Int(bits.uniform(upTo: 7))]
            return domain.has(vocabulary) ? vocabulary.rawValue : domain.events.greatest.rawValue
        }
        vocabulary = Vocabulary(rawValue: number) ?? .gestures
        try domain.require(domain.has(vocabulary), "events of that vocabulary")
    }

    /// The top inset of the safe area and the refresh control, in quantum units.
    var otherTopInset: Int { safeArea.top + refreshInset }

    /// The heights of the bar.
    func configuration() throws(Rejection) -> BarConfiguration {
        try valid { () throws(InvalidValue) in try BarConfiguration(heights, tolerances: tolerances) }
    }

    /// Draws the tolerances of the bar, unless they are given: standard ones in most random cases.
    mutating func drawTolerances(from source: inout ChoiceSource) throws(Rejection) {
        let last = UInt64(BarTolerances.drawn.count - 1)
        let number = source.draw(upTo: last) { bits in
            domain.tolerances == nil && bits.uniform(upTo: 3) == 0 ? bits.uniform(upTo: last) : 0
        }
        try domain.require(domain.tolerances == nil || number == 0, "tolerances of that bar")
        if number > 0 { tolerances = BarTolerances.drawn[Int(number)] }
    }

    /// The farthest distance below the top at which a pan that begins can open the bar, in quantum units.
    var topTolerance: Int { Int(tolerances.top * Double(quantum.unitsPerPoint)) }

    /// Draws invalid heights in one of some number of random cases; otherwise nil.
    func drawFlawedHeights(
        oneIn share: UInt64 = 64, from source: inout ChoiceSource
    ) throws(Rejection) -> BarHeights? {
        let flaw = source.draw(upTo: 6) { bits in
            guard bits.uniform(upTo: share - 1) == 0 else { return 0 }
            return domain.hasFlawedHeights ? 1 + bits.uniform(upTo: 5) : 0
        }
        try domain.require(domain.hasFlawedHeights || flaw == 0, "flawed heights")
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

    /// Draws the first safe area and what all scroll views do by themselves, then the first scroll view.
    mutating func drawFirstGeometry(from source: inout ChoiceSource) throws(Rejection) -> ScrollViewGeometry {
        safeArea = try drawSafeArea(from: &source)
        behavior = try domain.behavior.draw(from: &source)
        return try drawGeometry(from: &source, isFirst: true)
    }

    /// Draws a scroll view, mostly in the present safe area.
    mutating func drawGeometry(
        from source: inout ChoiceSource, isFirst: Bool = false
    ) throws(Rejection) -> ScrollViewGeometry {
        isFingerDown = false
        refreshInset = 0
        isMovedByProgramme = true
        frameHeight = drawFrameHeight(from: &source)
        contentHeight = drawContentHeight(from: &source)
        bottomInset = try drawBottomInset(from: &source)
        moveContent(to: drawContentOffset(from: &source))
        let use = try EarlierUse.draw(from: &source, in: domain, isFirst: isFirst)
        safeArea = use.safeArea(from: safeArea, on: quantum)
        if use.isRefreshing { refreshInset = ScenarioDraft.likelyRefreshInset * quantum.unitsPerPoint }
        func geometry(_ barInset: ContentInset) throws(Rejection) -> ScrollViewGeometry {
            try valid { () throws(InvalidValue) in
                try ScrollViewGeometry(
                    frameHeight: quantum.points(frameHeight), contentHeight: quantum.points(contentHeight),
                    contentOffset: quantum.points(contentOffset), safeArea: quantum.points(safeArea),
                    barInset: barInset, refreshInset: quantum.points(refreshInset),
                    bottomInset: quantum.points(bottomInset), behavior: behavior)
            }
        }
        return try geometry(use.barInset(of: heights, on: try geometry(.zero)))
    }

    mutating func moveContent(to offset: Int) {
        previousContentOffset = contentOffset
        contentOffset = offset
    }
}

/// Makes a value from drawn numbers, and rejects the case if one is invalid, which the ranges of the draws rule out.
private func valid<Value>(_ make: () throws(InvalidValue) -> Value) throws(Rejection) -> Value {
    do { return try make() } catch { throw Rejection(error.description) }
}
