extension RecordedRow {
    /// The value of a column as text; nil if there is none.
    ///
    /// - Parameters:
    ///   - column: the column.
    ///   - round: makes another number of each but the time.
    func text(_ column: RecordingColumn, _ round: (Double) -> Double) -> String? {
        switch column {
        case .pan: pan?.rawValue
        case .event: event?.rawValue
        case .expandedAvailable: isExpandedStateAvailable.map { $0 ? "1" : "0" }
        case .commandAnimated: isCommandAnimated.map { $0 ? "1" : "0" }
        case .time: "\(time)"
        default: number(column).map { "\(round($0))" }
        }
    }

    private func number(_ column: RecordingColumn) -> Double? {
        switch column {
        case .contentOffset: contentOffset
        case .barHeight: barHeight
        case .contentHeight: contentHeight
        case .frameHeight: frameHeight
        case .insetTop: contentInset.top
        case .insetBottom: contentInset.bottom
        case .safeAreaTop: safeArea.top
        case .safeAreaBottom: safeArea.bottom
        case .refreshInset: refreshInset
        case .bottomInset: bottomInset
        case .indicatorInsetTop: indicatorInsetTop
        case .velocity: velocity
        case .rest: rest
        case .retarget: retarget
        case .commandedOffset: commandedOffset
        case .snapHeight: snapHeight
        case .time, .pan, .event, .expandedAvailable, .commandAnimated: nil
        }
    }
}
