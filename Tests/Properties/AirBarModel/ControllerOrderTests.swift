import AirBarModel
import Motion
import Testing

/// In which order a controller passes on what a bar does, and what a bar is not told any more.
@Suite struct ControllerOrderTests {
    private static let configuration: BarConfiguration = {
        do { return try BarConfiguration(compact: 100, normal: 200, expanded: 300) } catch {
            preconditionFailure("\(error)")
        }
    }()

    private static func view(
        at contentOffset: Double, _ behavior: ScrollViewBehavior = []
    ) throws -> SimulatedScrollView {
        SimulatedScrollView(
            try ScrollViewGeometry(
                frameHeight: 600, contentHeight: 2000, contentOffset: contentOffset, behavior: behavior))
    }

    /// A bar that sets its top inset and sets it back in the same event.
    private struct Restorer: Bar {
        let state = BarState(ControllerOrderTests.configuration)

        func react(to event: BarEvent, on host: inout BarHost) {
            if event == .idle { host.setContentInset(.zero) }
            host.setContentInset(ContentInset(top: 300, bottom: 0))
        }
    }

    @Test func `insets that a bar sets back in one event move content that clamps, as they do alone`()
        throws
    {
        let view = try Self.view(at: -300, .clamps)
        let controller = BarController(Restorer())
        try controller.set(scrollView: view)
        view.apply(.scroll(.set, to: -300))
        var host = BarHost(view.scrollView)
        Restorer().react(to: .idle, on: &host)
        controller.scrollViewDidRest()
        #expect(view.contentOffset == 0 && view.contentOffset == host.scrollView.contentOffset)
        #expect(view.contentInset == host.scrollView.contentInset)
    }

    @Test func `what a scroll view did before another was bound says nothing of the other`() throws {
        let (old, new) = (try Self.view(at: 0), try Self.view(at: 500))
        let controller = BarController(HardenedBar(Self.configuration))
        try controller.set(scrollView: old)
        old.contentOffset = -200
        var reports = 0
        controller.stateObserver = { [unowned controller] _ in
            reports += 1
            guard reports == 1 else { return }
            old.apply(.release(Release(velocity: 1000, rest: 530)))
            controller.expand(true)
            #expect(throws: Never.self) { try controller.set(scrollView: new) }
            #expect(new.contentOffset == 500)
        }
        old.contentOffset = -150
        #expect(new.target == nil && old.target == nil)
        // The app's own request is carried out.
        #expect(controller.state.height == 300 && new.contentOffset == -300)
    }
}
