// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @objc open class UIView: NSObject {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    }

    /// How many animation blocks are being run.
    public private(set) static var animationDepth = 0

    public private(set) var subviews: [UIView] = []
    open var bounds: CGRect
    private var origin: CGPoint

    open var frame: CGRect {
        get {
            let size = bounds.size
            return CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
        }
        set { (origin, bounds.size) = (newValue.origin, newValue.size) }
    }

    open var translatesAutoresizingMaskIntoConstraints = true
    public let topAnchor = NSLayoutYAxisAnchor()
    public let bottomAnchor = NSLayoutYAxisAnchor()
    public let leadingAnchor = NSLayoutXAxisAnchor()
    public let trailingAnchor = NSLayoutXAxisAnchor()
    public let widthAnchor = NSLayoutDimension()

    public init(frame: CGRect) {
        origin = frame.origin
        bounds = CGRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
        super.init()
    }

    public override convenience init() { self.init(frame: .zero) }

    open func addSubview(_ view: UIView) { subviews.append(view) }

    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animationDepth += 1
        animations()
        animationDepth -= 1
        completion?(true)
    }
}
