import AirBarModel

/// Finds the heights at which the animations of a bar that switches end.
struct FinalHeights: Sendable {
    /// A row as it was seen, and the height that the bar is on its way to in it.
    struct Row: Sendable {
        let seen: RecordedRow
        /// The height, in points.
        var height: Double
        /// Whether the bar is seen to turn in it before it has arrived at the end of its way.
        var isTurn = false
        /// Whether the height is another one than was seen, or the other end of the way before.
        var isAnimated: Bool { height != seen.barHeight || isTurn }
    }

    /// The largest number of rows that are looked at after one: there are no more in a wait, at 240 frames a second.
    static let longestView = 60

    /// The longest time of an animation, in seconds.
    private static let longestAnimation = 1.0

    private let heights: BarHeights
    private let pixel: Double
    /// The rows whose final heights are not known yet.
    private var rows: ArraySlice<Row> = []
    /// When the height moved last, and to which end; nil if that was no animation.
    private var lastMovement: (time: Double, end: Double)?
    private var last: RecordedRow?

    init(_ heights: BarHeights, pixel: Double) {
        self.heights = heights
        self.pixel = pixel
    }

    /// The time of the last row, in seconds; nil if there is none since the last pause.
    var lastTime: Double? { last?.time }

    /// Adds a row, and returns those whose final heights are known now.
    mutating func add(_ row: RecordedRow) -> [Row] {
        if let last, last.barHeight != row.barHeight {
            let isFrame = row.time - last.time <= AnimatedHeights.longestWait
            lastMovement = isFrame ? (row.time, end(from: last.barHeight, to: row.barHeight)) : nil
        }
        last = row
        rows.append(Row(seen: row, height: row.barHeight))
        return known(isOver: false)
    }

    /// Returns the rows that are left: the recording is over, or has a pause.
    mutating func finish() -> [Row] {
        let known = known(isOver: true)
        (lastMovement, last) = (nil, nil)
        return known
    }

    private mutating func known(isOver: Bool) -> [Row] {
        var known: [Row] = []
        while let part = firstPart(isOver: isOver) {
            for var row in rows.prefix(part.count) {
                row.height = part.height ?? row.height
                known.append(row)
            }
            rows.removeFirst(part.count)
            if part.isTurned, !rows.isEmpty { rows[rows.startIndex].isTurn = true }
        }
        return known
    }
}

extension FinalHeights {
    /// The first rows that belong together, their final height, nil for the heights that were seen, and whether the bar turns
    /// after them.
    private typealias Part = (count: Int, height: Double?, isTurned: Bool)

    private func isBetween(_ row: Row) -> Bool {
        row.seen.barHeight > heights.compact && row.seen.barHeight < heights.normal
    }

    /// The end to which a bar moves that is seen at a height, and then at another one.
    private func end(from height: Double, to next: Double) -> Double {
        next > height ? heights.normal : heights.compact
    }

    /// The first rows, up to where the bar rests or turns; nil if that is not known yet.
    private func firstPart(isOver: Bool) -> Part? {
        guard let first = rows.first else { return nil }
        guard isBetween(first) else { return (1, nil, false) }
        let start = rows.startIndex
        var target: Double?
        // The first of the last rows in which the bar stands still.
        var still = start
        for index in rows.indices.dropFirst() {
            let height = rows[still].seen.barHeight
            let next = rows[index].seen
            let isThere = !isBetween(rows[index])
            // The last step of an animation may be less than a pixel.
            if isThere || abs(next.barHeight - height) > pixel {
                let end = end(from: height, to: next.barHeight)
                if let target, target != end { return (index - start, target, true) }
                if isThere { return (index - start, end, false) }
                (target, still) = (end, index)
            } else if next.time - rows[still].seen.time > AnimatedHeights.longestWait
                || index - still >= Self.longestView
            {
                return (index - start + 1, next.barHeight, false)
            }
            if next.time - first.seen.time > Self.longestAnimation
                || index - start >= 4 * Self.longestView
            {
                return (index - start + 1, nil, false)
            }
        }
        guard isOver else { return nil }
        if target == nil, let lastMovement,
            first.seen.time - lastMovement.time <= AnimatedHeights.longestWait
        {
            target = lastMovement.end
        }
        return (rows.count, target, false)
    }
}
