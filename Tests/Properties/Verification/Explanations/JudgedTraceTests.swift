import AirBarModel
import Testing
import TestSupport
import Verification

/// What is shown of a violation is what was judged.
@Suite struct JudgedTraceTests {
    private static func counterexample(_ name: String) throws -> BarCounterexample {
        let text = try Repository.text(of: "Tests/Properties/Scenarios/\(name).scenario")
        return try #require(Reproduction(scenarioFile: text).counterexamples.first)
    }

    @Test func `F4 shows the pull that does not open the bar`() throws {
        let found = try Self.counterexample("published-F4")
        let judged = found.judged
        let last = try #require(judged.trace.last)
        #expect(judged.violation.step == last.index && last.kind == .changed)
        #expect(last.after.scrollView.contentOffset == found.violation.value)
        #expect(!last.after.isExpandedStateAvailable && judged.change != nil)
        #expect(found.text.contains("drag -100 over 0.2") && found.text.contains("a finger pulls it down"))
        #expect(!found.file.text.contains("drag -100 over 0.2"))
    }

    @Test func `F5 shows the session that it judged, and the one that ends otherwise`() throws {
        let found = try Self.counterexample("published-F5")
        let judged = found.judged
        let other = try #require(judged.other)
        let (end, otherEnd) = (try #require(judged.trace.last?.after), try #require(other.trace.last?.after))
        let ends = [
            (end.offset, otherEnd.offset),
            (end.scrollView.contentOffset, otherEnd.scrollView.contentOffset),
        ]
        #expect(ends.contains { $0 == (found.violation.limit, found.violation.value) })
        #expect(judged.trace.session?.display == .standard && other.trace.session?.display != .standard)
        #expect(found.text.contains("\n\n\(other.name):\n\n"))
        #expect(found.file.session == found.trace.session)
    }

    @Test func `a session that ends at rest is shown as it is`() throws {
        let judged = try Self.counterexample("published-F1").judged
        #expect(judged.change == nil && judged.other == nil)
    }

    @Test func `a violation at a step is shown in the case`() throws {
        let found = try Self.counterexample("published-S7")
        #expect(found.judged.violation == found.violation && found.judged.change == nil)
        #expect(found.judged.trace.count == found.trace.count)
    }
}
