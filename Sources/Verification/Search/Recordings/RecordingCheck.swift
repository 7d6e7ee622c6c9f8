import AirBarModel

/// Checks a recording of a bar by the invariants that its columns allow, block by block, in bounded memory.
///
///     var check = RecordingCheck(heights: BarHeights(compact: 64, normal: 128, expanded: 284), pixel: 1.0 / 3)
///     try check.read(bytes)
///     print(try check.finish().text)
///
/// A row becomes an event, and the recorded bar, which does what the recording says, is judged as any other bar.
package struct RecordingCheck: Sendable {
    /// The longest time without a row while a finger is down that is no hole, in seconds.
    ///
    /// What happened in a hole is unknown, so a new run begins after it. Half a second is thirty frames.
    package static let longestPause = 0.5

    /// The number of rows before a violation that are searched for the shortest piece that shows it.
    package static let longestPiece = 1_000

    private var reader = RecordingReader()
    private var progress: RecordingProgress?
    /// What makes the heights of a bar that switches final; nil for other bars, of which they are recorded so.
    private var animated: AnimatedHeights?
    private let heights: BarHeights?
    private let tolerances: BarTolerances?
    private let pixel: Double?
    private let kind: BarKind?
    private let (lacking, further): (BarCapabilities, BarCapabilities)
    private let absentIsZero: Bool

    /// The kind of a bar of which nobody says another: it follows the content, and may be a frame late.
    private static let unsaidKind = BarKind.airBar.without(.promptFollowing)

    /// A check of a recording.
    ///
    /// - Parameters:
    ///   - heights: the heights of the bar, in points; nil if the recording has them.
    ///   - tolerances: its tolerances; nil for those of the recording, or the standard ones.
    ///   - pixel: the size of a pixel, in points, which no distance has to exceed to be a violation; nil for that of the
    ///     recording, or none. What changes by no more than a pixel does not count as a change.
    ///   - kind: the kind of the bar; nil for that of the recording, or one that follows the content.
    ///   - lacking: what bars of the kind do and this one does not.
    ///   - further: what this bar does besides.
    ///   - absentIsZero: whether insets without a column are 0, and the bar did nothing of what has no column, also if the
    ///     recording does not say so.
    package init(
        heights: BarHeights? = nil, tolerances: BarTolerances? = nil, pixel: Double? = nil,
        kind: BarKind? = nil, without lacking: BarCapabilities = [], with further: BarCapabilities = [],
        absentIsZero: Bool = false
    ) {
        self.heights = heights
        self.tolerances = tolerances
        self.pixel = pixel
        self.kind = kind
        (self.lacking, self.further) = (lacking, further)
        self.absentIsZero = absentIsZero
    }

    /// Reads the next bytes of the recording.
    ///
    /// - Throws: ``RecordingError`` at the first place that is not of the form, or without heights.
    /// - Complexity: O(*n*) in the number of bytes, and at the first violation of each invariant O(*m*²) in
    ///   ``longestPiece``.
    package mutating func read(_ bytes: some Collection<UInt8>) throws(RecordingError) {
        try add(try reader.read(bytes))
    }

    /// Ends the recording.
    ///
    /// - Throws: ``RecordingError`` if it ends too early, or if its times cannot be seconds.
    package mutating func finish() throws(RecordingError) -> RecordingReport {
        try add(try reader.finish())
        for row in animated?.finish() ?? [] { progress?.add(row) }
        guard let progress else { preconditionFailure("the reader returns a row or throws") }
        if let error = progress.clock.error { throw error }
        return progress.report(columns: reader.columns, ignored: reader.ignored)
    }

    private mutating func add(_ rows: [RecordedRow]) throws(RecordingError) {
        guard let first = rows.first else { return }
        if progress == nil {
            let progress = try begin(at: first)
            animated = AnimatedHeights(progress.configuration, pixel: progress.pixel)
            self.progress = progress
        }
        for row in rows {
            progress?.note(seen: row)
            for row in animated?.add(row) ?? [row] { progress?.add(row) }
        }
    }

    private func begin(at first: RecordedRow) throws(RecordingError) -> RecordingProgress {
        guard let heights = heights ?? reader.settings.heights else {
            throw RecordingError(
                line: 1, column: 1,
                message:
                    "expected the heights of the bar: --heights C,N,E, or a first line '# heights C N E' "
                    + "or {\"heights\": [C, N, E]}; without E for a bar that does not expand")
        }
        let configuration: BarConfiguration
        do {
            configuration = try BarConfiguration(
                heights, tolerances: tolerances ?? reader.settings.tolerances ?? .standard)
        } catch {
            throw RecordingError(line: first.line, column: 1, message: "\(error)")
        }
        let kind = (kind ?? reader.settings.kind ?? Self.unsaidKind).without(lacking).with(further)
        if let flaw = kind.flaw {
            throw RecordingError(
                line: first.line, column: 1, message: "the kind is \(kind.nameWithCapabilities): the \(flaw)")
        }
        var columns = Set(reader.columns)
        if absentIsZero || reader.settings.absentIsZero {
            columns.formUnion(RecordingColumn.allCases.filter(\.mayBeNothing))
        }
        return RecordingProgress(
            configuration.of(kind), columns: columns, pixel: pixel ?? reader.settings.scale.map { 1 / $0 })
    }
}
