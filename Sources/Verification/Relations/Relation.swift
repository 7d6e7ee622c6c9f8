import AirBarModel

/// A second scenario that a trace suggests, and what the two runs have to do with each other.
struct Relation: Sendable {
    /// A scenario, and which of its steps stand for which of the trace's.
    struct Related: Sendable {
        let scenario: Scenario
        /// For each step of the trace the step of the other run that is compared with it; none for what is left out.
        let steps: [Int?]
        /// Up to which step of the trace the two are comparable, exclusive.
        var end: Int
        /// Whether the two have to agree in every bit.
        var isExact = true

        /// A scenario whose steps stand for those of the trace, one for one.
        init(_ scenario: Scenario, like trace: Trace) {
            self.scenario = scenario
            steps = trace.indices.map { $0 }
            end = trace.count
        }

        /// A scenario some of whose steps stand for some of the trace's.
        init(_ scenario: Scenario, steps: [Int?], end: Int? = nil) {
            self.scenario = scenario
            self.steps = steps
            self.end = end ?? steps.count
        }
    }

    /// The related scenario, if the trace suggests one.
    let relate: @Sendable (Trace) -> Related?

    /// What is wrong between a step of the trace and one of the other run, whose position is given.
    let compare: @Sendable (Step, Course, _ position: Int) -> Violation?

    /// The first step at which the two runs do not agree.
    func check(_ trace: Trace) -> Violation? {
        guard let related = relate(trace) else { return nil }
        let course = Course(of: related.scenario, on: trace.rules, isExact: related.isExact)
        for index in 0..<min(related.end, trace.soundCount) {
            guard let other = related.steps[index] else { continue }
            if let violation = compare(trace.steps[index], course, other) { return violation }
        }
        return nil
    }
}

extension Scenario {
    /// Whether all its numbers are multiples of 1/64 below 2²⁰, so that every sum of them is exact; numbers that
    /// nobody can compute with do not count.
    var isExact: Bool {
        heights.compact.isExact && heights.normal.isExact && heights.expanded.isExact
            && scrollView.frameHeight.isExact && scrollView.contentHeight.isExact
            && scrollView.contentOffset.isExact && scrollView.safeArea.isExact
            && events.allSatisfy(\.isExact)
    }
}

extension BarEvent {
    fileprivate var isExact: Bool {
        switch self {
        case .contentOffset(let number), .scroll(_, to: let number), .lostContentOffset(let number),
            .contentHeight(let number), .frameHeight(let number), .refreshInset(let number):
            number.isExact
        case .release(let release): release.rest.isExact
        case .safeArea(let insets): insets.isExact
        case .scrollView(let geometry):
            geometry.frameHeight.isExact && geometry.contentHeight.isExact && geometry.contentOffset.isExact
                && geometry.safeArea.isExact
        case .scrollToTop, .horizontalScroll, .pan, .bounces, .expand, .idle: true
        }
    }
}

extension ContentInset {
    fileprivate var isExact: Bool { top.isExact && bottom.isExact }
}

extension Double {
    fileprivate var isExact: Bool {
        guard magnitude < 0x1p20 else { return !isUsable }
        let units = self * 64
        return units == Double(Int(units))
    }
}
