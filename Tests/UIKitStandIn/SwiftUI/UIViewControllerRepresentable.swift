// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void

    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType

    func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)

    static func dismantleUIViewController(
        _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)

    func makeCoordinator() -> Self.Coordinator
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public var body: Never { fatalError() }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var environment = EnvironmentValues()

    /// Makes a context, which in an app only SwiftUI does.
    public init(coordinator: Representable.Coordinator) { self.coordinator = coordinator }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

@MainActor open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content
    public var sizingOptions: UIHostingControllerSizingOptions = []
    public var safeAreaRegions: SafeAreaRegions = []

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }
}
