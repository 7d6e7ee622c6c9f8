import AirBarModel

/// A scenario judged event by event, compared with the same computed in two other ways.
///
/// A run is a value: what it is after an event must not depend on how it came there. A search advances one run, a replay
/// begins anew, and the explorer resumes from earlier runs, so all three have to agree after every event.
package struct Recomputation {
    /// The other way of computing a run.
    package enum Way: String, Sendable {
        /// From the first event, with another bar.
        case anew
        /// From the run before the last event, after which another event was tried.
        case resumed
    }

    /// What differs after an event.
    package struct Difference: Sendable {
        /// The other way of computing the run.
        package let way: Way
        /// The position of the event, 0 being the binding.
        package let event: Int
        /// What differs.
        package let message: String
    }

    /// The first difference of each way; none if all agree, or if the bar refuses the heights.
    package let differences: [Difference]

    /// Computes a scenario in three ways.
    ///
    /// - Complexity: O(*n*²) in the number of events.
    package init(of scenario: Scenario, on definition: BarDefinition, by oracle: Oracle) {
        guard definition.accepts(scenario.heights), let configuration = scenario.configuration else {
            differences = []
            return
        }
        differences = definition.running {
            Self.differences(of: scenario, on: definition, oracle, definition.makeBar(configuration))
        }
    }

    private static func differences<B: Bar>(
        of scenario: Scenario, on definition: BarDefinition, _ oracle: Oracle, _ bar: B
    ) -> [Difference] {
        func judge(_ bar: B) -> Judge<B> {
            Judge(
                bar, on: scenario.scrollView, by: oracle, relations: .all, pixels: definition.pixels,
                isActed: false, makeBar: { definition.makeBar($0) as? B })
        }
        let events = [.scrollView(scenario.scrollView)] + scenario.events
        var found: [Difference] = []
        var (judged, explorer) = (judge(bar), judge(bar))
        var isValid = true
        for (index, event) in events.enumerated() where !judged.isOver {
            isValid = isValid && event.isValid
            let before = (run: judged.judged, count: judged.violations.first.count)
            judged.advance(by: event)
            func compare(_ other: Judge<B>, _ way: Way, knowing count: Int) {
                guard !found.contains(where: { $0.way == way }) else { return }
                if let message = judged.difference(from: other, knowing: count, isValid: isValid) {
                    found.append(Difference(way: way, event: index, message: message))
                }
            }
            if let another = definition.makeBar(bar.state.configuration) as? B {
                var anew = judge(another)
                for event in events[...index] { anew.advance(by: event) }
                compare(anew, .anew, knowing: 0)
            }
            explorer.resume(from: before.run)
            explorer.advance(by: events[(index + 1) % events.count])
            explorer.resume(from: before.run)
            explorer.advance(by: event)
            compare(explorer, .resumed, knowing: before.count)
        }
        return found
    }
}

extension Judge {
    /// What differs from another judge after the same events; nil if nothing does.
    ///
    /// - Parameters:
    ///   - count: the number of invariants whose first violations the other does not know.
    ///   - isValid: whether all events are valid. A bar may store an invalid number, a NaN; it then equals no other, nor
    ///     does a twin of it.
    fileprivate func difference(from other: Judge, knowing count: Int, isValid: Bool) -> String? {
        let known = violations.first.prefix(count).map(\.invariant)
        let own = violations.first.dropFirst(count).map(Self.text)
        let others = other.violations.first.filter { !known.contains($0.invariant) }.map(Self.text)
        if own != others { return "violations \(own), not \(others)" }
        let (one, two) = (judged, other.judged)
        if one.run.count != two.run.count || one.isOver != two.isOver { return "the number of steps" }
        // Of a bar that is no longer sound nothing is judged any more.
        if one.isOver { return nil }
        if !one.run.observed.looksLike(two.run.observed) { return "what can be seen" }
        guard isValid else { return nil }
        if one.run.observed.bar != two.run.observed.bar { return "the bar" }
        if one.run.history != two.run.history { return "the history" }
        if one.obligations != two.obligations { return "the open obligations" }
        return one.twins == two.twins ? nil : "the twins"
    }

    private static func text(_ found: NumberedViolation) -> String {
        "\(found.invariant): \(found.violation)"
    }
}
