import Generators
import Synchronization
import Testing
import Verification

/// The progress of a search for violations, as the thread of the search sees it.
@Suite struct SubjectProgressTests {
    @Test func `a search tells the case that it shrinks, and the length of each counterexample so far`()
        throws
    {
        let running = Mutex<RunningSearch<Scenario>?>(nil)
        let told = Mutex<[SubjectProgress]>([])
        var settings = SearchSettings(cases: 400, seed: 1)
        settings.progressInterval = .zero
        settings.isCancelled = {
            if let search = running.withLock({ $0 }) { told.withLock { $0.append(search.progress) } }
            return false
        }
        let verifier = BarVerifier(.published, invariants: [.bounceIgnored, .finite])
        let search = RunningSearch(verifier, settings)
        running.withLock { $0 = search }
        let report = search.run()
        running.withLock { $0 = nil }
        let all = told.withLock { $0 }
        #expect(all.first?.known.isEmpty == true && all.first?.shrinking == nil && all.first?.isOver == false)
        let last = search.progress
        #expect(last.isOver && Set(last.known.keys) == ["S2", "S7"] && last.casesDone > 300)
        for found in report.counterexamples {
            let id = found.counterexample.invariant.id
            let steps = all.compactMap(\.shrinking).filter { $0.id == id }
            let longest = try #require(steps.compactMap(\.eventCount).max())
            #expect(longest > found.counterexample.eventCount)
            #expect(steps.contains { $0.executions > 10 && $0.text.contains("offset ") })
            #expect(last.known[id]?.status == .broken)
            #expect(try #require(last.known[id]?.count) <= longest)
        }
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.casesDone <= $1.casesDone })
    }
}
