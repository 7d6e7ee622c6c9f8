/// A piece of a recording in which the bar breaks an invariant.
public struct RecordedCounterexample: Sendable {
    /// The invariant.
    public let invariant: Invariant

    /// The violation; its step is the last of ``table``.
    public let violation: Violation

    /// The line of the row that violates the invariant.
    public let line: Int

    /// The time of that row, in seconds.
    public let time: Double

    /// The lines of the rows shown.
    public var lines: [Int] { piece.rows.map(\.line) }

    /// Whether these rows alone violate the invariant; otherwise they are the last ones before the violation.
    public let isReproduced: Bool

    let piece: RecordedPiece
    let columns: Set<RecordingColumn>
}
