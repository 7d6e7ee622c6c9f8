import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// Recordings that are judged by the kind of their bar.
@Suite struct RecordedKindTests {
    private static func judged(_ kind: BarKind, of name: String) throws -> RecordingReport {
        var check = RecordingCheck(heights: BarHeights(compact: 0, normal: 48, expanded: 48), kind: kind)
        try check.read(Repository.text(of: "Tests/Properties/Recordings/\(name).csv").utf8)
        return try check.finish()
    }

    private static func broken(_ report: RecordingReport) -> [String] {
        report.counterexamples.map(\.invariant.id)
    }

    @Test func `a header of the web that switches keeps what is about its kind, and no other kind's`() throws
    {
        let switching = try Self.judged(.switches(after: 100, below: 548), of: "web-material-touch")
        #expect(Self.broken(switching).isEmpty, "\(switching.text)")
        let met = switching.entries.filter { $0.status == .holds }.map(\.invariant.id)
        #expect(met.contains("K3") && met.contains("K4"))
        // It hides later than a bar does that twenty points switch, and does not follow as a hiding one.
        #expect(try Self.broken(Self.judged(.switches(after: 20), of: "web-material-touch")) == ["K4"])
        let hiding = try Self.judged(.hidesOnScroll.without(.snapping), of: "web-material-touch")
        #expect(Self.broken(hiding) == ["S8", "S9"])
    }

    @Test func `a run of a right bar of each kind keeps its kind's in a recording`() throws {
        for definition in RightBars.all {
            for scenario in samples(of: Scenario.generator, count: 60) where scenario.heights.flaw == nil {
                let trace = Trace(of: scenario.recordable(on: definition), on: definition)
                guard trace.allSatisfy({ $0.soundnessViolation == nil }) else { continue }
                let report = try report(of: RecordingFile(trace).text)
                #expect(report.counterexamples.isEmpty, "\(definition.name) \(report.text)")
            }
        }
    }

    @Test func `a kind is a line of the recording, or an object`() throws {
        let rows = "time,contentOffset,barHeight\n0,0,48\n1,1,30\n"
        let lines = try report(of: "# heights 0 48 48\n# kind switching:10,400\n" + rows)
        #expect(Self.broken(lines) == ["K3"])
        let json = try report(
            of: #"""
                {"heights": [0, 48, 48], "kind": "switching:10,400"}
                {"time": 0, "contentOffset": 0, "barHeight": 48}
                {"time": 1, "contentOffset": 1, "barHeight": 30}

                """#)
        #expect(Self.broken(json) == ["K3"])
        let error = #expect(throws: RecordingError.self) {
            try report(of: "# kind nobody\n# heights 0 48 48\n" + rows)
        }
        #expect(error?.line == 1 && error?.message.contains("switching") == true)
    }
}
