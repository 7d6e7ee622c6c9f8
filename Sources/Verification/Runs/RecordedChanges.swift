import AirBarModel
import Motion

/// What changed between two rows, as events in the order in which they are applied.
struct RecordedChanges {
    /// A change, and whether it is more than the rounding or the noise of what was measured.
    private struct Change {
        let event: BarEvent
        let isVisible: Bool
    }

    private var changes: [Change] = []
    /// The position of the scroll among the changes.
    private var scroll: Int?
    /// The position of the event after which the bar is known; nil if nothing changed but the bar.
    private var causeIndex: Int?

    /// Whether nothing else can have moved the bar than the cause.
    private(set) var isOne = false

    /// The event after which the bar is known; nil if nothing changed but the bar.
    var cause: BarEvent? { causeIndex.map { changes[$0].event } }

    /// The other events, which come before it.
    var others: [BarEvent] {
        changes.indices.lazy.filter { $0 != causeIndex }.map { changes[$0].event }
    }

    /// - Parameter pixel: the size of a pixel, in points; nil if it is not known.
    init(from before: RecordedRow, to row: RecordedRow, pixel: Double?) {
        let moved = abs(row.offset - before.offset)
        addLimits(before, row, noise: pixel ?? Self.largestPixel)
        let stop = addPan(before, row)
        let distance = addScroll(before, row, pixel: pixel ?? 0)
        if let stop { add(stop) }
        switch row.event {
        case .idle: add(.idle)
        case .horizontal: add(.horizontalScroll)
        case .expand: add(.expand(true))
        case .collapse: add(.expand(false))
        case .show: add(.show(true))
        case .hide: add(.show(false))
        case .stay: add(.stay(true))
        case .stayEnded: add(.stay(false))
        default: break
        }
        var causes = 0
        // A pan that goes on says nothing that the scroll does not say.
        for index in changes.indices
        where changes[index].isVisible && (scroll == nil || changes[index].event.kind != .changed) {
            causes += 1
            causeIndex = index
        }
        if causes != 1 { causeIndex = changes.indices.last }
        // What nobody sees does not move a bar.
        let isExplained = pixel.map { moved - distance <= $0 } ?? true
        isOne = causes == 1 || (causes == 0 && (changes.count == 1 || scroll != nil) && isExplained)
    }

    /// The largest size of a pixel, in points: below it, the length of content that nobody touches may change by noise.
    private static let largestPixel = 1.0

    private mutating func add(_ event: BarEvent, isVisible: Bool = true) {
        changes.append(Change(event: event, isVisible: isVisible))
    }

    private mutating func addLimits(_ before: RecordedRow, _ row: RecordedRow, noise: Double) {
        func isVisible(_ old: Double, _ new: Double) -> Bool { abs(new - old) > noise }
        func isVisible(_ old: ContentInset, _ new: ContentInset) -> Bool {
            isVisible(old.top, new.top) || isVisible(old.bottom, new.bottom)
        }
        if row.frameHeight != before.frameHeight {
            add(.frameHeight(row.frameHeight), isVisible: isVisible(before.frameHeight, row.frameHeight))
        }
        if row.contentHeight != before.contentHeight {
            add(
                .contentHeight(row.contentHeight),
                isVisible: isVisible(before.contentHeight, row.contentHeight))
        }
        if row.safeArea != before.safeArea {
            add(.safeArea(row.safeArea), isVisible: isVisible(before.safeArea, row.safeArea))
        }
        if row.refreshInset != before.refreshInset {
            add(.refreshInset(row.refreshInset), isVisible: isVisible(before.refreshInset, row.refreshInset))
        }
        if row.bottomInset != before.bottomInset {
            add(.bottomInset(row.bottomInset), isVisible: isVisible(before.bottomInset, row.bottomInset))
        }
    }

    /// Adds a pan that begins or goes on, and returns the end of one, which comes after the scroll.
    private mutating func addPan(_ before: RecordedRow, _ row: RecordedRow) -> BarEvent? {
        guard let pan = row.pan, pan != before.pan else { return nil }
        switch pan {
        case .ended:
            return row.velocity.map {
                .release(Release(velocity: $0, rest: row.rest ?? row.contentOffset))
            } ?? .pan(.ended)
        case .cancelled, .failed: return .pan(pan)
        case .began, .changed, .possible:
            add(.pan(pan))
            return nil
        }
    }

    /// Adds the scroll, and returns its distance in points; a programme's is visible, however short it is.
    private mutating func addScroll(_ before: RecordedRow, _ row: RecordedRow, pixel: Double) -> Double {
        let distance = abs(row.contentOffset - before.lastContentOffset)
        let byProgramme: BarEvent? =
            switch row.event {
            case .set: .scroll(.set, to: row.contentOffset)
            case .animated: .scroll(.animated, to: row.contentOffset)
            case .viewAnimation: .scroll(.viewAnimation, to: row.contentOffset)
            case .toTop:
                // The scroll view of a run scrolls to its own top only, from where a bar may take the content on.
                row.contentOffset == before.top
                    || (row.contentOffset == row.top && row.commandedOffset == row.top)
                    ? .scrollToTop : .scroll(.animated, to: row.contentOffset)
            default: nil
            }
        guard byProgramme != nil || distance != 0 else { return 0 }
        scroll = changes.count
        add(
            byProgramme ?? .contentOffset(row.contentOffset),
            isVisible: byProgramme != nil || distance > pixel)
        return distance
    }
}
