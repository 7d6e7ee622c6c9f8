import Generators
import Synchronization
import Testing

@Suite struct SearchMonitorTests {
    private static let number = Generator<Int>.integer(in: 0...1_000)

    /// The steps of a monitor while the body checks each value.
    private static func steps(
        _ settings: SearchSettings, failing limits: [Int] = []
    ) -> [(value: Int, step: SearchMonitor.Step)] {
        let monitor = SearchMonitor()
        var settings = settings
        settings.monitor = monitor
        let steps = Mutex<[(Int, SearchMonitor.Step)]>([])
        let property = Property(Self.number) { number in
            steps.withLock { $0.append((number, monitor.step)) }
            return limits.filter { $0 <= number }.map { Failure(id: "\($0)", message: "") }
        }
        _ = search(property, settings)
        return steps.withLock { $0 }
    }

    @Test func `a monitor shows the case being checked`() throws {
        let steps = Self.steps(SearchSettings(cases: 50, seed: 9))
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.step.number + 1 == $1.step.number })
        #expect(steps.map(\.step.caseIndex) == Array(0..<50))
        for (value, step) in steps {
            let index = try #require(step.caseIndex)
            // Case 0 replays no choices, and a case with repeated parts has to record its own.
            #expect(!step.isGenerating && step.choices.isEmpty == !index.isMultiple(of: 16))
            var source = ChoiceSource(seed: 9, caseIndex: index, of: 50)
            #expect(try Self.number.generate(from: &source) == value)
        }
    }

    @Test func `while shrinking, a monitor shows the case and the choices of each candidate`() throws {
        var settings = SearchSettings(cases: 40, seed: 9)
        settings.shrinkStarts = 3
        let steps = Self.steps(settings, failing: [300, 600])
        // Case 0 and the cases with repeated parts have choices before they fail.
        let shrunk = steps.filter { _, step in
            !step.choices.isEmpty && step.caseIndex?.isMultiple(of: 16) == false
        }
        #expect(Set(shrunk.map(\.step.caseIndex)).count > 3)
        for (value, step) in shrunk {
            #expect(try replay(ReplayToken(step.choices), Self.number) == value)
            var source = ChoiceSource(seed: 9, caseIndex: try #require(step.caseIndex), of: 40)
            #expect(try Self.number.generate(from: &source) >= 300)
        }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.step.number <= $1.step.number })
    }

    @Test func `a monitor distinguishes generating from checking`() {
        let monitor = SearchMonitor()
        let seen = Mutex<[Bool]>([])
        let generator = Self.number.map { number in
            seen.withLock { $0.append(monitor.step.isGenerating) }
            return number
        }
        var settings = SearchSettings(cases: 30)
        settings.monitor = monitor
        _ = search(Property(generator, id: "claim") { $0 < 300 }, settings)
        #expect(seen.withLock { $0.count > 30 && $0.allSatisfy { $0 } })
    }

    @Test func `a monitor does not change the report`() {
        var settings = SearchSettings(seed: 5)
        let plain = search(SearchTests.small, settings)
        settings.monitor = SearchMonitor()
        let monitored = search(SearchTests.small, settings)
        #expect(plain.counterexamples.map(\.choices) == monitored.counterexamples.map(\.choices))
        #expect(plain.counterexamples.map(\.executions) == monitored.counterexamples.map(\.executions))
        #expect(plain.casesRun == monitored.casesRun)
    }
}
