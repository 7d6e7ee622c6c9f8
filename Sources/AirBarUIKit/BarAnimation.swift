#if canImport(UIKit)
    import UIKit

    /// The animation in which a snap moves the content and the bar.
    enum BarAnimation {
        /// The duration of the animation, in seconds, as published.
        static let duration = 0.25

        /// Animates changes of views, which the user can touch meanwhile.
        @MainActor
        static func run(_ changes: @escaping @MainActor () -> Void) {
            UIView.animate(
                withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: { changes() })
        }
    }
#endif
