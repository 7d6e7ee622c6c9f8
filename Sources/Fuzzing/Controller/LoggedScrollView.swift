import AirBarModel
import Motion

/// A live scroll view that logs what it is told to do.
///
/// The release of its last pan stays readable, but at the end of a pan without one.
final class LoggedScrollView: Scrollable {
    let view: SimulatedScrollView
    private let number: Int
    private let log: ControllerLog
    private var lastRelease: Release?
    private var endsStill = false

    /// What makes it invalid.
    var isInvalid = false

    init(_ geometry: ScrollViewGeometry, number: Int, log: ControllerLog) {
        view = SimulatedScrollView(geometry)
        self.number = number
        self.log = log
    }

    func apply(_ event: BarEvent) {
        if case .release(let release) = event { lastRelease = release }
        endsStill = event == .pan(.ended)
        view.apply(event)
    }

    var release: Release? { endsStill ? nil : lastRelease }

    var contentOffset: Double { view.contentOffset }
    var contentHeight: Double { isInvalid ? -1 : view.contentHeight }
    var frameHeight: Double { view.frameHeight }
    var safeArea: ContentInset { view.safeArea }
    var refreshInset: Double { view.refreshInset }
    var bottomInset: Double { view.bottomInset }
    var behavior: ScrollViewBehavior { view.behavior }
    var isInMotion: Bool { view.isInMotion }
    var contentOffsetObservable: ObservableValue<Double> { view.contentOffsetObservable }
    var contentHeightObservable: ObservableValue<Double> { view.contentHeightObservable }
    var panObservable: ObservableValue<PanPhase> { view.panObservable }

    var contentInset: ContentInset {
        get { view.contentInset }
        set {
            log.add(.contentInset(newValue, view: number))
            view.contentInset = newValue
        }
    }

    var scrollIndicatorInsetTop: Double {
        get { view.scrollIndicatorInsetTop }
        set {
            log.add(.indicatorInset(newValue, view: number))
            view.scrollIndicatorInsetTop = newValue
        }
    }

    func updateContentOffset(_ contentOffset: Double, animated: Bool) {
        log.add(.contentOffset(contentOffset, animated: animated, view: number))
        view.updateContentOffset(contentOffset, animated: animated)
    }

    func retarget(to contentOffset: Double) {
        log.add(.retarget(contentOffset, view: number))
        view.retarget(to: contentOffset)
    }
}
