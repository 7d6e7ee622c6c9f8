import AirBarModel
import Motion
import Testing

@testable import Verification

/// What is kept of the actions of one step.
@Suite struct ActionSummaryTests {
    private static func summary(
        _ actions: BarAction..., after event: BarEvent = .idle,
        before: BarHeights = BarHeights(compact: 100, normal: 200, expanded: 300)
    ) throws -> ActionSummary {
        let configuration = try BarConfiguration(compact: 100, normal: 200, expanded: 300)
        return ActionSummary(actions, after: event, configuration, heightsBefore: before)
    }

    private static func state(_ offset: Double, open: Bool = false) -> BarAction {
        .state(offset: offset, isExpandedStateAvailable: open)
    }

    @Test func `of several actions of a kind the last counts`() throws {
        let summary = try Self.summary(
            .snap(to: -100), .contentOffset(1, animated: true), .retarget(5), .snap(to: -200),
            .contentOffset(2, animated: false), .retarget(6))
        #expect(summary.snap == -200 && summary.command == 2 && !summary.isCommandAnimated)
        #expect(summary.retarget == 6 && summary.refused == nil)
    }

    @Test func `an end that was proposed and is written again is no other end`() throws {
        let release = BarEvent.release(Release(velocity: 300, rest: 5))
        #expect(try Self.summary(.retarget(5), after: release).retarget == nil)
        #expect(try Self.summary(.retarget(6), .retarget(5), after: release).retarget == nil)
        #expect(try Self.summary(.retarget(5.0.nextUp), after: release).retarget == 5.0.nextUp)
        #expect(try Self.summary(.retarget(5), after: .idle).retarget == 5)
    }

    @Test func `of the reports the last, the least and the greatest offset count`() throws {
        let summary = try Self.summary(
            Self.state(-150), Self.state(-250, open: true), Self.state(-110), Self.state(-120))
        #expect(summary.lastReport?.offset == -120 && summary.lastReport?.isExpandedStateAvailable == false)
        #expect(summary.leastReported == -250 && summary.greatestReported == -110)
        #expect(summary.reportOutOfBounds == nil)
    }

    @Test func `of the reports out of bounds the first counts`() throws {
        let summary = try Self.summary(Self.state(-150), Self.state(-201), Self.state(-99), Self.state(-150))
        #expect(summary.reportOutOfBounds?.offset == -201)
        #expect(try Self.summary(Self.state(-301, open: true)).reportOutOfBounds?.offset == -301)
        #expect(try Self.summary(Self.state(-300, open: true)).reportOutOfBounds == nil)
        let lower = BarHeights(compact: 99, normal: 200, expanded: 300)
        #expect(try Self.summary(Self.state(-99), Self.state(-100), before: lower).reportOutOfBounds == nil)
        #expect(try Self.summary(Self.state(-99), before: lower).reportOutOfBounds?.offset == -99)
        #expect(
            try Self.summary(Self.state(-98), Self.state(-100), before: lower).reportOutOfBounds?.offset
                == -98)
    }
}
