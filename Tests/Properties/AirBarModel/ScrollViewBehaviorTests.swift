import AirBarModel
import Motion
import Testing
import TestSupport

/// What scroll views do by themselves, and the insets that are not the bar's.
@Suite struct ScrollViewBehaviorTests {
    /// The content offset after events on a scroll view that clamps, and whether the last one moved the content.
    private func clamped(_ events: BarEvent..., at contentOffset: Double = 0) throws -> (Double, Bool) {
        var view = ScrollViewState(try view(at: contentOffset, behavior: .clamps))
        var hasMoved = false
        for event in events { hasMoved = view.apply(event) }
        return (view.contentOffset, hasMoved)
    }

    @Test(arguments: [
        (BarEvent.contentHeight(700), 100.0), (.frameHeight(1_950), 50), (.safeArea(.zero), 1_000),
    ])
    func `content at rest beyond an edge is moved back, and nothing else`(event: BarEvent, y: Double) throws {
        let (contentOffset, hasMoved) = try clamped(event, at: 1_000)
        #expect(contentOffset == y && hasMoved == (y != 1_000))
    }

    @Test func `an inset that goes takes the content with it`() throws {
        let gone = try clamped(.refreshInset(60), .scroll(.set, to: -60), .refreshInset(0))
        #expect(gone == (0, true))
        #expect(try clamped(.bottomInset(50), .scroll(.set, to: 1_450), .bottomInset(20)) == (1_420, true))
        var view = ScrollViewState(try view(at: -200, barInset: ContentInset(top: 200, bottom: 0)))
        view.behavior = .clamps
        var hasMoved = view.setContentInset(ContentInset(top: 200, bottom: 0))
        #expect(!hasMoved && view.contentOffset == -200)
        hasMoved = view.setContentInset(ContentInset(top: 150, bottom: 0))
        #expect(hasMoved && view.contentOffset == -150)
    }

    @Test
    func
        `a refresh control that restores the top inset sets it to what it was before, whatever was set since`()
        throws
    {
        for (behavior, top) in [(ScrollViewBehavior.refreshRestoresInset, 200.0), ([], 300)] {
            var view = ScrollViewState(
                try view(at: -200, barInset: ContentInset(top: 200, bottom: 0), behavior: behavior))
            let before = view
            for inset in [60.0, 80, 0] { view.apply(.refreshInset(inset)) }
            #expect(view == before)
            view.apply(.refreshInset(60))
            view.setContentInset(ContentInset(top: 360, bottom: 0))
            view.apply(.refreshInset(0))
            #expect(view.barInset == ContentInset(top: top, bottom: 0))
        }
    }

    @Test
    func `a refresh control of a view that is bound while it refreshes restores the inset without its own`()
        throws
    {
        let geometry = try ScrollViewGeometry(
            frameHeight: 600, contentHeight: 2_000, contentOffset: -260,
            barInset: ContentInset(top: 100, bottom: 0), refreshInset: 60, behavior: .refreshRestoresInset)
        var view = ScrollViewState(geometry)
        view.setContentInset(ContentInset(top: 260, bottom: 0))
        view.apply(.refreshInset(0))
        #expect(view.contentInset.top == 100 && view.refreshInset == 0)
    }

    @Test func `content that moves is left until it has come to rest`() throws {
        #expect(try clamped(.pan(.began), .contentHeight(700), at: 1_000) == (1_000, false))
        #expect(try clamped(.pan(.began), .contentHeight(700), .pan(.ended), at: 1_000) == (1_000, false))
        #expect(
            try clamped(.pan(.began), .contentHeight(700), .pan(.ended), .idle, at: 1_000) == (100, true))
        #expect(try clamped(.contentOffset(1_500)) == (1_500, false))
        #expect(try clamped(.contentOffset(1_500), .idle) == (1_400, true))
        #expect(try clamped(.lostContentOffset(1_500), .contentHeight(1_900)) == (1_500, false))
        let release = BarEvent.release(Release(velocity: 900, rest: 1_600))
        #expect(try clamped(.pan(.began), release, .contentHeight(700), at: 1_000) == (1_000, false))
    }

    @Test(arguments: [BarEvent.scroll(.set, to: 1_200), .scroll(.viewAnimation, to: 1_200), .scrollToTop])
    func `a programmatic scroll ends a fling, and then content that shrinks is moved back`(jump: BarEvent)
        throws
    {
        let release = BarEvent.release(Release(velocity: 900, rest: 1_300))
        var view = ScrollViewState(try view(at: 1_000, behavior: .clamps))
        for event in [.pan(.began), release, .contentOffset(1_050), jump] { view.apply(event) }
        #expect(view.contentOffset == (jump == .scrollToTop ? 0 : 1_200))
        // The end is then 100 points above the content.
        let hasMoved = view.apply(.contentHeight(view.contentOffset + 500))
        #expect(hasMoved == (jump != .scrollToTop))
        #expect(view.contentOffset == (jump == .scrollToTop ? 0 : 1_100) && !view.isInMotion)
    }

    @Test func `a programme scrolls no farther than to an edge, which its own notification tells`() throws {
        #expect(try clamped(.scroll(.set, to: 1_500)) == (1_400, false))
        #expect(try clamped(.scrollView(try view(at: 1_500, behavior: .clamps))) == (1_400, false))
    }

    @Test(arguments: [[], ScrollViewBehavior.notifiesEqualWrites])
    func `other scroll views move no content by themselves`(behavior: ScrollViewBehavior) throws {
        var view = ScrollViewState(try view(at: 1_000, behavior: behavior))
        for event in [BarEvent.contentHeight(700), .idle, .scroll(.set, to: 1_500)] {
            let hasMoved = view.apply(event)
            #expect(!hasMoved)
        }
        #expect(view.contentOffset == 1_500)
    }

    @Test func `an invalid number clamps nothing`() throws {
        #expect(try clamped(.contentHeight(.nan), at: 1_000) == (1_000, false))
        #expect(try clamped(.frameHeight(.infinity), .idle, at: 1_000) == (1_000, false))
    }

    @Test func `content is not moved to where no content offset is valid`() throws {
        let far = BarEvent.safeArea(ContentInset(top: 0x1p40.nextDown, bottom: 0))
        #expect(try clamped(.refreshInset(200), far, .scrollToTop, .refreshInset(100)).1 == false)
    }

    @Test func `a bar is told of the content that moves, and then of what moved it`() throws {
        struct Listener: Bar {
            var state: BarState
            var heard: [BarEvent] = []
            mutating func react(to event: BarEvent, on host: inout BarHost) { heard.append(event) }
        }
        let configuration = try BarConfiguration(compact: 100, normal: 200, expanded: 300)
        var bar = Listener(state: BarState(configuration))
        var host = BarHost(ScrollViewState(try view(at: 1_000, behavior: .clamps)))
        host.deliver(.contentHeight(700), to: &bar)
        host.deliver(.contentHeight(800), to: &bar)
        host.deliver(.scroll(.set, to: 1_500), to: &bar)
        #expect(
            bar.heard == [
                .contentOffset(100), .contentHeight(700), .contentHeight(800), .scroll(.set, to: 1_500),
            ])
    }

    @Test func `a live scroll view notifies of what it does by itself`() throws {
        let view = SimulatedScrollView(
            try view(at: -200, barInset: ContentInset(top: 200, bottom: 0), behavior: .clamps))
        var told: [String] = []
        view.contentOffsetObservable.observe { told.append("offset \($0)") }
        view.contentHeightObservable.observe { told.append("content \($0)") }
        view.contentInset = ContentInset(top: 150, bottom: 0)
        view.contentInset = ContentInset(top: 250, bottom: 0)
        view.updateContentOffset(1_400, animated: false)
        view.contentHeight = 700
        #expect(told == ["offset -150.0", "offset 1400.0", "offset 100.0", "content 700.0"])
    }
}
