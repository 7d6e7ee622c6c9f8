import AirBarModel
import Motion

/// What a bar, its scroll views and its state observer see, in order.
final class ControllerLog: @unchecked Sendable {
    enum Record: Equatable {
        /// The bar got an event, on a scroll view in a state.
        case handled(BarEvent, ScrollViewState)
        case contentInset(ContentInset, view: Int)
        case indicatorInset(Double, view: Int)
        case contentOffset(Double, animated: Bool, view: Int)
        case retarget(Double, view: Int)
        /// The observer got a state, while the scroll view was in a state.
        case reported(BarState, ScrollViewState)
    }

    /// The records so far.
    private(set) var records: [Record] = []

    func add(_ record: Record) { records.append(record) }

    /// Whether the content is moved to an offset that a live scroll view reports as no number, since it is out of range:
    /// above insets just below the limit.
    var leavesRange: Bool {
        records.contains { record in
            guard case .handled(_, let view) = record else { return false }
            return !view.contentOffset.isNaN && !view.contentOffset.isUsable
        }
    }
}

/// A bar that logs the events that it gets.
struct LoggedBar: Bar {
    var bar: any Bar
    let log: ControllerLog

    var state: BarState { bar.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        log.add(.handled(event, host.scrollView.asRead))
        bar.react(to: event, on: &host)
    }

    static func == (one: LoggedBar, other: LoggedBar) -> Bool { one.state == other.state }

    func hash(into hasher: inout Hasher) { hasher.combine(state) }
}

extension ScrollViewState {
    /// The state without what a controller cannot read.
    var asRead: ScrollViewState {
        var view = self
        view.bounces = true
        view.insetBeforeRefresh = 0
        return view
    }
}
