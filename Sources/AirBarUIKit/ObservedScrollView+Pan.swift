#if canImport(UIKit)
    import AirBarModel
    import Motion
    import UIKit

    extension ObservedScrollView {
        /// Reports a new state of the pan recogniser, except its end.
        ///
        /// The end is reported by ``dragWillEnd(velocity:target:)``, since only there UIKit accepts a target. In which order
        /// UIKit calls the two is not documented.
        func panDidChange(_ state: UIGestureRecognizer.State) {
            switch state {
            case .began:
                isPanning = true
                report(.began)
            case .changed: report(.changed)
            case .cancelled: endPan(.cancelled)
            case .failed: endPan(.failed)
            case .possible, .ended: break
            @unknown default: break
            }
        }

        /// Reports the end of a drag, at a velocity in points per millisecond, as UIKit gives it.
        ///
        /// - Parameters:
        ///   - velocity: the vertical velocity of the content offset, in points per millisecond; 0 for a still finger.
        ///   - target: the content offset at which the content will come to rest, in points, which the bar may change.
        func dragWillEnd(velocity: Double, target: UnsafeMutablePointer<CGPoint>) {
            targetContentOffset = target
            if velocity != 0 { release = Release(velocity: velocity * 1000, rest: target.pointee.y) }
            endPan(scrollView?.panGestureRecognizer.state == .cancelled ? .cancelled : .ended)
            release = nil
            targetContentOffset = nil
        }

        /// Reports the end of a pan if nothing else has, and a rest if the content does not decelerate.
        func dragDidEnd(decelerates: Bool) {
            endPan(.ended)
            if !decelerates { notify(.rest) }
        }

        private func endPan(_ phase: PanPhase) {
            guard isPanning else { return }
            isPanning = false
            report(phase)
        }

        private func report(_ phase: PanPhase) {
            deliver { panObservable.notify(phase) }
        }
    }
#endif
