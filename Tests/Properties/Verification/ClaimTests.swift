import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// Each way to put claims together, on traces of a bar that shows a row of heights.
@Suite struct ClaimTests {
    /// A trace of scrolls, and of idle reports where a height is marked, whose first step is the binding.
    private static func trace(_ heights: [Double], idleAt idles: Set<Int> = [], panAt pans: Set<Int> = [])
        throws -> Trace
    {
        let events = heights.indices.dropFirst().map { index in
            idles.contains(index) ? BarEvent.idle : pans.contains(index) ? .pan(.began) : .contentOffset(0)
        }
        let cues = heights.map { ScriptedBar.Cue.at($0) }
        return try Trace(of: scenario(events), on: BarDefinition("puppet") { ScriptedBar($0, cues) })
    }

    /// The bar is small.
    private static let isSmall = Claim.now { step in
        step.after.offset < -150 ? step.violation("the bar", step.after.offset, "small", -150) : nil
    }

    /// The bar is tall.
    private static let isTall = Claim.now { step in
        step.after.offset >= -150 ? step.violation("the bar", step.after.offset, "tall", -150) : nil
    }

    private static let idle = Condition(.idle)
    private static let pan = Condition(.began)

    /// The step at which a claim fails, seen from the first.
    private func failure(
        _ claim: Claim, _ heights: [Double], idleAt idles: Set<Int> = [], panAt pans: Set<Int> = [],
        from start: Int = 0
    ) throws -> Int? {
        claim.check(try Self.trace(heights, idleAt: idles, panAt: pans), start)?.step
    }

    @Test func `now is about the step itself`() throws {
        #expect(try failure(Self.isSmall, [100, 200]) == nil)
        #expect(try failure(Self.isSmall, [100, 200], from: 1) == 1)
    }

    @Test func `always is about every step from there on, and fails at the first`() throws {
        #expect(try failure(.always(Self.isSmall), [100, 120, 150]) == nil)
        #expect(try failure(.always(Self.isSmall), [100, 120, 200, 200]) == 2)
        #expect(try failure(.always(Self.isSmall), [200, 100, 200], from: 0) == 0)
        #expect(try failure(.always(Self.isSmall), [200, 100, 100], from: 1) == nil)
    }

    @Test func `whenever is about a step that meets a condition, and no other`() throws {
        let claim = Claim.whenever(Self.idle, Self.isSmall)
        #expect(try failure(claim, [100, 200]) == nil)
        #expect(try failure(claim, [100, 100], idleAt: [1], from: 1) == nil)
        #expect(try failure(claim, [100, 200], idleAt: [1], from: 1) == 1)
        #expect(try failure(.always(claim), [200, 200, 100, 200], idleAt: [2, 3]) == 3)
    }

    @Test func `until is about the steps between this one and the first that meets a condition`() throws {
        let claim = Claim.until(Self.idle, Self.isSmall)
        // Neither this step counts nor that one, nor what comes after.
        #expect(try failure(claim, [200, 100, 200, 200], idleAt: [2]) == nil)
        #expect(try failure(claim, [100, 100, 200, 100], idleAt: [3]) == 2)
        // It does not ask for the condition to be met.
        #expect(try failure(claim, [200, 100, 100]) == nil && failure(claim, [200]) == nil)
        #expect(try failure(claim, [100, 100, 200]) == 2)
    }

    private static let inTime = Claim.eventually(within: idle, unless: pan, isTall)

    @Test func `eventually is about some step up to the deadline, which counts`() throws {
        #expect(try failure(Self.inTime, [100, 100, 200, 100], idleAt: [3]) == nil)
        #expect(try failure(Self.inTime, [100, 100, 200], idleAt: [2]) == nil)
        #expect(try failure(Self.inTime, [100, 100, 100, 200], idleAt: [2]) == 2)
        // This step does not count.
        #expect(try failure(Self.inTime, [200, 100], idleAt: [1]) == 1)
        #expect(try failure(Self.inTime, [200, 100], idleAt: [0, 1], from: 0) == 1)
    }

    @Test func `eventually holds where the trace ends too early to decide`() throws {
        #expect(try failure(Self.inTime, [100, 100, 100]) == nil)
        #expect(try failure(Self.inTime, [100]) == nil)
    }

    @Test func `eventually holds where an excuse comes before the deadline, and not after it`() throws {
        #expect(try failure(Self.inTime, [100, 100, 100], idleAt: [2], panAt: [1]) == nil)
        #expect(try failure(Self.inTime, [100, 100, 100], idleAt: [1], panAt: [2]) == 1)
        let same = Claim.eventually(within: Self.idle, unless: Self.idle, Self.isTall)
        #expect(try failure(same, [100, 100], idleAt: [1]) == nil)
    }

    @Test func `both hold, and the first that does not tells`() throws {
        let both = Claim.both(Self.isSmall, .always(Self.isSmall))
        #expect(try failure(both, [100, 100]) == nil)
        #expect(try failure(both, [100, 200]) == 1)
        #expect(try failure(.both(.always(Self.isSmall), Self.isTall), [100, 200]) == 1)
        #expect(try failure(.both(Self.isTall, .always(Self.isSmall)), [100, 200]) == 0)
    }

    @Test func `a condition is about kinds of events, and about more if it says so`() throws {
        let trace = try Self.trace([100, 200, 100], idleAt: [1, 2])
        let tall = Condition([.idle, .began]) { $0.after.offset == -200 }
        #expect(trace.map { Self.idle.isMet(by: $0) } == [false, true, true])
        #expect(trace.map { tall.isMet(by: $0) } == [false, true, false])
    }

    @Test func `a claim does not see the step that breaks S2`() throws {
        #expect(try failure(.always(Self.isSmall), [100, 100, .infinity]) == nil)
        #expect(try failure(.until(Self.idle, Self.isSmall), [100, 100, .infinity]) == nil)
        #expect(try failure(Self.inTime, [100, 100, .infinity], idleAt: [2]) == nil)
    }
}
