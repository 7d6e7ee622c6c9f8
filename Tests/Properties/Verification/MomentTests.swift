import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// When the events of a session occur.
@Suite struct MomentTests {
    private static func trace(_ actions: [SessionAction]) throws -> Trace {
        Trace(of: Session(try scenario([])).with(actions: actions), on: .hardened)
    }

    @Test func `each step of a session has a moment, and a scenario takes no time`() throws {
        let trace = try Self.trace([.drag(by: 300, over: 0.5), .lift, .rest])
        #expect(trace.moments.count == trace.count && trace.moments.first == .start)
        #expect(zip(trace.moments, trace.moments.dropFirst()).allSatisfy { $0.time <= $1.time })
        #expect(Trace(of: try scenario([.contentOffset(0)]), on: .hardened).moments.isEmpty)
    }

    @Test func `time passes as long as the actions say`() throws {
        let trace = try Self.trace([
            .drag(by: 300, over: 0.5), .pause(0.3), .drag(by: -100, over: 0.2), .event(.idle),
        ])
        let last = try #require(trace.moments.last)
        #expect(abs(last.time - 1) < 1e-9 && last.fingerTravel == 200 && last.phase == .dragging)
    }

    @Test func `the way of a finger begins when it touches, and ends when it lifts`() throws {
        let trace = try Self.trace([
            .drag(by: 300, over: 0.5), .lift, .rest, .drag(by: -50, over: 0.2), .lift, .rest,
        ])
        let travels = trace.moments.map(\.fingerTravel)
        #expect(travels.compactMap { $0 }.max() == 300 && travels.compactMap { $0 }.min() == -50)
        for (step, travel) in zip(trace, travels) {
            if case .pan(.began) = step.event { #expect(travel == 0) }
            if case .release = step.event { #expect(travel == nil) }
        }
    }
}
