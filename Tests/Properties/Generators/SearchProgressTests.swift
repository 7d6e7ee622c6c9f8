import Generators
import Synchronization
import Testing

@Suite struct SearchProgressTests {
    /// What a search that tells everything tells.
    private static func told(_ settings: SearchSettings, by run: (SearchSettings) -> Void) -> [SearchProgress]
    {
        let told = Mutex<[SearchProgress]>([])
        var settings = settings
        settings.progressInterval = .zero
        settings.onProgress = { progress in told.withLock { $0.append(progress) } }
        run(settings)
        return told.withLock { $0 }
    }

    @Test func `while it shrinks, a search tells the executions and the simplest choices so far`() throws {
        var reports: [SearchReport<[Int]>] = []
        let told = Self.told(SearchSettings(seed: 5)) { reports.append(search(SearchTests.small, $0)) }
        let found = try #require(reports.first?.counterexamples.first)
        let steps = told.compactMap(\.shrinking)
        #expect(steps.count > 10 && steps.allSatisfy { $0.id == "small" })
        #expect(steps.first?.executions == 0 && steps.last?.choices == found.choices)
        for (step, next) in zip(steps, steps.dropFirst()) {
            #expect(step.executions <= next.executions && !step.choices.isSimpler(than: next.choices))
            #expect(try replay(ReplayToken(step.choices), SearchTests.list).reduce(0, +) >= 100)
        }
        for progress in told where progress.shrinking != nil {
            #expect(progress.casesDone == found.caseIndex + 1 && progress.idsFound == ["small"])
        }
        #expect(told.first?.shrinking == nil && told.last?.shrinking == nil)
    }

    @Test func `checking and shrinking share one interval`() {
        let calls = Atomic(0)
        var settings = SearchSettings(cases: 100)
        settings.stopWhenFound = ["small"]
        settings.progressInterval = .milliseconds(20)
        settings.onProgress = { _ in calls.add(1, ordering: .relaxed) }
        let slow = Property(SearchTests.list, id: "small") { list in
            let start = ContinuousClock.now
            while ContinuousClock.now - start < .milliseconds(2) {}
            return list.reduce(0, +) < 100
        }
        let report = search(slow, settings)
        let count = calls.load(ordering: .relaxed)
        #expect(count > 0 && count <= Int(report.elapsed / settings.progressInterval))
    }

    @Test func `telling does not change the report`() {
        let plain = search(SearchTests.small, SearchSettings(seed: 5))
        var reports: [SearchReport<[Int]>] = []
        _ = Self.told(SearchSettings(seed: 5)) { reports.append(search(SearchTests.small, $0)) }
        #expect(reports.map { $0.counterexamples.map(\.choices) } == [plain.counterexamples.map(\.choices)])
        #expect(reports.map(\.casesRun) == [plain.casesRun])
    }

    @Test func `shrinking one case tells as a search of that case`() throws {
        let found = try #require(search(SearchTests.small, SearchSettings(seed: 8)).counterexamples.first)
        let told = Self.told(SearchSettings()) {
            _ = SearchTests.small.shrink(ChoiceSource(seed: 8, caseIndex: found.caseIndex), $0)
        }
        #expect(!told.isEmpty)
        #expect(
            told.allSatisfy { $0.casesDone == 1 && $0.idsFound == ["small"] && $0.shrinking?.id == "small" })
    }
}
