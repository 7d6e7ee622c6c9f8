import AirBarModel
import Motion

extension RecordingFile {
    /// A run as an app would have recorded it.
    ///
    /// - Parameters:
    ///   - trace: the run.
    ///   - columns: the columns, in order; unless given, all.
    ///   - interval: the time between two rows, in seconds.
    package init(
        _ trace: Trace, columns: [RecordingColumn] = RecordingColumn.allCases, interval: Double = 1.0 / 64
    ) {
        var settings = RecordingSettings()
        settings.heights = trace.scenario.heights
        settings.kind = trace.definition.kind
        let tolerances = trace.scenario.tolerances
        if tolerances != .standard { settings.tolerances = tolerances }
        let rows = trace.map { step in
            RecordedRow(step, did: trace.actions(of: step), time: Double(step.index) * interval)
        }
        self.init(rows, columns: columns, settings: settings)
    }
}

extension RecordedRow {
    fileprivate init(_ step: Step, did actions: ArraySlice<BarAction>, time: Double) {
        let view = step.after.scrollView
        self.time = time
        contentOffset = step.arrival
        barHeight = -step.after.offset
        contentHeight = view.contentHeight
        frameHeight = view.frameHeight
        contentInset = ContentInset(
            top: step.contentInset.top.isFinite ? step.contentInset.top : view.contentInset.top,
            bottom: view.contentInset.bottom)
        safeArea = view.safeArea
        refreshInset = view.refreshInset
        bottomInset = view.bottomInset
        indicatorInsetTop = view.scrollIndicatorInsetTop
        isExpandedStateAvailable = step.after.isExpandedStateAvailable
        for action in actions {
            switch action {
            case .retarget(let target): retarget = target
            case .snap(let detent): snapHeight = -detent
            case .contentOffset(let contentOffset, let isAnimated):
                (commandedOffset, isCommandAnimated) = (contentOffset, isAnimated)
            case .state, .contentInset, .refusal: break
            }
        }
        note(step.event)
    }

    private mutating func note(_ noted: BarEvent) {
        switch noted {
        case .pan(let phase): pan = phase
        case .release(let release): (pan, velocity, rest) = (.ended, release.velocity, release.rest)
        case .idle: event = .idle
        case .scroll(.set, to: _): event = .set
        case .scroll(.animated, to: _): event = .animated
        case .scroll(.viewAnimation, to: _): event = .viewAnimation
        case .scrollToTop: event = .toTop
        case .horizontalScroll: event = .horizontal
        case .expand(let isExpanded): event = isExpanded ? .expand : .collapse
        case .show(let isShown): event = isShown ? .show : .hide
        case .stay(let mustStay): event = mustStay ? .stay : .stayEnded
        case .scrollView: event = .bind
        default: break
        }
    }
}
