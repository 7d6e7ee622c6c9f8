#if canImport(UIKit)
    import SwiftUI
    import UIKit

    /// Vertically scrolling SwiftUI content under a bar.
    ///
    ///     AirBarScrollView(bar) { Feed() }
    ///         .overlay(alignment: .top) {
    ///             Header(progress: bar.state.transitionProgress).frame(height: bar.state.height)
    ///         }
    ///
    /// It has a `UIScrollView` of its own. SwiftUI's `ScrollView` reports its geometry after a layout and sets insets in the
    /// next one, but a bar reads and writes both within one event; and where it keeps a `UIScrollView` is not documented.
    ///
    /// All content is laid out at once: a lazy stack in it is not lazy. To show it under another bar, give the view another
    /// identity.
    public struct AirBarScrollView<Content: View>: UIViewControllerRepresentable {
        private let bar: AirBarController
        private let content: Content

        /// Shows content under a bar; the header is the app's to draw, over the content.
        public init(_ bar: AirBarController, @ViewBuilder content: () -> Content) {
            self.bar = bar
            self.content = content()
        }

        /// Makes the controller of the scroll view, which attaches the bar in its first layout.
        public func makeUIViewController(context: Context) -> HostingScrollController<Content> {
            bar.animate = { changes in
                withAnimation(.easeInOut(duration: BarAnimation.duration)) { changes() }
            }
            return HostingScrollController(bar, hosted(context))
        }

        /// Shows the current content.
        public func updateUIViewController(_ controller: HostingScrollController<Content>, context: Context) {
            controller.show(hosted(context))
        }

        /// Detaches the bar.
        public static func dismantleUIViewController(
            _ controller: HostingScrollController<Content>, coordinator: Void
        ) {
            controller.detach()
        }

        private func hosted(_ context: Context) -> HostedContent<Content> {
            HostedContent(content: content, environment: context.environment)
        }
    }
#endif
