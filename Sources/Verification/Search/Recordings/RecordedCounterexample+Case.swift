import AirBarModel

extension RecordedCounterexample {
    /// Why a piece of a recording is no case: what would have to be made up.
    package enum Gap: Error, CustomStringConvertible {
        /// The rows alone do not show the violation.
        case needsEarlierRows
        /// Columns that say where the content is, or what the bar may be, are missing.
        case columns([RecordingColumn])
        /// The rows begin with the bar at a height in points, and every other bar begins at its normal one.
        case begins(height: Double)

        /// What is missing, in a few words.
        package var description: String {
            switch self {
            case .needsEarlierRows: "it depends on what was recorded before"
            case .columns(let columns):
                "not recorded: " + columns.map(\.rawValue).joined(separator: ", ")
            case .begins(let height):
                "its rows begin with the bar at \(height.plain) pt, where no bar begins"
            }
        }
    }

    /// The piece as a case that can be drawn: the recorded bar on its scroll view.
    ///
    /// - Throws: ``Gap`` if it needs what was not recorded.
    package var drawable: BarCounterexample {
        get throws(Gap) {
            guard isReproduced, let trace = piece.trace()?.trace else { throw .needsEarlierRows }
            var needed: [RecordingColumn] = [
                .contentHeight, .frameHeight, .insetTop, .insetBottom, .safeAreaTop, .safeAreaBottom,
            ]
            let heights = trace.scenario.heights
            if trace.definition.kind.capabilities.contains(.expandedState), heights.normal < heights.expanded
            {
                needed.append(.expandedAvailable)
            }
            let missing = needed.filter { !columns.contains($0) }
            guard missing.isEmpty else { throw .columns(missing) }
            return BarCounterexample(of: trace.definition, to: invariant, in: trace, violation)
        }
    }

    /// What happened in the rows, without the recorded bar, to be tried on another one.
    ///
    /// - Throws: ``Gap`` if it needs what was not recorded, or what another bar does not begin with.
    package var file: ScenarioFile {
        get throws(Gap) {
            let found = try drawable
            let first = found.trace[0].after.offset
            guard first == -found.trace.scenario.heights.normal else { throw .begins(height: -first) }
            let isFilled = zip(found.trace, eventTexts).contains {
                $0.kind == .horizontal && $0.event.text(numbers) != $1
            }
            return ScenarioFile(
                found.trace.scenario, breaks: [invariant.id],
                comments: [
                    "recorded: \(invariant.id), \(invariant.title): \(invariant.statement)", explanation,
                ] + (isFilled ? ["horizontal stands for an event that was not recorded."] : []))
        }
    }
}
