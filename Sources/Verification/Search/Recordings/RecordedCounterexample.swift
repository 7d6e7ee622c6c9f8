/// A piece of a recording in which the bar breaks an invariant.
package struct RecordedCounterexample: Sendable {
    /// The invariant.
    package let invariant: Invariant

    /// The violation; its step is the last of ``table``.
    package let violation: Violation

    /// The line of the row that violates the invariant.
    package let line: Int

    /// The time of that row, in seconds.
    package let time: Double

    /// The lines of the rows shown.
    package var lines: [Int] { piece.rows.map(\.line) }

    /// Whether these rows alone violate the invariant; otherwise they are the last ones before the violation.
    package let isReproduced: Bool

    let piece: RecordedPiece
    let columns: Set<RecordingColumn>
}
