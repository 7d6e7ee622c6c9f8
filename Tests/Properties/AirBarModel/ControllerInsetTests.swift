import AirBarModel
import Motion
import Testing

/// The insets of a live scroll view that are not the bar's, as a controller reads them.
@Suite struct ControllerInsetTests {
    /// A live scroll view of which every number is what a test sets it to.
    private final class PlainScrollView: Scrollable {
        var contentOffset = 0.0
        let (contentHeight, frameHeight, release) = (2_000.0, 600.0, Release?.none)
        var safeArea = ContentInset.zero
        var refreshInset = 0.0
        var bottomInset = 0.0
        var contentInset = ContentInset.zero
        var scrollIndicatorInsetTop = 0.0
        let contentOffsetObservable = ObservableValue<Double>()
        let contentHeightObservable = ObservableValue<Double>()
        let panObservable = ObservableValue<PanPhase>()

        func updateContentOffset(_ contentOffset: Double, animated: Bool) {
            self.contentOffset = contentOffset
        }

        func retarget(to contentOffset: Double) {}
    }

    private static let configuration = Result {
        try BarConfiguration(compact: 100, normal: 200, expanded: 300)
    }

    private static let invalid = [Double.nan, .infinity, -.infinity, -1, 0x1p40]

    /// The insets that are not a bar's.
    private static var insets: [WritableKeyPath<PlainScrollView, Double>] {
        [\.bottomInset, \.refreshInset, \.safeArea.top, \.safeArea.bottom]
    }

    @Test func `a view is bound with the insets of others apart from what a bar has set`() throws {
        struct Listener: Bar {
            let state: BarState
            let heard: Heard
            final class Heard: @unchecked Sendable { var events: [BarEvent] = [] }
            static func == (one: Listener, other: Listener) -> Bool { one.state == other.state }
            func hash(into hasher: inout Hasher) { hasher.combine(state) }
            func react(to event: BarEvent, on host: inout BarHost) { heard.events.append(event) }
        }
        let heard = Listener.Heard()
        let controller = BarController(Listener(state: BarState(try Self.configuration.get()), heard: heard))
        for (barInset, refreshInset, bottomInset) in [
            (ContentInset.zero, 0.0, 50.0), (ContentInset(top: 200, bottom: 30), 60, 50), (.zero, 60, 0),
        ] {
            let view = PlainScrollView()
            view.contentInset = ContentInset(
                top: barInset.top + refreshInset, bottom: barInset.bottom + bottomInset)
            (view.refreshInset, view.bottomInset) = (refreshInset, bottomInset)
            try controller.set(scrollView: view)
            let geometry = try ScrollViewGeometry(
                frameHeight: 600, contentHeight: 2_000, contentOffset: 0, barInset: barInset,
                refreshInset: refreshInset, bottomInset: bottomInset)
            #expect(heard.events.last == .scrollView(geometry))
            #expect(ScrollViewState(geometry).contentInset == view.contentInset)
        }
    }

    @Test func `the app's bottom inset and a refresh control stay when a view is bound`() throws {
        let view = PlainScrollView()
        view.contentInset = ContentInset(top: 60, bottom: 50)
        (view.refreshInset, view.bottomInset) = (60, 50)
        try BarController(HardenedBar(try Self.configuration.get())).set(scrollView: view)
        #expect(view.contentInset == ContentInset(top: 260, bottom: 50))
    }

    @Test(arguments: invalid)
    func `an invalid inset counts as none when a view is bound`(inset: Double) throws {
        for keyPath in Self.insets.prefix(2) {
            var view = PlainScrollView()
            view[keyPath: keyPath] = inset
            let controller = BarController(HardenedBar(try Self.configuration.get()))
            try controller.set(scrollView: view)
            #expect(view.contentInset == ContentInset(top: 200, bottom: 0))
            #expect(view.contentOffset == -200 && controller.state.height == 200)
        }
    }

    @Test(arguments: invalid)
    func `an inset that becomes invalid counts as what it was`(inset: Double) throws {
        for keyPath in Self.insets {
            let controller = BarController(HardenedBar(try Self.configuration.get()))
            var view = PlainScrollView()
            try controller.set(scrollView: view)
            view[keyPath: keyPath] = 50
            controller.scrollViewInsetsDidChange()
            let insets = view.contentInset
            view[keyPath: keyPath] = inset
            controller.scrollViewInsetsDidChange()
            controller.scrollViewFrameDidChange()
            #expect(view.contentInset == insets)
            controller.expand(false)
            let other = keyPath == \.safeArea.top ? 50 : insets.top - 200
            #expect(view.contentInset == insets && view.contentOffset == -200 - other)
        }
    }
}
