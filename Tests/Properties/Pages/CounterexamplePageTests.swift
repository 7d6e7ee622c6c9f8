import AirBarModel
import Testing
import TestSupport
import Verification

@testable import Pages

/// The pages of counterexamples as text.
@Suite struct CounterexamplePageTests {
    @Test func `a page of a thousand steps has at most 300 kB`() throws {
        let page = try PageSample.long()
        #expect(page.film.track.steps.count == 1_000)
        #expect(page.html.utf8.count <= 300_000)
    }

    @Test func `a page is the same text for the same counterexample`() throws {
        #expect(
            try PageSample.page(of: PageSample.halfOpen).html == PageSample.page(of: PageSample.halfOpen).html
        )
    }

    @Test func `a page shows the case as it was met beside the shrunk one`() throws {
        let report = BarVerifier(.published, invariants: [.bounceIgnored]).run(cases: 500)
        let found = try #require(report.counterexamples.first)
        let met = try #require(found.met)
        #expect(met.eventCount > found.counterexample.eventCount)
        let html = CounterexamplePage(found).html
        #expect(html.contains("As met: \(met.eventCount) events"))
        #expect(html.contains("Shrunk: \(found.counterexample.eventCount) events"))
        #expect(html.contains(found.instruction))
    }

    @Test func `a name that looks like markup is shown, and not run`() throws {
        let definition = BarDefinition("</script><b>") { PublishedBar($0) }
        let found = try #require(
            BarCounterexample(
                try scenario([.contentOffset(1_400), .contentOffset(1_401)]), on: definition,
                breaks: .bounceIgnored))
        #expect(!CounterexamplePage(found, instruction: "").html.contains("</script><b>"))
        #expect(ScriptData.text("</script>\u{2028}\"\\\n") == #""\u003c/script\u003e\u2028\"\\\u000a""#)
    }

    @Test func `what never was has no bar`() {
        let counts = [("a", 0), ("b", 2)].map { CaseProfile.Count(name: $0, count: $1) }
        let html = CountPlot(title: "", counts: counts).markup.text
        #expect(html.matches(of: /class="length"/).count == 1 && html.contains("width:100%"))
    }

    @Test func `a map of states is drawn once, and a path to a violation has heads that point on`() throws {
        let model = try #require(BoundedModel.all.first { $0.name == "no-compact" })
        let explorations = try Exploration.all(of: .published, on: [model], limit: 1_000, isMapped: true)
        let html = IndexPage(explorations, of: .published).html
        #expect(html.matches(of: /<path class="move"/).count == 1)
        let paths = html.matches(of: /<path class="way" d="([^"]+)"/).map(\.output.1)
        #expect(!paths.isEmpty)
        let arrows = paths.flatMap { path in
            path.split { "ML ".contains($0) }.compactMap { Double($0) }.chunks(of: 10)
        }
        // A line from its start to its end, and a head: one end of it, its tip, and its other end.
        let isForward = arrows.map { arrow in
            let (x, y) = (arrow[2] - arrow[0], arrow[3] - arrow[1])
            let head = (x: 2 * arrow[6] - arrow[4] - arrow[8], y: 2 * arrow[7] - arrow[5] - arrow[9])
            return x * head.x + y * head.y > 0
        }
        #expect(isForward.count > 1 && isForward.allSatisfy { $0 })
    }

    @Test func `of some mutants it is not said that an entry kills none`() {
        let report = MutationReport(Array(Mutant.all.prefix(1)), seeds: 1...1, cases: 100)
        #expect(!IndexPage(report, isWhole: false).html.contains("why they stay"))
        #expect(IndexPage(report, isWhole: true).html.contains("why they stay"))
    }
}

extension Array {
    /// Its elements, so many together.
    fileprivate func chunks(of count: Int) -> [[Element]] {
        stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
    }
}
