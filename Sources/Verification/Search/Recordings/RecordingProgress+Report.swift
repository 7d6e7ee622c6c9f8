import AirBarModel

extension RecordingProgress {
    /// What was found.
    ///
    /// - Parameters:
    ///   - order: the columns of the recording, in order.
    ///   - ignored: its other columns.
    func report(columns order: [RecordingColumn], ignored: IgnoredColumns) -> RecordingReport {
        RecordingReport(
            configuration: configuration, rows: clock.rows, duration: clock.duration, columns: order,
            columnsOfNothing: RecordingColumn.allCases.filter { columns.contains($0) && !order.contains($0) },
            ignoredColumns: ignored.names,
            hasMoreIgnoredColumns: ignored.hasMore, holes: clock.holes,
            holeCount: clock.holeCount, judgedRows: rows.judged, unclearRows: rows.unclear,
            lateRows: rows.late, pixel: pixel ?? 0,
            doubt: extent.doubt(configuration.heights),
            entries: (Catalogue.all.about(configuration.kind) + Catalogue.sessions).map(entry))
    }

    private func entry(_ invariant: Invariant) -> RecordingReport.Entry {
        func notChecked(_ reason: String) -> RecordingReport.Entry {
            RecordingReport.Entry(
                invariant: invariant, status: .notChecked, isPartial: false, met: 0, broken: 0, note: reason,
                counterexample: nil)
        }
        if let reason = invariant.reasonNotToApply(to: configuration.kind) { return notChecked(reason) }
        let needs: RecordingNeeds
        switch invariant.recordingNeeds(configuration) {
        case .failure(let reason): return notChecked(reason.reason)
        case .success(let found): needs = found
        }
        let missing = names(needs.columns)
        guard missing.isEmpty, let index = oracle.invariants.firstIndex(where: { $0.id == invariant.id })
        else { return notChecked("not recorded: \(missing)") }
        guard met[index] > 0 else { return notChecked("its condition was never met") }
        let part = names(needs.refinements)
        let partly = part.isEmpty ? nil : "in part: not recorded: \(part)"
        let finding = findings[index]
        // Where more is broken, what is within a pixel says nothing.
        let withinPixel = finding.counterexample == nil ? finding.withinPixel : nil
        let distance = withinPixel.map { "off by up to \(NumberFormat.rounded.text($0)) points" }
        return RecordingReport.Entry(
            invariant: invariant,
            status: finding.counterexample != nil
                ? .broken : finding.withinPixel != nil ? .withinPixel : .holds,
            isPartial: !part.isEmpty, met: met[index], broken: finding.brokenRows,
            note: [finding.count(of: met[index]), distance, partly].compactMap { $0 }.joined(separator: "; ")
                .nonEmpty,
            counterexample: finding.counterexample)
    }

    /// The names of the columns that are missing, in order.
    private func names(_ needed: Set<RecordingColumn>) -> String {
        RecordingColumn.allCases.filter { needed.contains($0) && !columns.contains($0) }
            .map(\.rawValue).joined(separator: ", ")
    }
}

extension RecordingProgress.Finding {
    /// In how many of the rows that were judged the invariant is broken; nil if in none.
    fileprivate func count(of judged: Int) -> String? {
        counterexample.map {
            "in \(brokenRows) of \(judged) row\(judged == 1 ? "" : "s"), first in line \($0.line)"
        }
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
