import AirBarModel
import Verification

/// A trace recorded from another implementation: what it was given, and what was seen after every event.
package struct GoldenTrace: Sendable {
    /// What can be seen after an event, in points where it is a length.
    package struct State: Hashable, Sendable {
        /// The bar's offset.
        package let offset: Double
        /// Whether the expanded state is available.
        package let isExpandedStateAvailable: Bool
        /// The content offset.
        package let contentOffset: Double
        /// The top content inset.
        package let insetTop: Double
        /// The bottom content inset.
        package let insetBottom: Double
        /// The top inset of the scroll indicator.
        package let indicatorInsetTop: Double

        /// Describes what was seen.
        package init(
            offset: Double, isExpandedStateAvailable: Bool, contentOffset: Double, insetTop: Double,
            insetBottom: Double, indicatorInsetTop: Double
        ) {
            self.offset = offset
            self.isExpandedStateAvailable = isExpandedStateAvailable
            self.contentOffset = contentOffset
            self.insetTop = insetTop
            self.insetBottom = insetBottom
            self.indicatorInsetTop = indicatorInsetTop
        }
    }

    /// A state that is not as recorded.
    package struct Difference: Hashable, Sendable {
        /// The position of the event, 0 being the binding.
        package let event: Int
        /// What differs.
        package let field: String
        /// What was recorded.
        package let recorded: String
        /// What was computed.
        package let computed: String
    }

    /// What was done to the bar.
    package let scenario: Scenario

    /// What was seen after the binding and then after each event.
    package let states: [State]

    /// Pairs a scenario with what was seen.
    package init(_ scenario: Scenario, states: [State]) {
        self.scenario = scenario
        self.states = states
    }

    /// For every state that a bar does not reproduce bit for bit, the first field in which it does not.
    package func differences(on definition: BarDefinition) -> [Difference] {
        zip(states, Trace(of: scenario, on: definition)).compactMap { recorded, step in
            recorded.firstDifference(from: State(step.after), event: step.index)
        }
    }
}

extension GoldenTrace.State {
    init(_ snapshot: Snapshot) {
        offset = snapshot.offset
        isExpandedStateAvailable = snapshot.isExpandedStateAvailable
        contentOffset = snapshot.scrollView.contentOffset
        insetTop = snapshot.scrollView.contentInset.top
        insetBottom = snapshot.scrollView.contentInset.bottom
        indicatorInsetTop = snapshot.scrollView.scrollIndicatorInsetTop
    }

    fileprivate func firstDifference(from computed: Self, event: Int) -> GoldenTrace.Difference? {
        if isExpandedStateAvailable != computed.isExpandedStateAvailable {
            return GoldenTrace.Difference(
                event: event, field: "expanded state available", recorded: "\(isExpandedStateAvailable)",
                computed: "\(computed.isExpandedStateAvailable)")
        }
        let fields: [(String, KeyPath<Self, Double>)] = [
            ("bar offset", \.offset), ("content offset", \.contentOffset), ("top inset", \.insetTop),
            ("bottom inset", \.insetBottom), ("scroll indicator inset", \.indicatorInsetTop),
        ]
        for (field, path) in fields where self[keyPath: path].bitPattern != computed[keyPath: path].bitPattern
        {
            return GoldenTrace.Difference(
                event: event, field: field, recorded: "\(self[keyPath: path])",
                computed: "\(computed[keyPath: path])")
        }
        return nil
    }
}
