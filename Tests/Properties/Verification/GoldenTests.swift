import AirBarModel
import Foundation
import Testing
import TestSupport
import Verification

@testable import airbar

/// The traces recorded from the published library.
@Suite struct GoldenTests {
    private static func traces() throws -> [GoldenTrace] {
        try GoldenFile(contentsOf: Repository.golden.path).traces
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
        let traces = try GoldenFile(contentsOf: Repository.goldenStop.path).traces
        let notified = traces.map {
            GoldenTrace($0.scenario.notifyingEqualWrites(true), states: $0.states)
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

    @Test(arguments: [
        ("", "expected a JSON object"), ("{", "expected a JSON object"),
        ("{}", "expected a field 'configuration'"),
        (line(configuration: "[3, 2, 1]"), "normal height is 2.0, expected at least the compact height, 3.0"),
        (line(configuration: "[1, 2]"), "configuration"),
        (line(events: "[[\"jump\", 3]]"), "events[0]"),
        (line(events: "[[\"offset\", \"x\"]]"), "events[0][1]: expected a number"),
        (line(events: "[[\"pan\", \"ende\"]]"), "expected a pan phase"),
        (line(states: "[]"), "expected 1 states, one more than events, found 0"),
        (line(states: "[[0, 1, 0, 0, 0, 0]]"), "states[0][1]: expected true or false"),
    ])
    func `a malformed line is refused with its number and what was expected`(text: String, message: String)
        throws
    {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data((Self.line() + "\n" + (text.isEmpty ? "x" : text) + "\n").utf8).write(to: url)
        let error = #expect(throws: UsageError.self) { try GoldenFile(contentsOf: url.path) }
        #expect(error?.message.hasPrefix("\(url.path), line 2: ") == true)
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    private static func line(
        configuration: String = "[1, 2, 3]", events: String = "[]",
        states: String = "[[-2, false, -2, 2, 0, 2]]"
    ) -> String {
        """
        {"configuration":\(configuration),"frameHeight":4,"contentHeight":5,"contentOffset":0,\
        "events":\(events),"states":\(states)}
        """
    }
}
