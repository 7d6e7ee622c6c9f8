import AirBarModel
import BarCommands
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

    @Test(arguments: [
        ("x", "column 1: expected '{', found 'x'"),
        ("{", "column 2: expected the field 'configuration', found nothing"),
        ("{}", "column 2: expected the field 'configuration', found '}'"),
        (
            line(configuration: "[3, 2, 1]"),
            "column 18: normal height is 2.0, expected at least the compact height, 3.0"
        ),
        (line(configuration: "[1, 2]"), "column 23: expected ',', found ']'"),
        (line(configuration: "[1, 2, 3, 4]"), "column 26: expected ']', found ','"),
        (line(configuration: "[1, 2, 3,]"), "column 26: expected ']', found ','"),
        (line(configuration: "[1, 2, 1e309]"), "column 25: expected a finite number, found '1e309'"),
        (line(configuration: "[1, 2, 03]"), "column 25: expected a finite number, found '03'"),
        (line(configuration: "[1, 2, 3\0]"), "column 25: expected a finite number, found '3\u{FFFD}'"),
        (line(events: "[[\"jump\", 3]]"), "column 91: expected an event: offset, pan, "),
        (line(events: "[[\"offset\", \"x\"]]"), "column 101: expected a finite number, found '\"x\"'"),
        (line(events: "[[\"offset\", 1, 2]]"), "column 102: expected ']', found ','"),
        (line(events: "[[\"offset\", 1],]"), "column 104: expected '[', found ']'"),
        (line(events: "[[\"pan\", \"ende\"]]"), "column 98: expected a pan phase: began, changed, ended, "),
        (line(states: "[]"), "column 101: expected 1 states, one more than events, found 0"),
        (line(states: "[[0, 1, 0, 0, 0, 0]]"), "column 106: expected true or false, found '1'"),
        (line(states: "[[0, false, 0, 0, 0, 0, 0]]"), "column 123: expected ']', found ','"),
        (
            line(frameHeight: "4,\"frameHeight\":4"),
            "column 44: expected the field 'contentHeight', found '\"frameHeight\"'"
        ),
        (
            line(frameHeight: "4,\"note\":4"),
            "column 44: expected the field 'contentHeight', found '\"note\"'"
        ),
        (line(frameHeight: "-4"), "column 1: frame height is -4.0, expected a length"),
        (line() + "]", "column 128: expected the end of the line, found ']'"),
        (line().dropLast() + ",}", "column 127: expected '}', found ','"),
        (line().dropLast() + ",\"note\":1}", "column 127: expected '}', found ','"),
    ])
    func `a malformed line is refused with its number and what was expected`(text: String, message: String)
        throws
    {
        try TemporaryFolder.with { folder in
            let path = try folder.write((Self.line() + "\n" + text + "\n").utf8, to: "traces.jsonl")
            let error = #expect(throws: UsageError.self) { try GoldenFile(contentsOf: path) }
            let isAsExpected = error?.message.hasPrefix("\(path), line 2, \(message)") == true
            #expect(isAsExpected, "\(error?.message ?? "")")
        }
    }

    @Test func `lines may end as on Windows, and fields may come in any order`() throws {
        let reordered = """
            { "states" : [ [-2.0,false,-2e0,2,0,2] ], "events":[], "contentOffset":0,"contentHeight":5, "frameHeight":4,
            "configuration":[1,2,3] }
            """.replacing("\n", with: "\t")
        try TemporaryFolder.with { folder in
            let text = "\(Self.line())\r\n\r\n\(reordered)\r\n"
            let traces = try GoldenFile(contentsOf: folder.write(text.utf8, to: "traces.jsonl")).traces
            #expect(traces.count == 2 && traces[0].states == traces[1].states)
            #expect(traces[0].scenario == traces[1].scenario)
        }
    }

    private static func line(
        configuration: String = "[1, 2, 3]", frameHeight: String = "4", events: String = "[]",
        states: String = "[[-2, false, -2, 2, 0, 2]]"
    ) -> String {
        """
        {"configuration":\(configuration),"frameHeight":\(frameHeight),"contentHeight":5,"contentOffset":0,\
        "events":\(events),"states":\(states)}
        """
    }
}
