import AirBarModel

/// What an invariant needs of a recording.
struct RecordingNeeds {
    /// The columns without which it cannot be judged.
    var columns: Set<RecordingColumn> = []
    /// The columns without which it is judged in part: a violation found is one, and others are not.
    var refinements: Set<RecordingColumn> = []
}

extension Invariant {
    /// What it needs of a recording; the reason if no recording has that.
    func recordingNeeds(_ configuration: BarConfiguration) -> Result<RecordingNeeds, NotRecordable> {
        if section == .sessions { return .failure(NotRecordable("it is about sessions")) }
        switch body {
        case .relation:
            return .failure(NotRecordable("it compares two runs of a bar, and a recording is one"))
        case .heights: return .failure(NotRecordable("it is about heights that a bar refuses"))
        case .soundness:
            return .failure(NotRecordable("it is about invalid input, which a recording cannot have"))
        case .step, .formula, .session: break
        }
        guard var needs = Self.recordingNeeds[id] else {
            return .failure(NotRecordable("no column has what it is about"))
        }
        // A bar that cannot expand is as tall as normal with and without the expanded state.
        let capabilities = configuration.kind.capabilities
        let canExpand =
            configuration.normal < configuration.expanded && capabilities.contains(.expandedState)
        if !canExpand, !Self.isOfAvailability.contains(id) {
            needs.columns.remove(.expandedAvailable)
            needs.refinements.remove(.expandedAvailable)
        }
        if !capabilities.contains(.indicatorInset) { needs.columns.remove(.indicatorInsetTop) }
        return .success(needs)
    }

    /// The reason why an invariant cannot be judged by any recording.
    struct NotRecordable: Error {
        let reason: String

        init(_ reason: String) { self.reason = reason }
    }

    /// The invariants that are about the expanded state itself.
    private static let isOfAvailability: Set = ["S4", "S5", "S6", "S19", "L5", "L6"]

    /// The columns that the edges of the content are computed from.
    private static let edges: Set<RecordingColumn> = [
        .contentHeight, .frameHeight, .insetTop, .insetBottom, .safeAreaTop, .safeAreaBottom,
    ]
    /// The top inset that is not the bar's own.
    private static let otherTop: Set<RecordingColumn> = [.safeAreaTop, .refreshInset]
    /// Whether the input stopped, and was no fling.
    private static let stop: Set<RecordingColumn> = [.pan, .velocity]
    private static let available: Set<RecordingColumn> = [.expandedAvailable]
    private static let command: Set<RecordingColumn> = [.commandedOffset, .commandAnimated]

    /// What each invariant needs; one that is missing here needs what no column has.
    private static let recordingNeeds: [String: RecordingNeeds] = [
        "S1": RecordingNeeds(refinements: available),
        "S4": RecordingNeeds(columns: available),
        "S5": RecordingNeeds(columns: available.union(otherTop)),
        "S6": RecordingNeeds(columns: available.union(otherTop).union(stop).union([.event])),
        "S7": RecordingNeeds(columns: edges),
        "S8": RecordingNeeds(columns: edges.union(available)),
        "S9": RecordingNeeds(columns: edges),
        "S10": RecordingNeeds(refinements: [.commandedOffset]),
        "S11": RecordingNeeds(columns: stop, refinements: [.event]),
        "S12": RecordingNeeds(columns: edges),
        "S13": RecordingNeeds(columns: edges.union(available)),
        "S14": RecordingNeeds(
            columns: [.contentHeight], refinements: [.expandedAvailable, .commandedOffset]),
        "S15": RecordingNeeds(columns: edges.union(available), refinements: [.commandedOffset]),
        "S16": RecordingNeeds(
            columns: edges.union(available).union(otherTop), refinements: [.commandedOffset]),
        "S17": RecordingNeeds(columns: edges.union(available).union(otherTop).union(command).union([.event])),
        "S18": RecordingNeeds(columns: available.union([.insetTop, .refreshInset, .indicatorInsetTop])),
        "S19": RecordingNeeds(columns: edges.union(available).union(otherTop).union(command).union([.event])),
        "S21": RecordingNeeds(columns: edges.union(available).union(otherTop)),
        "S22": RecordingNeeds(columns: [.insetBottom, .bottomInset]),
        "S27": RecordingNeeds(columns: edges.union(otherTop).union([.event])),
        "S28": RecordingNeeds(columns: [.event, .commandedOffset]),
        "S30": RecordingNeeds(
            columns: available.union([.insetTop, .refreshInset]),
            refinements: [.event, .commandedOffset, .safeAreaTop]),
        "S31": RecordingNeeds(columns: edges.union(otherTop).union([.pan]), refinements: [.event]),
        "N1": RecordingNeeds(columns: stop.union(available).union(command), refinements: [.snapHeight]),
        "N2": RecordingNeeds(
            columns: stop.union(available).union(command).union(edges).union(otherTop),
            refinements: [.snapHeight]),
        "N3": RecordingNeeds(columns: stop, refinements: [.commandedOffset, .event]),
        "N4": RecordingNeeds(columns: stop.union(available).union(command).union(edges).union(otherTop)),
        "N5": RecordingNeeds(columns: stop.union(available).union(command).union(edges).union(otherTop)),
        "N6": RecordingNeeds(columns: [.snapHeight]),
        "L1": RecordingNeeds(columns: stop, refinements: [.expandedAvailable, .event]),
        "L3": RecordingNeeds(columns: [.pan, .event], refinements: available),
        "L4": RecordingNeeds(columns: [.event, .insetTop, .safeAreaTop]),
        "L5": RecordingNeeds(columns: available.union(otherTop).union([.pan])),
        "K2": RecordingNeeds(columns: edges.union([.refreshInset])),
        "K3": RecordingNeeds(),
        "K4": RecordingNeeds(columns: edges),
        "K5": RecordingNeeds(columns: edges),
        "K8": RecordingNeeds(columns: edges.union([.refreshInset])),
        "L6": RecordingNeeds(
            columns: stop.union(available).union(command).union(edges).union(otherTop)
                .union([.rest, .retarget, .event])),
    ]
}
