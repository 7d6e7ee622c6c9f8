import AirBarModel
import Testing
import Verification

/// An object below which section headers are pinned.
extension LiveBarTests {
    @Test func `a right object whose inset follows its height is accused of nothing`() {
        let report = BarVerifier(sectioned(arrives: true), events: .realistic).run(cases: 4_000)
        #expect(report.holds, "\(report.text)")
    }

    @Test func `an object that leaves content under itself after a tap on the status bar is found`() {
        let report = BarVerifier(sectioned(arrives: false), events: .realistic).run(cases: 4_000)
        #expect(report.counterexamples.contains { $0.counterexample.invariant.id == "S30" }, "\(report.text)")
    }

    /// It leaves short content and its own gaps alone, and does not snap.
    private static let plain = BarKind(
        .followsMovement, capabilities: [.bounceIgnoring, .promptFollowing, .insetFollowing])

    private func sectioned(arrives: Bool) -> BarDefinition {
        BarDefinition.live("sectioned", heights: .fixed(0, 88), kind: Self.plain) {
            scrollView, configuration in
            let header = SectionedHeader(configuration.normal, on: scrollView)
            return LiveBar(
                height: { header.height }, bind: { header.bind($0) },
                receive: {
                    switch $0 {
                    case .contentOffset, .scroll: break
                    case .scrollToTop: if arrives { header.arriveAtTop() }
                    default: header.remember()
                    }
                })
        }
    }
}

/// A header that hides altogether, as an app writes it: the inset of its table ends where the header does.
private final class SectionedHeader {
    private(set) var height: Double
    private let normal: Double
    private weak var scrollView: LiveScrollView?
    /// The scroll view as it was last, with its top where the header is shown.
    private var seen: ScrollViewState?

    init(_ normal: Double, on scrollView: LiveScrollView) {
        (height, self.normal) = (normal, normal)
        bind(scrollView)
    }

    func bind(_ scrollView: LiveScrollView) {
        self.scrollView = scrollView
        // Content that begins at the header or below it meets it.
        if let now, now.contentOffset <= max(scrollView.scrollView.top, -height) {
            scrollView.contentInset.top = normal
            scrollView.updateContentOffset(now.visible(-height), animated: false)
        }
        remember()
        scrollView.contentOffsetObservable.observe { [weak self] _ in self?.follow() }
    }

    /// Follows the content between its edges.
    func follow() {
        guard let now, let seen else { return }
        let distance = now.visible(now.contentOffset) - seen.visible(seen.contentOffset)
        height = max(0, min(height - distance, normal))
        remember()
    }

    func arriveAtTop() {
        scrollView?.updateContentOffset(-normal, animated: true)
    }

    /// Learns of other edges, and has its whole height for an inset where the content cannot be pulled.
    func remember() {
        guard let scrollView else { return }
        scrollView.contentInset.top = scrollView.scrollView.bounces ? height : normal
        seen = now
    }

    private var now: ScrollViewState? {
        guard var view = scrollView?.scrollView, view.contentOffset.isFinite else { return nil }
        view.contentInset.top = normal
        return view
    }
}
