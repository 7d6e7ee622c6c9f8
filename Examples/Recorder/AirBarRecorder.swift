// Copy this file into an app to record its bar. It has been read, and not compiled, where this package is developed:
// there is no UIKit there.

#if canImport(UIKit)
    import UIKit

    /// Records a bar and its scroll view as a CSV file that `scripts/airbar check` reads.
    ///
    /// Make it after the bar has begun to observe the scroll view, so that each row has the bar's reaction:
    ///
    ///     recorder = try AirBarRecorder(
    ///         scrollView, heights: (64, 128, 284), to: url,
    ///         barHeight: { [unowned header] in header.heightConstraint.constant },
    ///         isExpandedAvailable: { [unowned bar] in bar.state.isExpandedStateAvailable })
    ///
    /// Call ``note(_:)`` where the app knows more, such as `recorder.note("idle")` when a deceleration has ended.
    @MainActor
    final class AirBarRecorder: NSObject {
        private let scrollView: UIScrollView
        private let file: FileHandle
        private let barHeight: () -> CGFloat
        private let isExpandedAvailable: () -> Bool
        private var observations: [NSKeyValueObservation] = []
        /// The error of the first row that could not be written; no row is written after it.
        private(set) var failure: (any Error)?

        /// Begins a recording.
        ///
        /// - Parameters:
        ///   - scrollView: the scroll view that the bar is on.
        ///   - heights: the compact, the normal and the expanded height of the bar, in points.
        ///   - url: the file, which is replaced.
        ///   - barHeight: the height that the bar has or is being animated to, in points.
        ///   - isExpandedAvailable: whether the bar may grow past its normal height.
        init(
            _ scrollView: UIScrollView, heights: (CGFloat, CGFloat, CGFloat), to url: URL,
            barHeight: @escaping () -> CGFloat, isExpandedAvailable: @escaping () -> Bool
        ) throws {
            self.scrollView = scrollView
            self.barHeight = barHeight
            self.isExpandedAvailable = isExpandedAvailable
            let scale = scrollView.traitCollection.displayScale
            let header = """
                # heights \(heights.0) \(heights.1) \(heights.2)
                # scale \(max(1, scale))
                time,contentOffset,barHeight,contentHeight,frameHeight,insetTop,insetBottom,safeAreaTop,\
                safeAreaBottom,refreshInset,indicatorInsetTop,expandedAvailable,pan,velocity,event

                """
            try Data(header.utf8).write(to: url)
            file = try FileHandle(forWritingTo: url)
            try file.seekToEnd()
            super.init()
            observe()
            write()
        }

        /// Writes a row that says what happened: idle, set, animated, viewAnimation, toTop, expand, collapse, show,
        /// hide or bind.
        func note(_ event: String) { write(event: event) }

        private func observe() {
            observations = [
                scrollView.observe(\.contentOffset) { [weak self] _, _ in self?.writeOnMain() },
                scrollView.observe(\.contentSize) { [weak self] _, _ in self?.writeOnMain() },
                scrollView.observe(\.bounds) { [weak self] _, _ in self?.writeOnMain() },
            ]
            scrollView.panGestureRecognizer.addTarget(self, action: #selector(pan))
        }

        /// UIKit changes views on the main thread only, and so notifies there.
        private nonisolated func writeOnMain() { MainActor.assumeIsolated { write() } }

        @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
            let names: [UIGestureRecognizer.State: String] = [
                .possible: "possible", .began: "began", .changed: "changed", .ended: "ended",
                .cancelled: "cancelled", .failed: "failed",
            ]
            // The content moves against the finger.
            let velocity = -recognizer.velocity(in: scrollView).y
            let isMoving = recognizer.state == .ended && velocity != 0
            write(pan: names[recognizer.state] ?? "", velocity: isMoving ? "\(velocity)" : "")
        }

        private func write(pan: String = "", velocity: String = "", event: String = "") {
            guard failure == nil else { return }
            let safeArea = UIEdgeInsets(
                top: scrollView.adjustedContentInset.top - scrollView.contentInset.top, left: 0,
                bottom: scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom, right: 0)
            let isRefreshing = scrollView.refreshControl?.isRefreshing == true
            let numbers: [CGFloat] = [
                CGFloat(CACurrentMediaTime()), scrollView.contentOffset.y, barHeight(),
                scrollView.contentSize.height, scrollView.bounds.height, scrollView.contentInset.top,
                scrollView.contentInset.bottom, max(0, safeArea.top), max(0, safeArea.bottom),
                isRefreshing ? scrollView.refreshControl?.frame.height ?? 0 : 0,
                scrollView.verticalScrollIndicatorInsets.top,
            ]
            let words = [isExpandedAvailable() ? "1" : "0", pan, velocity, event]
            let row = (numbers.map { "\($0)" } + words).joined(separator: ",") + "\n"
            do {
                try file.write(contentsOf: Data(row.utf8))
            } catch {
                failure = error
            }
        }
    }
#endif
