import Generators
import Synchronization
import Testing
import TestSupport

@Suite struct HealthTests {
    /// Waits for a coin to come up, which a source that has run out of choices does not have.
    private static let waiting = Generator<Int> { source throws(Rejection) in
        var count = 0
        while !source.flip() { count += 1 }
        return count
    }

    private static func problems<Value>(
        _ generator: Generator<Value>, cases: Int = 200, slow: Duration = .seconds(9)
    ) -> [HealthProblem] {
        var settings = SearchSettings(cases: cases)
        settings.slowGeneration = slow
        return search(Property(generator, id: "any") { _ in true }, settings).problems
    }

    @Test func `a generator that waits for anything but the simplest value comes to an end, and is rejected`()
    {
        for draws in [10, 2_000] {
            var source = ChoiceSource(replaying: [0, 0, 0], maximumDraws: draws)
            #expect(throws: Rejection.self) { try Self.waiting.generate(from: &source) }
            #expect(source.isOverrun)
            #expect(source.recording.choices.count == draws)
        }
        #expect(Self.waiting.simplest == nil)
        let deep = (0...ChoiceSource.maximumDepth).reduce(Self.waiting) { waiting, _ in
            waiting.labelled("deeper")
        }
        var source = ChoiceSource(seed: 1)
        #expect(throws: Rejection.self) { try deep.generate(from: &source) }
    }

    @Test func `a failure of such a generator is shrunk`() {
        expectMinimum(3, Self.waiting, seeds: 2) { $0 < 3 }
    }

    @Test func `discards past the limit are a problem with its counts`() {
        let never = Generator<Int>.integer.filter { $0 == 77 }
        #expect(Self.problems(never) == [.tooManyDiscards(101, cases: 0)])
        #expect("\(Self.problems(never)[0])".hasPrefix("101 cases discarded for 0 checked: generate "))
        #expect(Self.problems(Generator<Int>.integer.filter { $0.isMultiple(of: 2) }).isEmpty)
    }

    @Test func `values that overrun the draws are a problem if they are many`() {
        let long = Generator { source throws(Rejection) in
            guard source.flip(0.25) else { return 0 }
            return (0..<ChoiceSource.maximumDraws).count { _ in source.flip() }
        }
        let problems = Self.problems(long, cases: 20)
        guard case .overruns(let count, let cases) = problems.first else {
            Issue.record("\(problems)")
            return
        }
        #expect(count > 1 && count <= cases && cases == 20)
        #expect("\(problems[0])".contains("of 20 cases made more than 65,536 draws and were cut short"))
        #expect(Self.problems(Self.waiting, cases: 100).isEmpty)
    }

    @Test func `a list without a recording is cut at the same draw as one with, and both say so`() throws {
        let list = Generator.boolean.array(count: 0...50)
        for seed in 0..<50 as Range<UInt64> {
            for limit in [4, 5, 6, 20] {
                var plain = ChoiceSource(seed: seed, maximumDraws: limit)
                var recorded = ChoiceSource(seed: seed, isRecording: true, maximumDraws: limit)
                #expect(try list.generate(from: &plain) == list.generate(from: &recorded))
                #expect(plain.isOverrun == recorded.isOverrun)
            }
        }
    }

    @Test func `generation that takes long is a problem, and is measured without the body`() {
        let slow = Generator<Int>.integer.map { number in
            let start = ContinuousClock.now
            while ContinuousClock.now - start < .milliseconds(2) {}
            return number
        }
        let problems = Self.problems(slow, cases: 20, slow: .milliseconds(1))
        guard case .slowGeneration(let mean) = problems.first else {
            Issue.record("\(problems)")
            return
        }
        #expect(mean >= .milliseconds(2))
        #expect("\(problems[0])".hasPrefix("a case takes "))
        var settings = SearchSettings(cases: 20)
        settings.slowGeneration = .milliseconds(1)
        let body = Property(Generator<Int>.integer, id: "slow") { _ in slow.simplest != nil }
        #expect(search(body, settings).problems.isEmpty)
    }

    @Test func `a failure that does not come up again is a problem of its own`() {
        let known = Generator<Int>.integer
        let isFirst = Flag()
        let report = search(Property(known, id: "once") { _ in !isFirst.take() })
        #expect(report.problems == [.notReproduced(id: "once")])
        #expect("\(report)".hasSuffix("such as the time, a global, or the order of a set"))
    }
}

/// True the first time it is asked.
private final class Flag: Sendable {
    private let isTaken = Atomic<Bool>(false)

    func take() -> Bool { !isTaken.exchange(true, ordering: .relaxed) }
}
