import AirBarModel
import Testing
import Verification

/// A header that hides and leaves content that is short as it is, as the guide describes it.
struct UnfilledHeader: Bar {
    static let definition = BarDefinition(
        "unfilled", heights: .fixed(0, 88), kind: .hidesOnScroll.without(.contentFilling)
    ) { UnfilledHeader(state: BarState($0)) }

    var state: BarState
    var last: ScrollViewState?

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if case .scrollView = event { last = nil }
        if let last {
            let scrolled = last.visible(host.scrollView.contentOffset) - last.visible(last.contentOffset)
            state.offset = max(-88, min(state.offset + scrolled, 0))
        }
        let other = host.scrollView.safeArea.top + host.scrollView.refreshInset
        makeRoom(&host, meeting: state.offset - other, on: event)
        let view = host.scrollView
        let edge = view.visible(view.contentOffset) + other
        if case .idle = event {
            state.offset = state.height > 44 || edge < 0 ? -88 : 0
        } else {
            state.offset = max(-88, min(state.offset, edge))
        }
        last = view
        host.report(state)
    }

    /// Leaves room above the content only; content bound at its top meets the bar, and comes back from beyond its end.
    private func makeRoom(_ host: inout BarHost, meeting edge: Double, on event: BarEvent) {
        let view = host.scrollView
        host.setContentInset(ContentInset(top: 88 + view.refreshInset, bottom: view.bottomInset))
        guard case .scrollView = event else { return }
        let isAtTop = view.contentOffset <= max(view.top, edge)
        host.updateContentOffset(
            host.scrollView.visible(isAtTop ? edge : view.contentOffset), animated: false)
    }
}

@Suite struct UnfilledHeaderTests {
    @Test func `a header that hides and fills no content is accused of nothing`() {
        let report = BarVerifier(UnfilledHeader.definition, events: .realistic).run(cases: 10_000)
        #expect(report.holds, "\(report.text)")
    }
}
