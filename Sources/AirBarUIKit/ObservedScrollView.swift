#if canImport(UIKit)
    import AirBarModel
    import Motion
    import UIKit

    /// A `UIScrollView` as a `Scrollable`.
    ///
    /// It is an object of its own, because `UIScrollView` has properties of the names that `Scrollable` requires, of other
    /// types. It observes the scroll view from its beginning until ``stop()`` or until it is released. Meanwhile the
    /// delegate of the scroll view is an object that forwards every message to the delegate from before.
    ///
    /// It holds the scroll view weakly, and the scroll view does not hold it.
    @MainActor
    public final class ObservedScrollView {
        /// The scroll view; nil once it has been released.
        public private(set) weak var scrollView: UIScrollView?

        /// Reports each set of the content offset, in points.
        public let contentOffsetObservable = ObservableValue<Double>()

        /// Reports each set of the content size: its height, in points.
        public let contentHeightObservable = ObservableValue<Double>()

        /// Reports each new state of the pan.
        public let panObservable = ObservableValue<PanPhase>()

        /// Reports rests and changes of the frame and the insets, of which a `BarController` is told by calls.
        public let noticeObservable = ObservableValue<ScrollViewNotice>()

        /// The release of the pan, in points and points per second, while its end is being reported.
        public internal(set) var release: Release?

        /// Where UIKit will read the content offset at which the content comes to rest, while a drag ends.
        var targetContentOffset: UnsafeMutablePointer<CGPoint>?

        /// Whether the pan has begun and its end has not been reported.
        var isPanning = false

        /// Whether the event that is being delivered has made the content move in an animation.
        private(set) var movesContentAnimated = false

        /// The content insets that the bar set, in points, without those of a refresh control and of the app.
        ///
        /// The top inset that is there when observing begins counts as the bar's, the bottom inset as the app's.
        private(set) var barInset: ContentInset

        private var known: Known
        private var deliveries = 0
        private var hooks: ScrollViewHooks?

        /// The numbers of which only changes are reported, in points.
        private struct Known {
            var frameHeight: Double
            var safeArea: ContentInset
            var refreshInset = 0.0
            var bottomInset: Double
        }

        /// Begins to observe a scroll view.
        ///
        /// Set the delegate of the scroll view before, and let no refresh control be refreshing.
        public init(_ scrollView: UIScrollView) {
            self.scrollView = scrollView
            barInset = ContentInset(top: scrollView.contentInset.top, bottom: 0)
            known = Known(
                frameHeight: scrollView.bounds.height, safeArea: scrollView.safeArea,
                bottomInset: max(0, scrollView.contentInset.bottom))
            hooks = ScrollViewHooks(on: scrollView, for: self)
        }

        // The last reference may be dropped on any thread; the hooks outlive it until they are removed on the main one.
        deinit {
            Task { @MainActor [hooks] in hooks?.remove() }
        }

        /// Stops observing, and gives the scroll view its delegate and the app's own bottom inset back.
        public func stop() {
            hooks?.remove()
            hooks = nil
            scrollView?.contentInset.bottom -= barInset.bottom
            barInset.bottom = 0
        }

        /// Delivers an event of the scroll view or of the app to whoever observes.
        ///
        /// Deliveries can be nested: an observer that changes the scroll view causes another one.
        func deliver(_ event: () -> Void) {
            if deliveries == 0 { movesContentAnimated = false }
            deliveries += 1
            event()
            deliveries -= 1
        }

        /// Records that the bar has moved the content during this delivery.
        func contentDidMove(animated: Bool) { movesContentAnimated = animated }

        /// Records that the bar is about to set content insets, in points, lest they are reported as another's.
        func barWillSet(_ inset: ContentInset) {
            barInset = ContentInset(top: inset.top - refreshInset, bottom: inset.bottom - bottomInset)
            known.refreshInset = inset.top - barInset.top
            known.bottomInset = inset.bottom - barInset.bottom
        }

        /// Reports the height of the frame if it has changed.
        func boundsDidChange() {
            guard frameHeight != known.frameHeight else { return }
            known.frameHeight = frameHeight
            notify(.frame)
        }

        /// Reports the insets if the part that is not the bar's has changed.
        func insetsDidChange() {
            guard
                safeArea != known.safeArea || refreshInset != known.refreshInset
                    || bottomInset != known.bottomInset
            else { return }
            known.safeArea = safeArea
            known.refreshInset = refreshInset
            known.bottomInset = bottomInset
            notify(.insets)
        }

        /// Reports a rest, unless a finger is down.
        func didRest() {
            if let scrollView, !scrollView.isTracking { notify(.rest) }
        }

        /// Reports a notice.
        func notify(_ notice: ScrollViewNotice) {
            deliver { noticeObservable.notify(notice) }
        }
    }
#endif
