#if canImport(UIKit)
    import UIKit

    /// The delegate of an observed scroll view, which keeps the app's own delegate working.
    ///
    /// The app's delegate receives every message that it responds to: those below by a call, before the bar reacts, and all
    /// others by Objective-C's forwarding. So a `UITableViewDelegate` or a `UICollectionViewDelegate` receives its messages
    /// too. The scroll view asks which messages its delegate responds to when it is set; therefore a forwarder is made for one
    /// delegate and does not change it.
    @MainActor
    final class DelegateForwarder: NSObject, UIScrollViewDelegate {
        // The two overrides below are not isolated, as in NSObject; UIKit calls them on the main thread.
        /// The delegate that the app has set.
        nonisolated(unsafe) private(set) weak var appDelegate: (any UIScrollViewDelegate)?

        private weak var observed: ObservedScrollView?

        /// Makes a delegate that forwards messages to the app's delegate.
        init(to appDelegate: (any UIScrollViewDelegate)?, for observed: ObservedScrollView) {
            self.appDelegate = appDelegate
            self.observed = observed
            super.init()
        }

        /// Whether the forwarder or the app's delegate responds to a message.
        nonisolated override func responds(to aSelector: Selector!) -> Bool {
            super.responds(to: aSelector) || appDelegate?.responds(to: aSelector) == true
        }

        /// The app's delegate, for messages that it responds to and the forwarder does not.
        nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
            guard let appDelegate, appDelegate.responds(to: aSelector) else {
                return super.forwardingTarget(for: aSelector)
            }
            return appDelegate
        }

        /// Reports the end of the drag; the app's delegate may change the target before.
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            appDelegate?.scrollViewWillEndDragging?(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
            observed?.dragWillEnd(velocity: velocity.y, target: targetContentOffset)
        }

        /// Reports a rest if the content does not decelerate.
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            appDelegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
            observed?.dragDidEnd(decelerates: decelerate)
        }

        /// Reports a rest.
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            appDelegate?.scrollViewDidEndDecelerating?(scrollView)
            observed?.didRest()
        }

        /// Reports a rest.
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            appDelegate?.scrollViewDidEndScrollingAnimation?(scrollView)
            observed?.didRest()
        }

        /// Reports the tap on the status bar that brought the content to its top, and a rest.
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
            appDelegate?.scrollViewDidScrollToTop?(scrollView)
            observed?.notify(.top)
            observed?.didRest()
        }

        /// Reports the insets if they have changed.
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
            appDelegate?.scrollViewDidChangeAdjustedContentInset?(scrollView)
            observed?.insetsDidChange()
        }
    }
#endif
