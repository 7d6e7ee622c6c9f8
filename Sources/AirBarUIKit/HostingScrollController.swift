#if canImport(UIKit)
    import SwiftUI
    import UIKit

    /// A scroll view that hosts SwiftUI content under a bar.
    public final class HostingScrollController<Content: View>: UIViewController {
        private let bar: AirBarController
        private let scrollView = UIScrollView()
        private let hosting: UIHostingController<HostedContent<Content>>

        init(_ bar: AirBarController, _ content: HostedContent<Content>) {
            self.bar = bar
            hosting = UIHostingController(rootView: content)
            super.init(nibName: nil, bundle: nil)
        }

        /// Not available: a bar cannot be decoded.
        @available(*, unavailable)
        public required init?(coder: NSCoder) { nil }

        /// Makes the scroll view the controller's view.
        public override func loadView() {
            // Content that is too short to scroll can be pulled, so that the bar opens.
            scrollView.alwaysBounceVertical = true
            view = scrollView
        }

        /// Adds the content, as wide as the scroll view.
        public override func viewDidLoad() {
            super.viewDidLoad()
            hosting.sizingOptions = .intrinsicContentSize
            // The scroll view is inset by the safe area already.
            hosting.safeAreaRegions = []
            addChild(hosting)
            scrollView.addSubview(hosting.view)
            hosting.view.translatesAutoresizingMaskIntoConstraints = false
            let guide = scrollView.contentLayoutGuide
            NSLayoutConstraint.activate([
                hosting.view.topAnchor.constraint(equalTo: guide.topAnchor),
                hosting.view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                hosting.view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                hosting.view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                hosting.view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            ])
            hosting.didMove(toParent: self)
        }

        /// Attaches the bar once there is a height; an invalid geometry is refused, and tried again in the next layout.
        public override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard !bar.isAttached(to: scrollView), scrollView.bounds.height > 0 else { return }
            try? bar.attach(to: scrollView)
        }

        /// Shows other content.
        func show(_ content: HostedContent<Content>) { hosting.rootView = content }

        /// Detaches the bar, unless it has been attached to another scroll view since.
        func detach() {
            if bar.isAttached(to: scrollView) { bar.detach() }
        }
    }

    /// Content in the environment of the view that shows it, which a hosting controller does not pass on by itself.
    struct HostedContent<Content: View>: View {
        let content: Content
        let environment: EnvironmentValues

        var body: some View { content.environment(\.self, environment) }
    }
#endif
