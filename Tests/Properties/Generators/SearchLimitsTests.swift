import Generators
import Synchronization
import Testing

@Suite struct SearchLimitsTests {
    @Test func `a search stops when it is cancelled`() {
        let polls = Atomic<Int>(0)
        var settings = SearchSettings(cases: .max)
        settings.isCancelled = { polls.add(1, ordering: .relaxed).newValue > 50 }
        let report = search(Property(SearchTests.list, id: "true") { _ in true }, settings)
        #expect(report.ending == .cancelled)
        #expect(report.casesRun == 50)
    }

    @Test func `a search that is cancelled while shrinking reports the simplest value so far`() {
        let failures = Atomic<Int>(0)
        var settings = SearchSettings(cases: .max)
        settings.isCancelled = { failures.load(ordering: .relaxed) > 2 }
        let property = Property(SearchTests.list, id: "small") { list in
            guard list.reduce(0, +) >= 100 else { return true }
            failures.add(1, ordering: .relaxed)
            return false
        }
        let report = search(property, settings)
        #expect(report.ending == .cancelled)
        #expect(report.counterexamples.map(\.shrinking) == [.cancelled])
    }

    @Test func `a search stops at its time limit`() {
        let report = search(
            Property(SearchTests.list, id: "true") { _ in true },
            SearchSettings(cases: .max, timeLimit: .milliseconds(20)))
        #expect(report.ending == .outOfTime)
        #expect(report.elapsed >= .milliseconds(20))
    }

    @Test func `the shrink budget is not exceeded, and reaching it is reported`() {
        var settings = SearchSettings()
        settings.shrinkBudget = 3
        let found = search(SearchTests.small, settings).counterexamples
        #expect(found.map(\.executions) == [3])
        #expect(found.map(\.shrinking) == [.outOfBudget])
    }

    @Test func `a failure that does not recur is reported`() {
        let runs = Atomic<Int>(0)
        let property = Property(SearchTests.list, id: "once") { _ in
            runs.add(1, ordering: .relaxed).newValue != 7
        }
        let found = search(property).counterexamples
        #expect(found.map(\.recurrence) == [.never])
        #expect(found.map(\.caseIndex) == [6])
    }

    @Test func `the first failure of each id is reported at once, and progress at intervals`() {
        let failures = Atomic<Int>(0)
        let progress = Atomic<Int>(0)
        let shrinking = Atomic<Int>(0)
        var settings = SearchSettings(cases: 300)
        settings.progressInterval = .zero
        settings.onFailure = { _ in failures.add(1, ordering: .relaxed) }
        settings.onProgress = {
            if $0.shrinking != nil { return _ = shrinking.add(1, ordering: .relaxed) }
            progress.add($0.casesDone < 300 ? 1 : 1_000, ordering: .relaxed)
        }
        _ = search(SearchTests.small, settings)
        #expect(failures.load(ordering: .relaxed) == 1)
        #expect((1...300).contains(progress.load(ordering: .relaxed)))
        #expect(shrinking.load(ordering: .relaxed) > 0)
        settings.progressInterval = .seconds(3_600)
        progress.store(0, ordering: .relaxed)
        shrinking.store(0, ordering: .relaxed)
        _ = search(SearchTests.small, settings)
        #expect(progress.load(ordering: .relaxed) == 0 && shrinking.load(ordering: .relaxed) == 0)
    }

    @Test func `shrinking terminates if the generator rejects nearly every candidate of a long sequence`()
        throws
    {
        let drawn = Atomic(0)
        let list = Generator<[UInt64]> { source throws(Rejection) in
            let list = (0..<1_000).map { _ in source.draw(upTo: 9) }
            drawn.add(list.count, ordering: .relaxed)
            guard list.allSatisfy({ $0 > 7 }) else { throw Rejection("an element is too small") }
            return list
        }
        var settings = SearchSettings()
        settings.shrinkBudget = 30
        let property = Property(list, id: "sum") { $0.reduce(0, +) < 8_000 }
        let start = Array(repeating: 8, count: 1_000) as [UInt64]
        let found = try #require(property.shrink(ChoiceSource(replaying: start), settings).first)
        #expect(found.shrinking == .outOfDraws)
        #expect(found.doubts.first?.hasPrefix("shrinking ran out of draws: ") == true)
        #expect(found.executions < 30)
        #expect(drawn.load(ordering: .relaxed) < 400_000)
    }
}
