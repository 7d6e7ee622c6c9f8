import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// A claim about every step fails if and only if one of its parts does, as they are put to steps that go by.
@Suite struct QuestionsTests {
    private static let isSmall = Claim.now { step in
        step.after.offset < -150 ? step.violation("the bar", step.after.offset, "small", -150) : nil
    }
    private static let pan = Condition(.began)
    private static let idle = Condition(.idle)

    private static let until = Claim.always(.whenever(pan, .until(idle, isSmall)))
    private static let inTime = Claim.always(
        .whenever(pan, .eventually(within: idle, unless: Condition(.changed), isSmall)))
    private static let now = Claim.always(.whenever(idle, isSmall))

    private static let claims = [
        until, inTime, now, .both(until, inTime), .both(inTime, now),
        .always(.whenever(pan, .both(isSmall, .until(idle, .whenever(Condition(.changed), isSmall))))),
        .always(.whenever(Condition(.changed), .whenever(pan, .until(idle, isSmall)))),
        .always(.whenever(pan, .whenever(idle, isSmall))),
        .always(.whenever(Condition(.began) { $0.after.offset < -150 }, .until(idle, isSmall))),
    ]

    /// Whether one of the parts fails while the steps of a trace go by.
    private func fails(_ claim: Claim, in trace: Trace) throws -> Bool {
        var questions = Questions()
        var open = Questions.Open()
        let parts = try #require(claim.partsAtEveryStep)
        for part in parts { questions.add(part) }
        return trace.steps.contains { step in
            let isFailure = parts.contains { part in
                guard case .now(let kinds, let requires, let measure) = part,
                    kinds.contains(step.kind), step.signs.isSuperset(of: requires)
                else { return false }
                return measure(step) != nil
            }
            return questions.fail(at: step, &open) || isFailure
        }
    }

    /// Every row of three events, of the four kinds there are, over bars of two heights.
    @Test(arguments: claims.indices)
    func `parts fail where the claim does, in every short trace`(number: Int) throws {
        let claim = Self.claims[number]
        let events: [BarEvent] = [.pan(.began), .idle, .pan(.changed), .contentOffset(0)]
        for row in 0..<64 {
            for heights in 0..<8 {
                let trace = try Trace(
                    of: scenario((0..<3).map { events[row >> (2 * $0) & 3] }),
                    on: BarDefinition("puppet") {
                        ScriptedBar($0, [.at(100)] + (0..<3).map { .at(heights >> $0 & 1 == 0 ? 100 : 200) })
                    })
                #expect(try fails(claim, in: trace) == (claim.check(trace, 0) != nil), "\(row) \(heights)")
            }
        }
    }

    @Test func `a claim within another that looks ahead only a whole trace can judge`() {
        #expect(Claim.always(.until(Self.idle, .until(Self.pan, Self.isSmall))).partsAtEveryStep == nil)
        #expect(Claim.always(.always(Self.isSmall)).partsAtEveryStep == nil)
        #expect(Claim.both(Self.now, .until(Self.idle, Self.isSmall)).partsAtEveryStep == nil)
    }
}
