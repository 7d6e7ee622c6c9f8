#if canImport(UIKit)
    import UIKit

    /// The object that a pan recogniser calls: target and action exist only for Objective-C.
    @MainActor
    final class PanTarget: NSObject {
        private weak var observed: ObservedScrollView?

        /// Makes a target that passes states of the recogniser on.
        init(for observed: ObservedScrollView) {
            self.observed = observed
            super.init()
        }

        /// Begins to be called by a recogniser.
        func add(to recognizer: UIPanGestureRecognizer) {
            recognizer.addTarget(self, action: #selector(panDidChange(_:)))
        }

        /// Ends being called by a recogniser.
        func remove(from recognizer: UIPanGestureRecognizer) {
            recognizer.removeTarget(self, action: #selector(panDidChange(_:)))
        }

        /// Passes the state of the recogniser on.
        @objc func panDidChange(_ recognizer: UIPanGestureRecognizer) {
            observed?.panDidChange(recognizer.state)
        }
    }
#endif
