import Generators
import Synchronization
import Testing

/// Limits of time, by a clock that moves by a millisecond with each call of a body.
@Suite struct SearchTimeTests {
    private final class Clock: Sendable {
        private let start = ContinuousClock.now
        private let calls = Mutex(0)

        var elapsed: Duration { .milliseconds(calls.withLock { $0 }) }

        func tick() { calls.withLock { $0 += 1 } }

        /// The settings of a search by this clock.
        func settings(timeLimit: Duration? = nil, shrinkTimeLimit: Duration? = nil) -> SearchSettings {
            var settings = SearchSettings(cases: timeLimit == nil ? 1_000 : .max, timeLimit: timeLimit)
            settings.shrinkTimeLimit = shrinkTimeLimit
            settings.now = { [self] in start + elapsed }
            return settings
        }

        /// A property of eight ids, which fails in a way from a time on.
        func property(after time: Duration = .zero) -> Property<[Int]> {
            Property(Generator<Int>.integer(in: 0...100_000).array()) { [self] list in
                tick()
                guard elapsed > time else { return [] }
                return (1...8).filter { list.reduce(0, +) > $0 * 20_000 }
                    .map { Failure(id: "over \($0)", message: "") }
            }
        }
    }

    @Test(arguments: [1, 4])
    func `the time to shrink is that of all eight failures, with all their starts`(starts: Int) {
        let clock = Clock()
        var settings = clock.settings(shrinkTimeLimit: .milliseconds(300))
        settings.shrinkStarts = starts
        settings.explanationTries = 20
        let report = search(clock.property(), settings)
        #expect(report.counterexamples.count == 8 && report.casesRun == 1_000)
        let time = clock.elapsed - .milliseconds(report.casesRun)
        #expect((.milliseconds(300)...(.milliseconds(310))).contains(time), "\(time)")
        #expect(report.counterexamples.contains { $0.shrinking == .cancelled })
    }

    @Test func `the time to shrink is that of all failures of one case`() {
        let clock = Clock()
        let source = ChoiceSource(replaying: [1, 90_000, 1, 90_001, 1, 77_777, 0])
        let found = clock.property().shrink(source, clock.settings(shrinkTimeLimit: .milliseconds(100)))
        #expect(found.count == 8 && found.contains { $0.shrinking == .cancelled })
        #expect(clock.elapsed < .milliseconds(110), "\(clock.elapsed)")
    }

    @Test(arguments: [1, 4])
    func `a search with eight failures exceeds its time by a twentieth at most`(starts: Int) {
        let clock = Clock()
        var settings = clock.settings(timeLimit: .milliseconds(300))
        settings.shrinkStarts = starts
        let report = search(clock.property(), settings)
        #expect(report.ending == .outOfTime && report.counterexamples.count > 1)
        #expect(report.elapsed == clock.elapsed)
        #expect((.milliseconds(300)...(.milliseconds(317))).contains(report.elapsed), "\(report.elapsed)")
    }

    @Test func `a failure that is found at the end has a twentieth of the time to be shrunk`() throws {
        let clock = Clock()
        let report = search(
            clock.property(after: .milliseconds(997)), clock.settings(timeLimit: .milliseconds(1_000)))
        let found = try #require(report.counterexamples.first)
        #expect(found.caseIndex >= 997 && found.executions > 10)
        #expect((.milliseconds(1_000)...(.milliseconds(1_052))).contains(report.elapsed), "\(report.elapsed)")
    }

    @Test(arguments: [1, 4])
    func `what a search finds before its time is over is fully shrunk`(starts: Int) throws {
        let clock = Clock()
        var settings = clock.settings(timeLimit: .seconds(10))
        settings.shrinkStarts = starts
        let property = Property(Generator<Int>.integer(in: 0...100_000).array()) { list in
            clock.tick()
            return list.reduce(0, +) > 20_000 ? [Failure(id: "over", message: "")] : []
        }
        let report = search(property, settings)
        let found = try #require(report.counterexamples.first)
        #expect(report.ending == .outOfTime && found.value == [20_001] && found.shrinking == .fixpoint)
    }
}
