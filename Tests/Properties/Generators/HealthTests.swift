import Foundation
import Generators
import Synchronization
import Testing
import TestSupport

@Suite struct HealthTests {
    /// Draws until a Boolean is true, which it never is past the end of recorded choices.
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

    @Test func `a loop that ends on another value than the target terminates, and is rejected`() {
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

    @Test func `a generator that draws nothing and makes different values is no evidence`() throws {
        let chance = Generator<Int> { _ throws(Rejection) in Int.random(in: 0...100_000) }
        let report = search(Property(chance, id: "any") { _ in true })
        let problem = try #require(report.problems.first)
        #expect(
            problem.description.wholeMatch(
                of:
                    /the generator draws nothing, and yet makes different values, such as \d+ and \d+: whatever is random has to be drawn/
            ) != nil)
        #expect(report.problems.count == 1 && report.healthFailure == problem.description)
        #expect(Self.problems(.always(7)).isEmpty && Self.problems(.always(Double.nan)).isEmpty)
    }

    @Test func `a failure of such a generator is shrunk`() {
        expectMinimum(3, Self.waiting, seeds: 2) { $0 < 3 }
    }

    @Test func `too many discards are a problem, with counts`() {
        let never = Generator<Int>.integer.filter { $0 == 77 }
        let reason = "a filter refused every value"
        #expect(
            Self.problems(never) == [
                .tooManyDiscards(HealthProblem.Discards(101, cases: 0, reasons: [reason: 101]))
            ])
        #expect(
            "\(Self.problems(never)[0])" == """
                101 cases discarded for 0 checked: generate the values that are wanted instead of filtering, \
                or raise discardRatio
                    101 times: a filter refused every value
                """)
        #expect(Self.problems(Generator<Int>.integer.filter { $0.isMultiple(of: 2) }).isEmpty)
    }

    @Test func `more discards than checked cases are a problem, with the most frequent reasons`() {
        let property = Property(Generator<Int>.integer(in: 0...999)) { number in
            if number % 10 < 5 { throw Rejection("the last digit is small") }
            if number % 10 < 7 { throw Rejection("the last digit is 5 or 6") }
            if number % 10 < 8 { throw Rejection("the last digit is 7") }
            if number == 8 { throw Rejection("the number is 8") }
            return []
        }
        let report = search(property, SearchSettings(cases: 900))
        let reasons = report.discardReasons
        #expect(reasons.values.reduce(0, +) == report.discards && reasons.count == 4)
        #expect(report.isClean)
        #expect(
            report.problems == [
                .manyDiscards(HealthProblem.Discards(report.discards, cases: 900, reasons: reasons))
            ])
        let lines = "\(report.problems[0])".split(separator: "\n")
        #expect(
            lines[0].hasSuffix(
                " discarded for 900 checked: generate the values that are wanted instead of filtering"))
        #expect(
            lines.dropFirst().map { $0.drop { $0 != ":" } } == [
                ": the last digit is small", ": the last digit is 5 or 6", ": the last digit is 7",
            ])
    }

    @Test func `a generator that draws without end is rejected, and named`() {
        let endless = Generator<Int> { source throws(Rejection) in
            while try source.draw(.integer(in: 0...9)) < 10 {}
            return 0
        }
        guard case .tooManyDiscards(let discards) = Self.problems(endless, cases: 1).first else {
            Issue.record("no problem")
            return
        }
        #expect(discards.reasons == ["the generator draws without end": 20])
    }

    @Test func `many values that exceed the limit of draws are a problem`() {
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

    @Test func `the limit of draws cuts a list at the same draw with and without recording, as an overrun`()
        throws
    {
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

    @Test func `slow generation is a problem, measured without the body`() {
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
        settings.slowGeneration = .milliseconds(50)
        let body = Property(Generator<Int>.integer, id: "slow") { _ in
            Thread.sleep(forTimeInterval: 0.06)
            return true
        }
        #expect(search(body, settings).problems.isEmpty)
    }

    @Test func `a failure that does not recur is a problem`() {
        let known = Generator<Int>.integer
        let isFirst = Flag()
        let report = search(Property(known, id: "once") { _ in !isFirst.take() })
        #expect(report.problems == [.notReproduced(id: "once", .never)])
        #expect("\(report)".hasSuffix("such as the time, a global, other threads, or the order of a set"))
    }
}

/// True at the first call only.
private final class Flag: Sendable {
    private let isTaken = Atomic<Bool>(false)

    func take() -> Bool { !isTaken.exchange(true, ordering: .relaxed) }
}
