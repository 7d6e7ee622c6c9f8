// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@MainActor @objc open class UIViewController: NSObject {
    open var view: UIView! {
        get {
            if loadedView == nil {
                loadView()
                viewDidLoad()
            }
            return loadedView
        }
        set { loadedView = newValue }
    }

    private var loadedView: UIView?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public required init?(coder: NSCoder) { nil }

    open func loadView() { loadedView = UIView(frame: .zero) }

    open func viewDidLoad() {}

    open func viewDidLayoutSubviews() {}

    open func addChild(_ childController: UIViewController) {}

    open func didMove(toParent parent: UIViewController?) {}
}
