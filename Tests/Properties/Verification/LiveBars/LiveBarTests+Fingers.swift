import AirBarModel
import Testing
import Verification

/// An object that asks its scroll view whether a finger moves the content.
extension LiveBarTests {
    @Test func `a right object that moves under a finger only is accused of nothing`() {
        let definition = header(isFingerLed: true, kind: Self.plain.with(.fingerLed))
        let scenarios = BarVerifier(definition, events: .realistic).run(cases: 4_000)
        #expect(scenarios.holds, "\(scenarios.text)")
        let sessions = SessionVerifier(definition, events: .realistic).run(cases: 50)
        #expect(sessions.counterexamples.isEmpty, "\(sessions.text)")
    }

    @Test(arguments: [true, false])
    func `an object that moves in other scrolls than it says is found`(isFingerLed: Bool) {
        let kind = isFingerLed ? Self.plain : Self.plain.with(.fingerLed)
        let report = BarVerifier(header(isFingerLed: isFingerLed, kind: kind), events: .realistic)
            .run(cases: 4_000)
        #expect(
            report.counterexamples.map(\.counterexample.invariant.id).contains(isFingerLed ? "S8" : "S31"))
    }

    /// It leaves short content and its own gaps alone, and does not snap.
    private static let plain = BarKind(.followsMovement, capabilities: [.bounceIgnoring, .promptFollowing])

    private func header(isFingerLed: Bool, kind: BarKind) -> BarDefinition {
        BarDefinition.live("follows", heights: .fixed(0, 88), kind: kind) { scrollView, configuration in
            let header = FollowingHeader(configuration.normal, isFingerLed: isFingerLed, on: scrollView)
            return LiveBar(
                height: { header.height }, bind: { header.bind($0) },
                receive: {
                    switch $0 {
                    case .contentOffset, .scroll, .horizontalScroll: break
                    case .scrollToTop: header.show()
                    default: header.remember()
                    }
                })
        }
    }
}

/// A header that hides, as an app writes it in `scrollViewDidScroll`.
private final class FollowingHeader {
    private(set) var height: Double
    private let normal: Double
    private let isFingerLed: Bool
    private weak var scrollView: LiveScrollView?
    private var seen: ScrollViewState?

    init(_ normal: Double, isFingerLed: Bool, on scrollView: LiveScrollView) {
        (height, self.normal, self.isFingerLed) = (normal, normal, isFingerLed)
        bind(scrollView)
    }

    func bind(_ scrollView: LiveScrollView) {
        self.scrollView = scrollView
        let isMet = scrollView.contentOffset <= max(scrollView.scrollView.top, -height)
        scrollView.contentInset.top = normal
        // Content that begins at the header or below it meets it.
        if isMet { scrollView.updateContentOffset(scrollView.scrollView.visible(-height), animated: false) }
        remember()
        scrollView.contentOffsetObservable.observe { [weak self] _ in self?.follow() }
    }

    func remember() { seen = scrollView?.scrollView }

    func show() { height = normal }

    private func follow() {
        guard let scrollView, let seen else { return }
        let distance = seen.visible(scrollView.contentOffset) - seen.visible(seen.contentOffset)
        if scrollView.isTracking || !isFingerLed { height = max(0, min(height - distance, normal)) }
        remember()
    }
}
