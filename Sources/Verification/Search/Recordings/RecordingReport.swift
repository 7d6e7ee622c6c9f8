import AirBarModel

/// What was found of a recording.
package struct RecordingReport: Sendable {
    /// One invariant.
    package struct Entry: Sendable {
        /// The invariant.
        package let invariant: Invariant

        /// What became of it; if it was not checked, ``note`` has the reason.
        package let status: EntryStatus

        /// Whether it was checked in part only, because a column is missing that refines it.
        package let isPartial: Bool

        /// The number of rows in which its condition was met, so that they are judged by it.
        package let met: Int

        /// The number of those that violate it by more than a pixel.
        package let broken: Int

        /// Why it was not checked, or which part of it; where it is broken; how far it is off if that is within a pixel.
        package let note: String?

        /// Where and how the recorded bar breaks it.
        package let counterexample: RecordedCounterexample?
    }

    /// The kind and the heights of the bar.
    package let configuration: BarConfiguration

    /// The number of rows.
    package let rows: Int

    /// The time from the first row to the last, in seconds.
    package let duration: Double

    /// The columns of the recording, in their order there.
    package let columns: [RecordingColumn]

    /// The columns that it does not have, and that are taken to be 0 or empty throughout.
    package let columnsOfNothing: [RecordingColumn]

    /// The names of the first columns that are the app's own, and are ignored.
    package let ignoredColumns: [String]

    /// Whether there are more of those columns.
    package let hasMoreIgnoredColumns: Bool

    /// The lines after a hole: the finger was down, and no row came for longer than ``RecordingCheck/longestPause``.
    ///
    /// Only the first hundred are kept.
    package let holes: [Int]

    /// The number of holes.
    package let holeCount: Int

    /// The number of rows in which one thing changed, so that all invariants judge them.
    package let judgedRows: Int

    /// The number of rows that changed several things at once, or the bar alone, so that few invariants judge them.
    package let unclearRows: Int

    /// The number of rows in which the input stopped, and the bar may have reacted to the row before, so that no invariant
    /// judges them.
    package let lateRows: Int

    /// The size of a pixel, in points; 0 if nothing is allowed for rounding.
    package let pixel: Double

    /// A reason to doubt that the units are right; nil if there is none.
    package let doubt: String?

    /// Every invariant, in the order of the catalogue.
    package let entries: [Entry]

    /// The broken invariants with their traces.
    package var counterexamples: [RecordedCounterexample] { entries.compactMap(\.counterexample) }

    /// The reason why it is not known whether the bar holds; nil if it is, or if an invariant is broken.
    package var reasonNotToDecide: String? {
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
