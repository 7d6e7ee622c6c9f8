import AirBarModel
import Testing
import TestSupport
import Verification

/// Binding another scroll view to the same bar, as when the user changes the tab.
extension HardenedBarTests {
    @Test func `an open bar moves the content of any other view to its top`() throws {
        let scrolled = try ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: 500)
        #expect(try last(.expand(true), .scrollView(scrolled)).scrollView.contentOffset == -300)
        #expect(try last(.contentOffset(0), .scrollView(scrolled)).scrollView.contentOffset == 500)
    }

    @Test func `a swap keeps the bar and moves the content to it`() throws {
        let fresh = try ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: 0)
        #expect(
            try heights(.contentOffset(-130), .scrollView(fresh), .contentOffset(-120)) == [130, 130, 120])
    }

    @Test(arguments: [
        // The content offset before; the bar's height; the content offset of the new view, before and after the swap.
        (-200.0, 200.0, 0.0, -200.0), (-200, 200, -200, -200), (-200, 200, 500, 500), (-200, 200, 1400, 1400),
        (500, 100, 0, -100), (500, 100, -50, -100), (500, 100, -200, -100), (500, 100, 1, 1),
        (500, 100, 1400, 1400), (-130, 130, 0, -130), (-130, 130, 0.5, 0.5), (-130, 130, -300, -130),
    ])
    func `the content of a view at its top moves to the bar, and content scrolled away beneath it does not`(
        before: Double, height: Double, contentOffset: Double, after: Double
    ) throws {
        let swapped = try last(.contentOffset(before), .scrollView(view(at: contentOffset)))
        #expect(swapped.offset == -height && swapped.scrollView.contentOffset == after)
    }

    @Test func `the top of a view in a safe area is below the safe area`() throws {
        let notched = try view(at: -47, safeArea: ContentInset(top: 47, bottom: 0))
        #expect(try last(.scrollView(notched)).scrollView.contentOffset == -247)
        #expect(try last(.contentOffset(500), .scrollView(notched)).scrollView.contentOffset == -147)
        let below = try view(at: -46, safeArea: ContentInset(top: 47, bottom: 0))
        #expect(try last(.contentOffset(500), .scrollView(below)).scrollView.contentOffset == -46)
    }

    @Test func `a swap keeps the expanded state of an open bar only`() throws {
        let open = try last(.pan(.began), .contentOffset(-260), .scrollView(view(at: 500)))
        #expect(open.offset == -260 && open.isExpandedStateAvailable)
        #expect(open.scrollView.contentInset.top == 300 && open.scrollView.contentOffset == -260)
        let normal = try last(.pan(.began), .scrollView(view(at: 500)))
        #expect(!normal.isExpandedStateAvailable && normal.scrollView.contentInset.top == 200)
    }

    @Test func `short content gets a bottom inset and moves to the bar`() throws {
        let short = try view(at: 0, content: 100)
        let compact = try last(.contentOffset(500), .scrollView(short))
        #expect(compact.offset == -100 && compact.scrollView.contentInset.bottom == 400)
        #expect(compact.scrollView.contentOffset == -100 && compact.scrollView.end == -100)
        #expect(try last(.scrollView(short)).scrollView.contentOffset == -200)
    }

    @Test func `a refresh control stays with the view it is on`() throws {
        let swapped = try last(.refreshInset(60), .contentOffset(-260), .scrollView(view(at: 0)))
        #expect(swapped.scrollView.refreshInset == 0 && swapped.scrollView.contentInset.top == 200)
        #expect(swapped.offset == -200 && swapped.scrollView.contentOffset == -200)
    }

    @Test func `a lost offset of the old view has no effect`() throws {
        #expect(try heights(.lostContentOffset(-150), .scrollView(view())) == [200, 200])
    }
}
