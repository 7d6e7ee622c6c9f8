import AirBarModel

/// Traces recorded from another implementation, as text: one JSON object per line.
package struct GoldenFile: Sendable {
    /// The traces, in order, at least one.
    package let traces: [GoldenTrace]

    /// Makes a file of one or more traces.
    package init(_ first: GoldenTrace, _ others: GoldenTrace...) { self.init([first] + others) }

    init(_ traces: [GoldenTrace]) { self.traces = traces }

    /// The text, which parses to equal traces.
    package var text: String { traces.map { $0.json + "\n" }.joined() }
}

extension GoldenTrace {
    /// Records a run of a bar, without the events and the insets that the text form does not have.
    ///
    /// - Returns: nil if the heights of the scenario are flawed.
    package init?(recording scenario: Scenario, on definition: BarDefinition) {
        let heights = scenario.heights
        guard heights.flaw == nil, let scrollView = scenario.scrollView.bare else { return nil }
        let events = scenario.events.compactMap { event -> BarEvent? in
            if case .scrollView(let geometry) = event { return geometry.bare.map(BarEvent.scrollView) }
            return event.isValid && event.json != nil ? event : nil
        }
        let bare = Scenario(heights: heights, scrollView: scrollView, events: events)
        self.init(bare, states: Trace(of: bare, on: definition).map { State($0.after) })
    }

    fileprivate var json: String {
        let (heights, view) = (scenario.heights, scenario.scrollView)
        let events = scenario.events.compactMap(\.json).joined(separator: ",")
        let states = states.map(\.json).joined(separator: ",")
        return "{\"configuration\":[\(heights.compact),\(heights.normal),\(heights.expanded)],"
            + "\"frameHeight\":\(view.frameHeight),\"contentHeight\":\(view.contentHeight),"
            + "\"contentOffset\":\(view.contentOffset),\"events\":[\(events)],\"states\":[\(states)]}"
    }
}

extension GoldenTrace.State {
    fileprivate var json: String {
        "[\(offset),\(isExpandedStateAvailable),\(contentOffset),\(insetTop),\(insetBottom),"
            + "\(indicatorInsetTop)]"
    }
}

extension ScrollViewGeometry {
    /// The sizes and the content offset alone.
    fileprivate var bare: ScrollViewGeometry? {
        try? ScrollViewGeometry(
            frameHeight: frameHeight, contentHeight: contentHeight, contentOffset: contentOffset)
    }
}

extension BarEvent {
    /// The event as JSON; nil if the library has no such event.
    fileprivate var json: String? {
        switch self {
        case .contentOffset(let contentOffset): "[\"offset\",\(contentOffset)]"
        case .contentHeight(let height): "[\"contentHeight\",\(height)]"
        case .expand(let isExpanded): "[\"expand\",\(isExpanded)]"
        case .pan(let phase): "[\"pan\",\"\(phase.rawValue)\"]"
        case .scrollView(let view):
            "[\"scrollView\",\(view.frameHeight),\(view.contentHeight),\(view.contentOffset)]"
        default: nil
        }
    }
}
