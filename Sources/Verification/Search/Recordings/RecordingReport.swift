/// What was found of a recording.
public struct RecordingReport: Sendable {
    /// One invariant.
    public struct Entry: Sendable {
        /// The invariant.
        public let invariant: Invariant

        /// What became of it; if it was not checked, ``note`` has the reason.
        public let status: EntryStatus

        /// Whether it was checked in part only, because a column is missing that refines it.
        public let isPartial: Bool

        /// How often its condition was met.
        public let met: Int

        /// Why it was not checked, or which part of it; how far it is off if that is within a pixel.
        public let note: String?

        /// Where and how the recorded bar breaks it.
        public let counterexample: RecordedCounterexample?
    }

    /// The number of rows.
    public let rows: Int

    /// The time from the first row to the last, in seconds.
    public let duration: Double

    /// The columns of the recording, in their order there.
    public let columns: [RecordingColumn]

    /// The names of the first columns that are the app's own, and are ignored.
    public let ignoredColumns: [String]

    /// Whether there are more of those columns.
    public let hasMoreIgnoredColumns: Bool

    /// The lines after a hole: the finger was down, and no row came for longer than ``RecordingCheck/longestPause``.
    ///
    /// Only the first hundred are kept.
    public let holes: [Int]

    /// The number of holes.
    public let holeCount: Int

    /// The number of rows in which one thing changed, so that all invariants judge them.
    public let judgedRows: Int

    /// The number of rows that changed several things at once, or the bar alone, so that few invariants judge them.
    public let unclearRows: Int

    /// The number of rows in which the input stopped, and the bar may have reacted to the row before, so that no invariant
    /// judges them.
    public let lateRows: Int

    /// The size of a pixel, in points; 0 if nothing is allowed for rounding.
    public let pixel: Double

    /// A reason to doubt that the units are right; nil if there is none.
    public let doubt: String?

    /// Every invariant, in the order of the catalogue.
    public let entries: [Entry]

    /// The broken invariants with their traces.
    public var counterexamples: [RecordedCounterexample] { entries.compactMap(\.counterexample) }

    /// The reason why it is not known whether the bar holds; nil if it is, or if an invariant is broken.
    public var reasonNotToDecide: String? {
        if entries.contains(where: { $0.status == .broken }) { return nil }
        if !entries.contains(where: { $0.status != .notChecked && !$0.isPartial }) {
            return "no invariant was checked, but in part"
        }
        if rows > 1, duration == 0 { return "all rows have the same time, so that holes are not seen" }
        if judgedRows == 0 { return "in no row one thing changed, so that all invariants judge it" }
        let others = unclearRows + lateRows
        guard others > judgedRows else { return nil }
        return "few invariants or none judge \(others) of the \(others + judgedRows) rows in which something "
            + "changed"
    }
}
