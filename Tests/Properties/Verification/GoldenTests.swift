import AirBarModel
import Testing
import TestSupport
import Verification

/// The traces recorded from the published library.
@Suite struct GoldenTests {
    private static func traces() throws -> [GoldenTrace] {
        try GoldenTrace.traces(in: Repository.golden)
    }

    @Test func `the published rules reproduce 300 recorded traces of 6276 states bit for bit`() throws {
        let traces = try Self.traces()
        #expect(traces.count == 300)
        #expect(traces.reduce(0) { $0 + $1.states.count } == 6276)
        #expect(traces.flatMap { $0.differences(on: .published) } == [])
    }

    @Test func `the published rules reproduce the traces of scroll views that notify of equal writes, too`()
        throws
    {
        let traces = try GoldenTrace.traces(in: Repository.goldenStop)
        let notified = traces.map {
            GoldenTrace($0.scenario.on(.notifiesEqualWrites), states: $0.states)
        }
        #expect(traces.count == 300)
        #expect(notified.flatMap { $0.differences(on: .published) } == [])
        #expect(traces.count { !$0.differences(on: .published).isEmpty } == 23)
    }

    @Test func `the hardened rules do not, in most of them`() throws {
        let traces = try Self.traces()
        #expect(traces.count { !$0.differences(on: .hardened).isEmpty } > 250)
    }

    @Test(arguments: [
        "bar offset", "expanded state available", "content offset", "top inset", "bottom inset",
        "scroll indicator inset",
    ])
    func `a field that is off by one bit is found and named`(field: String) throws {
        let trace = try #require(try Self.traces().first)
        var states = trace.states
        let state = states[6]
        func recorded(_ name: String, _ number: Double) -> Double { name == field ? number.nextUp : number }
        states[6] = GoldenTrace.State(
            offset: recorded("bar offset", state.offset),
            isExpandedStateAvailable: state.isExpandedStateAvailable != (field == "expanded state available"),
            contentOffset: recorded("content offset", state.contentOffset),
            insetTop: recorded("top inset", state.insetTop),
            insetBottom: recorded("bottom inset", state.insetBottom),
            indicatorInsetTop: recorded("scroll indicator inset", state.indicatorInsetTop))
        let differences = GoldenTrace(trace.scenario, states: states).differences(on: .published)
        #expect(differences.map(\.event) == [6])
        #expect(differences.map(\.field) == [field])
        #expect(differences.allSatisfy { $0.recorded != $0.computed })
    }

    @Test func `a zero of the other sign differs, and what was recorded is told from what is computed`()
        throws
    {
        let scenario = try scenario([.contentOffset(0)])
        let states = Trace(of: scenario, on: .published).map { step in
            let view = step.after.scrollView
            return GoldenTrace.State(
                offset: step.after.offset, isExpandedStateAvailable: step.after.isExpandedStateAvailable,
                contentOffset: view.contentOffset == 0 ? -0.0 : view.contentOffset,
                insetTop: view.contentInset.top, insetBottom: view.contentInset.bottom,
                indicatorInsetTop: view.scrollIndicatorInsetTop)
        }
        let differences = GoldenTrace(scenario, states: states).differences(on: .published)
        #expect(differences.map(\.event) == [1] && differences.map(\.field) == ["content offset"])
        #expect(differences.map(\.recorded) == ["-0.0"] && differences.map(\.computed) == ["0.0"])
    }
}
