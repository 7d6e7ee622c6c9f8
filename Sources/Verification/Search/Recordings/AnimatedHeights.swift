import AirBarModel

/// The rows of a bar that switches, with the heights at which its animations end in place of those that were seen.
///
/// Such a bar rests at two heights only. A height between them gives way to the one at which the bar comes to rest, which
/// is between them too if the bar stands still there. If it turns before, it was on its way to the end.
///
///     seen 48, 48, 40, 20, 4, 0     are   48, 48, 0, 0, 0, 0
///     seen 48, 40, 20, 20, 20, …    are   48, 20, 20, 20, 20, …
///     seen 48, 40, 20, 30, 48       are   48, 0, 0, 48, 48
struct AnimatedHeights: Sendable {
    /// The longest time, in seconds, in which a height stands still in an animation, and from the scroll in which the bar
    /// decides to the first movement that is seen.
    static let longestWait = 0.25

    private var finals: FinalHeights
    /// The rows whose final heights are known, and of which it is not known whether an animation follows soon.
    private var rows: ArraySlice<FinalHeights.Row> = []
    /// The last row that was returned.
    private var last: RecordedRow?
    /// The times of the last scroll up and of the last scroll down.
    private var scrolls = (up: -Double.infinity, down: -Double.infinity)

    /// - Parameters:
    ///   - configuration: the bar; nil is returned for one that does not switch.
    ///   - pixel: the size of a pixel, in points, within which a height stands still; nil if it is not known.
    init?(_ configuration: BarConfiguration, pixel: Double?) {
        guard configuration.kind.switches else { return nil }
        finals = FinalHeights(configuration.heights, pixel: pixel ?? 0)
    }

    /// Adds a row as it was seen, and returns those that are known now.
    mutating func add(_ row: RecordedRow) -> [RecordedRow] {
        let isAfterPause = finals.lastTime.map { row.time - $0 > RecordingCheck.longestPause } ?? false
        let earlier = isAfterPause ? finish(before: row) : []
        rows += finals.add(row)
        return earlier + known { _ in nil }
    }

    /// Returns the rows that are left.
    ///
    /// - Parameter next: the first row after a pause, in which animations are not seen; nil at the end of the recording.
    mutating func finish(before next: RecordedRow? = nil) -> [RecordedRow] {
        rows += finals.finish()
        return known { height in next.map { $0.barHeight != height } ?? true }
    }

    /// Removes and returns the first rows, until it is not known of one whether an animation follows soon.
    ///
    /// - Parameter mayChange: whether a height, in points, may be another one after the last row; nil if that is to come.
    private mutating func known(_ mayChange: (Double) -> Bool?) -> [RecordedRow] {
        var known: [RecordedRow] = []
        while let first = rows.first, let isSoon = isBeforeAnimation() ?? mayChange(first.height) {
            rows.removeFirst()
            known.append(final(first, isSoon: isSoon))
        }
        return known
    }

    /// Whether the bar is seen to begin an animation soon after the first row; nil if that is not known yet.
    private func isBeforeAnimation() -> Bool? {
        let start = rows.startIndex
        for next in rows.indices.dropFirst().prefix(FinalHeights.longestView) {
            if rows[next].seen.time - rows[start].seen.time > Self.longestWait { return false }
            if rows[next].height != rows[start].height { return rows[next].isAnimated }
        }
        return rows.count > FinalHeights.longestView ? false : nil
    }

    /// A row with its final height, and what is not known of it.
    private mutating func final(_ known: FinalHeights.Row, isSoon: Bool) -> RecordedRow {
        var row = known.seen
        row.barHeight = known.height
        if let last {
            // A binding shows other content, which has not been scrolled.
            let isBound = row.event == .bind
            let scrolled = isBound ? 0 : row.contentOffset - last.lastContentOffset
            let shrinks = known.height < last.barHeight
            // A scroll that goes on as before is the one in which the bar decided, or a longer one.
            let isSame = shrinks ? scrolled > 0 : scrolled < 0
            let (turn, scroll) = shrinks ? (scrolls.down, scrolls.up) : (scrolls.up, scrolls.down)
            let begins = known.isAnimated && known.height != last.barHeight
            // Before a binding, the bar may have decided in any scroll that way; in a scroll, only if it has just turned.
            let isRecent = row.time - (isBound ? scroll : turn) <= Self.longestWait
            if begins, isRecent || !isBound && !isSame { row.animation = .delayed }
            if scrolled > 0 { scrolls.up = row.time }
            if scrolled < 0 { scrolls.down = row.time }
        }
        if isSoon, row.animation == nil { row.animation = .soon }
        last = row
        return row
    }
}
