import Generators
import Testing
import TestSupport

@Suite struct DurationTests {
    @Test func `durations attain the ends of their range, and every unit`() {
        let range = Duration.milliseconds(-1_500)...(.seconds(9))
        let durations = samples(of: .duration(in: range), count: 10_000)
        #expect(durations.allSatisfy { range.contains($0) })
        #expect(
            Set([range.lowerBound, .seconds(-1), .zero, .seconds(8), range.upperBound]).isSubset(
                of: durations))
        for unit in [1, 1_000, 1_000_000, 1_000_000_000, 1_000_000_000_000_000_000] as [Int128] {
            let step = 1_000_000_000_000_000_000 / unit
            #expect(durations.count { $0.attoseconds.isMultiple(of: step) } > 1_500, "\(unit) a second")
        }
    }

    @Test(arguments: [
        .zero ... .zero, .nanoseconds(3)...(.nanoseconds(4)),
        Duration(attoseconds: 1_500)...(.nanoseconds(1)),
        Duration(attoseconds: .min)...Duration(attoseconds: .max),
        Duration(attoseconds: .max - 1)...Duration(attoseconds: .max),
        .seconds(-3)...(.milliseconds(-2_001)),
    ]) func `a range within a second, and one of all durations, is kept`(range: ClosedRange<Duration>) {
        let generator = Generator.duration(in: range)
        let durations = samples(of: generator)
        #expect(durations.allSatisfy { range.contains($0) })
        #expect(generator.simplest.map(range.contains) == true)
    }

    @Test func `durations shrink to whole seconds, then to larger units`() {
        let durations = Generator.duration(in: .seconds(-60)...(.seconds(60)))
        expectMinimum(.seconds(8), durations) { $0 <= .milliseconds(7_250) }
        expectMinimum(.milliseconds(7_251), durations) { $0 <= .milliseconds(7_250) || $0 >= .seconds(8) }
        expectMinimum(.seconds(-1), durations) { $0 >= .zero }
        #expect(Generator.duration(in: .milliseconds(1)...(.seconds(9))).simplest == .seconds(1))
        #expect(Generator.duration(in: .milliseconds(-9_500)...(.milliseconds(-10))).simplest == .seconds(-1))
        expectMinimum(.microseconds(1), durations) { $0 <= .zero || $0 >= .milliseconds(1) }
    }
}
