#if canImport(UIKit)
    import AirBarModel
    import UIKit

    extension ObservedScrollView: @MainActor Scrollable {
        /// The vertical content offset, in points.
        public var contentOffset: Double { length { $0.contentOffset.y } }

        /// The height of the content, in points.
        public var contentHeight: Double { length { $0.contentSize.height } }

        /// The height of the frame, in points.
        public var frameHeight: Double { length { $0.bounds.height } }

        /// The vertical insets that UIKit adds to the content insets, in points.
        public var safeArea: ContentInset { scrollView?.safeArea ?? .zero }

        /// What the top content inset has more than the bar set, in points, if there is a refresh control.
        public var refreshInset: Double {
            guard let scrollView, scrollView.refreshControl != nil else { return 0 }
            return max(0, scrollView.contentInset.top - barInset.top)
        }

        /// Whether the content can be pulled past its edges.
        public var bounces: Bool { scrollView?.bounces ?? true }

        /// What the bottom content inset has more than the bar set, in points: the app's own inset.
        public var bottomInset: Double {
            max(0, length { $0.contentInset.bottom } - barInset.bottom)
        }

        /// The vertical content insets, in points.
        public var contentInset: ContentInset {
            get {
                let insets = scrollView?.contentInset ?? .zero
                return ContentInset(top: insets.top, bottom: insets.bottom)
            }
            set {
                guard let scrollView else { return }
                barWillSet(newValue)
                var insets = scrollView.contentInset
                (insets.top, insets.bottom) = (newValue.top, newValue.bottom)
                scrollView.contentInset = insets
            }
        }

        /// The top inset of the vertical scroll indicator, in points.
        public var scrollIndicatorInsetTop: Double {
            get { length { $0.verticalScrollIndicatorInsets.top } }
            set { scrollView?.verticalScrollIndicatorInsets.top = newValue }
        }

        /// Key-value observing reports every call of a setter.
        public var behavior: ScrollViewBehavior { .notifiesEqualWrites }

        /// Stops a deceleration and sets the vertical content offset, in points.
        ///
        /// At the end of a drag it also becomes the target, lest UIKit moves the content elsewhere afterwards.
        public func updateContentOffset(_ contentOffset: Double, animated: Bool) {
            guard let scrollView else { return }
            targetContentOffset?.pointee.y = contentOffset
            let target = CGPoint(x: scrollView.contentOffset.x, y: contentOffset)
            scrollView.setContentOffset(scrollView.contentOffset, animated: false)
            if animated {
                BarAnimation.run { scrollView.contentOffset = target }
            } else {
                scrollView.contentOffset = target
            }
            contentDidMove(animated: animated)
        }

        /// Sets where the deceleration that is about to begin will end, in points.
        ///
        /// UIKit accepts a target only while it asks for one, at the end of a drag; at any other time nothing happens.
        public func retarget(to contentOffset: Double) {
            targetContentOffset?.pointee.y = contentOffset
        }

        /// A length of the scroll view, in points; 0 once it has been released.
        private func length(_ length: (UIScrollView) -> CGFloat) -> Double {
            scrollView.map { Double(length($0)) } ?? 0
        }
    }

    extension UIScrollView {
        /// The vertical insets that UIKit adds to the content insets, in points.
        var safeArea: ContentInset {
            ContentInset(
                top: adjustedContentInset.top - contentInset.top,
                bottom: adjustedContentInset.bottom - contentInset.bottom)
        }
    }
#endif
