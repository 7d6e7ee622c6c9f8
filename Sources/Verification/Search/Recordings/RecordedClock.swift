import AirBarModel

/// The times of a recording: how long it is, and where it has holes.
struct RecordedClock: Sendable {
    private(set) var rows = 0
    private(set) var holeCount = 0
    /// The lines after the first hundred holes.
    private(set) var holes: [Int] = []
    private var first: Double?
    private var last: Double?
    private var isFingerDown = false
    private var longSteps = 0
    private var firstLongStep: (line: Int, duration: Double)?

    /// The time from the first row to the last, in seconds.
    var duration: Double { (last ?? 0) - (first ?? 0) }

    /// Adds a row, and returns whether it comes after a hole.
    mutating func add(_ row: RecordedRow) -> Bool {
        rows += 1
        let step = row.time - (last ?? row.time)
        first = first ?? row.time
        last = row.time
        if step > Self.longestStep {
            longSteps += 1
            firstLongStep = firstLongStep ?? (row.line, step)
        }
        let isHole = isFingerDown && step > RecordingCheck.longestPause
        if isHole {
            holeCount += 1
            if holes.count < 100 { holes.append(row.line) }
        }
        if let pan = row.pan { isFingerDown = pan == .began || pan == .changed }
        return isHole
    }

    /// The error if most steps are too long for seconds.
    var error: RecordingError? {
        guard rows > 10, longSteps > rows / 2, let firstLongStep else { return nil }
        return RecordingError(
            line: firstLongStep.line, column: 1,
            message: "expected times in seconds, found steps of more than 5 from most rows to the next, here "
                + "\(firstLongStep.duration.plain): are they milliseconds?")
    }

    /// The longest step that most rows may have to the next, in seconds: a recording has one for each frame.
    private static let longestStep = 5.0
}

/// The heights of a recording.
struct RecordedExtent: Sendable {
    private var least = Double.infinity
    private var greatest = -Double.infinity

    mutating func add(_ row: RecordedRow) {
        least = min(least, row.barHeight)
        greatest = max(greatest, row.barHeight)
    }

    /// A reason to doubt the heights: they are 0 in all rows of a bar that is never hidden, or those of the bar in pixels.
    func doubt(_ heights: BarHeights) -> String? {
        if greatest == 0, heights.compact > 0 {
            return "the bar is 0 high in all rows: was another view measured, or one outside of what scrolls?"
        }
        guard greatest > heights.expanded + 1 else { return nil }
        for scale in [2.0, 3] where least >= scale * heights.compact - 1 {
            guard greatest <= scale * heights.expanded + 1 else { continue }
            return
                "the bar is from \(least.plain) to \(greatest.plain) high, which is within \(scale.plain) times its "
                + "heights: are these pixels, and not points?"
        }
        return nil
    }
}
