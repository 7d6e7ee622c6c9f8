import AirBarModel
import Motion
import Testing
import Verification

/// Movements of the content that are not drags: flings, programmatic scrolls, lost notifications.
extension HardenedBarTests {
    private func released(at contentOffset: Double, _ velocity: Double, rest: Double) throws -> [BarAction] {
        try actions(
            .pan(.began), .contentOffset(contentOffset),
            .release(Release(velocity: velocity, rest: rest)))
    }

    @Test func `a scroll is reported once, also one that takes the expanded state away`() throws {
        let trace = try trace([.pan(.began), .contentOffset(-190)])
        let step = try #require(trace.last)
        #expect(step.before.isExpandedStateAvailable && !step.after.isExpandedStateAvailable)
        let reports = trace.actions(of: step).count { if case .state = $0 { true } else { false } }
        #expect(reports == 1)
    }

    @Test func `a fast release is retargeted to where the bar is on a detent`() throws {
        #expect(try released(at: -170, 1000, rest: -130) == [.retarget(-100)])
        #expect(try released(at: -110, -1000, rest: -160) == [.retarget(-200)])
        #expect(try released(at: -110, -300, rest: -160) == [.retarget(-200)])
        #expect(
            try heights(
                .pan(.began), .contentOffset(-170), .release(Release(velocity: 1000, rest: -130)),
                .contentOffset(-120), .contentOffset(-100), .idle) == [200, 170, 170, 120, 100, 100])
    }

    @Test func `a fast release that ends on a detent is not retargeted`() throws {
        #expect(try released(at: -170, 1000, rest: 500) == [])
        #expect(try released(at: -110, -1000, rest: -200) == [])
        // It bounces at the top, as any fling does.
        #expect(try released(at: -110, -1000, rest: -201) == [])
    }

    @Test func `a fast release is not retargeted to the opposite direction`() throws {
        #expect(try released(at: -170, 1000, rest: -160) == [])
        #expect(try released(at: -130, -1000, rest: -140) == [])
        // Nor to the present content offset.
        let up: [BarEvent] = [.contentOffset(1400), .contentOffset(1300)]
        #expect(
            try actions(up[0], up[1], .pan(.began), .release(Release(velocity: 1000, rest: 1345))) == [])
    }

    @Test func `a fast release is not retargeted beyond the content, and the bar settles when it rests`()
        throws
    {
        let events: [BarEvent] = [
            .contentOffset(1400), .contentOffset(1300), .contentHeight(1950), .pan(.began),
            .release(Release(velocity: 1000, rest: 1350)), .contentOffset(1350), .idle,
        ]
        let trace = try trace(events)
        #expect(Array(trace.actions(of: trace[5])) == [])
        #expect(trace.dropFirst().map { -$0.after.offset } == [100, 200, 200, 200, 200, 150, 100])
        #expect(trace.last?.after.scrollView.contentOffset == 1350)
    }

    @Test func `a slow release settles at once`() throws {
        #expect(
            try released(at: -140, 299, rest: -100) == [
                .snap(to: -100), .contentOffset(-100, animated: true),
            ])
        #expect(
            try released(at: -160, -299, rest: -200) == [
                .snap(to: -200), .contentOffset(-200, animated: true),
            ])
        #expect(try released(at: 500, 0, rest: 500) == [.snap(to: -100)])
    }

    @Test func `beyond an edge the bar settles without the content`() throws {
        let events: [BarEvent] = [
            .contentOffset(1400), .contentOffset(1340), .contentHeight(1850), .pan(.began), .pan(.ended),
        ]
        let trace = try trace(events)
        #expect(trace.dropFirst().map { -$0.after.offset } == [100, 160, 160, 160, 200])
        #expect(trace.last?.after.scrollView.contentOffset == 1340)
    }

    @Test(arguments: [
        (BarEvent.horizontalScroll, 150.0), (.pan(.began), 150), (.pan(.changed), 150),
        (.pan(.possible), 150),
        (.bounces(false), 150), (.contentHeight(1500), 150), (.frameHeight(700), 150),
        (.refreshInset(0), 150),
        (.safeArea(.zero), 150), (.release(Release(velocity: 1000, rest: 500)), 150),
        (.contentOffset(-150), 150), (.contentOffset(-140), 140), (.scroll(.set, to: -150), 150),
        (.scroll(.animated, to: -145), 145), (.scroll(.viewAnimation, to: -180), 180),
        (.pan(.ended), 100), (.pan(.cancelled), 100), (.pan(.failed), 100), (.idle, 100),
        (.release(Release(velocity: 0, rest: -150)), 100), (.scrollToTop, 200), (.expand(true), 300),
        (.expand(false), 200),
    ])
    func `a lost notification is made up for by any next event`(event: BarEvent, height: Double) throws {
        #expect(try heights(.lostContentOffset(-150), event) == [200, height])
    }

    @Test func `a lost notification of leaving the top makes the expanded state unavailable`() throws {
        let lost = try last(.pan(.began), .contentOffset(-250), .lostContentOffset(0), .horizontalScroll)
        #expect(!lost.isExpandedStateAvailable && lost.scrollView.contentInset.top == 200)
        #expect(lost.offset == -100)
    }

    @Test func `a horizontal scroll does not move the bar`() throws {
        let events: [BarEvent] = [.contentOffset(-150), .horizontalScroll, .horizontalScroll]
        let trace = try trace(events)
        #expect(trace[3].after == trace[1].after && trace.actions(of: trace[3]).isEmpty)
    }

    @Test func `without bouncing the content stops at its edges, and the bar with it`() throws {
        #expect(try heights(.bounces(false), .contentOffset(-250), .contentOffset(-150)) == [200, 200, 150])
        #expect(try last(.bounces(false), .contentOffset(-250)).scrollView.contentOffset == -200)
        #expect(try last(.bounces(false), .contentOffset(9000)).scrollView.contentOffset == 1400)
        #expect(try last(.bounces(true), .contentOffset(9000)).scrollView.contentOffset == 9000)
        #expect(try heights(.pan(.began), .bounces(false), .contentOffset(-280)) == [200, 200, 280])
    }

    @Test(arguments: [-150.0, 0, 500, 1400, 1500, -190.5])
    func `a tap on the status bar brings the bar to its normal height, from anywhere`(contentOffset: Double)
        throws
    {
        let events: [BarEvent] = [.contentOffset(contentOffset), .scrollToTop, .idle]
        let trace = try trace(events)
        #expect(trace[2].after.offset == -200 && trace[3].after == trace[2].after)
        #expect(trace[2].after.scrollView.contentOffset == -200)
    }

    @Test func `a tap on the status bar leaves an open bar open, and a refresh control where it is`() throws {
        #expect(try heights(.expand(true), .scrollToTop, .idle) == [300, 300, 300])
        let held = try last(.refreshInset(60), .contentOffset(500), .scrollToTop, .idle)
        #expect(held.offset == -200 && held.scrollView.contentOffset == -260)
    }

    @Test(arguments: ProgrammaticScroll.allCases)
    func `after a programme scrolled the bar settles when the content rests`(kind: ProgrammaticScroll) throws
    {
        #expect(try heights(.scroll(kind, to: -140), .idle) == [140, 100])
        #expect(try last(.scroll(kind, to: -140), .idle).scrollView.contentOffset == -100)
        #expect(try heights(.scroll(kind, to: -160), .idle) == [160, 200])
        #expect(try last(.scroll(kind, to: 500), .idle).scrollView.contentOffset == 500)
        #expect(try heights(.pan(.began), .contentOffset(-260), .scroll(kind, to: 0), .idle).last == 100)
    }
}
