#if canImport(UIKit)
    import AirBarModel
    import UIKit

    /// What observing adds to a scroll view: key-value observations, a target of its pan, and a delegate.
    ///
    /// The scroll view refers to the target and the delegate without holding them; this holds them until they are removed.
    @MainActor
    final class ScrollViewHooks {
        private weak var scrollView: UIScrollView?
        private let panTarget: PanTarget
        private let forwarder: DelegateForwarder
        private var observations: [NSKeyValueObservation] = []

        /// Adds the hooks to a scroll view.
        init(on scrollView: UIScrollView, for observed: ObservedScrollView) {
            self.scrollView = scrollView
            panTarget = PanTarget(for: observed)
            forwarder = DelegateForwarder(to: scrollView.delegate, for: observed)
            panTarget.add(to: scrollView.panGestureRecognizer)
            scrollView.delegate = forwarder
            // UIKit changes a scroll view on the main thread only, and key-value observing reports on the same thread.
            observations = [
                scrollView.observe(\.contentOffset) { [weak observed] _, _ in
                    MainActor.assumeIsolated { observed?.contentOffsetDidChange() }
                },
                scrollView.observe(\.contentSize) { [weak observed] _, _ in
                    MainActor.assumeIsolated { observed?.contentSizeDidChange() }
                },
                scrollView.observe(\.bounds) { [weak observed] _, _ in
                    MainActor.assumeIsolated { observed?.boundsDidChange() }
                },
            ]
        }

        /// Removes the hooks, and gives the scroll view its delegate back, unless the app has set another since.
        func remove() {
            for observation in observations { observation.invalidate() }
            observations = []
            guard let scrollView else { return }
            panTarget.remove(from: scrollView.panGestureRecognizer)
            if scrollView.delegate === forwarder { scrollView.delegate = forwarder.appDelegate }
        }
    }

    extension ObservedScrollView {
        fileprivate func contentOffsetDidChange() {
            deliver { contentOffsetObservable.notify(contentOffset) }
        }

        fileprivate func contentSizeDidChange() {
            deliver { contentHeightObservable.notify(contentHeight) }
        }
    }
#endif
