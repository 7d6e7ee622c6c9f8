import AirBarModel
import Testing
import TestSupport
import Verification

/// What changes around the content: the safe area, a refresh control, the frame and the content's height.
extension HardenedBarTests {
    private static let notch = ContentInset(top: 47, bottom: 34)

    @Test func `below a safe area the bar behaves as without one, with offsets shifted`() throws {
        let notched = try view(at: -247, safeArea: Self.notch)
        #expect(
            try heights(
                .contentOffset(-177), .contentOffset(500), .contentOffset(430), .contentOffset(-247),
                on: notched) == [130, 100, 170, 200])
        #expect(
            try heights(.pan(.began), .contentOffset(-347), .contentOffset(-147), on: notched)
                == [200, 300, 100])
        #expect(
            try heights(.contentOffset(-242), .pan(.began), .contentOffset(-300), on: notched).last == 253)
        #expect(
            try heights(.contentOffset(-241), .pan(.began), .contentOffset(-300), on: notched).last == 200)
        let rest = try last(on: notched).scrollView
        #expect(
            rest.contentInset == ContentInset(top: 200, bottom: 0) && rest.top == -247 && rest.end == 1434)
    }

    @Test func `a safe area that appears leaves the bar, and one that disappears leaves no gap`() throws {
        #expect(try heights(.safeArea(Self.notch), .contentOffset(-247)) == [200, 200])
        let notched = try view(at: -247, safeArea: Self.notch)
        #expect(try heights(.safeArea(.zero), on: notched) == [200])
        // The content was flush with the bar at 150 and is now 47 points higher: only the bar moves.
        #expect(try heights(.contentOffset(-197), .safeArea(.zero), on: notched) == [150, 197])
        #expect(try actions(.contentOffset(-197), .safeArea(.zero), on: notched) == [])
        #expect(try heights(.contentOffset(500), .safeArea(.zero), on: notched) == [100, 100])
    }

    @Test(arguments: [(46.75, 150.0), (46.5, 150), (46.25, 150.75), (46, 151)])
    func `a gap of a quiet snap at most stays, and a larger one is closed`(top: Double, height: Double) throws
    {
        let notched = try view(at: -247, safeArea: Self.notch)
        let shrunk = BarEvent.safeArea(ContentInset(top: top, bottom: 34))
        #expect(try heights(.contentOffset(-197), shrunk, on: notched) == [150, height])
    }

    @Test func `a safe area that appears while the bar is pulled does not stop the pull`() throws {
        #expect(
            try heights(
                .pan(.began), .contentOffset(-198), .safeArea(Self.notch), .contentOffset(-199),
                .contentOffset(-250)) == [200, 198, 198, 199, 250])
    }

    @Test func `after a refresh control has come and gone everything is as before`() throws {
        let events: [BarEvent] = [
            .contentOffset(-270), .refreshInset(60), .contentOffset(-260), .refreshInset(0),
            .contentOffset(-200), .idle,
        ]
        let trace = try trace(events)
        #expect(trace.map { -$0.after.offset } == [200, 200, 200, 200, 200, 200, 200])
        #expect(trace.map(\.after.scrollView.contentInset.top) == [200, 200, 260, 260, 200, 200, 200])
        #expect(trace.last?.after.scrollView == trace.first?.after.scrollView)
    }

    @Test func `while a refresh control holds the content its inset shifts the top`() throws {
        #expect(try heights(.refreshInset(60), .contentOffset(-260), .contentOffset(-230)).last == 170)
        #expect(
            try heights(.refreshInset(60), .contentOffset(-260), .pan(.began), .contentOffset(-360)).last
                == 300)
        #expect(try !last(.refreshInset(60), .contentOffset(-254), .pan(.began)).isExpandedStateAvailable)
        #expect(try last(.refreshInset(60), .contentOffset(-255), .pan(.began)).isExpandedStateAvailable)
        // A second inset replaces the first.
        #expect(try last(.refreshInset(60), .refreshInset(20)).scrollView.contentInset.top == 220)
    }

    @Test func `a refresh control that goes leaves no gap`() throws {
        #expect(
            try heights(.refreshInset(60), .contentOffset(-260), .contentOffset(-230), .refreshInset(0))
                == [200, 200, 170, 200])
        #expect(try heights(.refreshInset(60), .contentOffset(500), .refreshInset(0)) == [200, 100, 100])
    }

    @Test func `a rotation keeps the bar and leaves enough to scroll`() throws {
        #expect(try heights(.contentOffset(-150), .frameHeight(300), .frameHeight(600)) == [150, 150, 150])
        #expect(try last(.frameHeight(300)).scrollView.end == 1700)
        for (frame, bottom) in [(2000.0, 0.0), (1900, 0), (1950, 50), (2100, 200)] {
            let view = try last(.frameHeight(frame)).scrollView
            // The bar needs 100 points of scrolling to become compact, whatever the frame.
            #expect(view.contentInset.bottom == max(0, frame - 100 - 2000), "\(bottom)")
            #expect(view.end - view.top >= 100)
        }
        // Content beyond the end after that bounces back, and the bar stays.
        #expect(
            try heights(.contentOffset(1400), .frameHeight(1000), .contentOffset(1200), .contentOffset(1000))
                == [100, 100, 100, 100])
    }

    @Test func `content that grows or shrinks keeps the bar, and the shortest lets it become compact`() throws
    {
        #expect(
            try heights(.contentOffset(-130), .contentHeight(0), .contentHeight(5000)) == [130, 130, 130])
        let empty = try last(.contentHeight(0)).scrollView
        #expect(empty.contentInset.bottom == 500 && empty.top == -200 && empty.end == -100)
        #expect(try heights(.contentHeight(0), .contentOffset(-100), .contentOffset(-50)) == [200, 100, 100])
    }

    @Test func `an open bar has more to scroll`() throws {
        let open = try last(.contentHeight(0), .expand(true)).scrollView
        #expect(open.top == -300 && open.end - open.top == 200)
    }

    @Test func `the app's own bottom inset stays, and counts as content`() throws {
        let short = try view(content: 300)
        func insets(_ events: BarEvent...) throws -> ContentInset {
            try #require(trace(events, on: short).last).after.scrollView.contentInset
        }
        // Of 500 points below the compact bar, 300 are content.
        #expect(try insets() == ContentInset(top: 200, bottom: 200))
        #expect(try insets(.bottomInset(80)) == ContentInset(top: 200, bottom: 200))
        #expect(try insets(.bottomInset(260)) == ContentInset(top: 200, bottom: 260))
        #expect(try insets(.bottomInset(80), .bottomInset(0)) == ContentInset(top: 200, bottom: 200))
        #expect(try insets(.bottomInset(80), .contentHeight(900)) == ContentInset(top: 200, bottom: 80))
        let bound = try last(on: try view(bottomInset: 80)).scrollView
        #expect(bound.contentInset == ContentInset(top: 200, bottom: 80) && bound.end == 1_480)
        #expect(try heights(.contentOffset(-150), .bottomInset(80)) == [150, 150])
        #expect(try actions(.contentOffset(-150), .bottomInset(80)) == [])
    }

    @Test func `a view that was bound before keeps its place beneath the bar, and loses no inset`() throws {
        func bound(at contentOffset: Double, _ top: Double) throws -> Snapshot {
            try last(
                .contentOffset(500),
                .scrollView(view(at: contentOffset, barInset: ContentInset(top: top, bottom: 0))))
        }
        // Beneath the compact bar; the same offset of a fresh view is above its top.
        #expect(try bound(at: -60, 200).scrollView.contentOffset == -60)
        #expect(try bound(at: -60, 0).scrollView.contentOffset == -100)
        #expect(try bound(at: -200, 200).scrollView.contentOffset == -100)
        #expect(try bound(at: -60, 300).scrollView.contentInset == ContentInset(top: 200, bottom: 0))
    }

    @Test func `where the scroll view clamps, the bar follows the content and leaves no gap`() throws {
        let clamping = try view(at: 1_000, behavior: .clamps)
        // The content comes back by 1,000 points, and the bar with it.
        #expect(
            try heights(.scroll(.set, to: 1_400), .contentHeight(500), on: clamping).last == 200)
        let insets = try view(at: -200, behavior: .clamps)
        let refreshed = try last(
            .refreshInset(60), .scroll(.set, to: -260), .idle, .refreshInset(0), on: insets)
        #expect(refreshed.offset == -200 && refreshed.scrollView.contentOffset == -200)
        let settled = try last(
            .pan(.began), .contentOffset(-230), .pan(.ended), .idle, .contentHeight(100), on: insets)
        #expect(settled.offset == -200 && settled.scrollView.contentOffset == -200)
    }
}
