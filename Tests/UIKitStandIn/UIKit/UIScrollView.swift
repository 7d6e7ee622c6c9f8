// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @objc open class UIRefreshControl: NSObject {}

/// A scroll view that moves where it is told to and notifies as UIKit does; it does not move by itself.
@MainActor @objc open class UIScrollView: UIView {
    open var contentOffset = CGPoint.zero {
        didSet { KeyValueObserver.didChange(\UIScrollView.contentOffset, of: self) }
    }

    open var contentSize = CGSize.zero {
        didSet { KeyValueObserver.didChange(\UIScrollView.contentSize, of: self) }
    }

    open override var bounds: CGRect {
        didSet { KeyValueObserver.didChange(\UIScrollView.bounds, of: self) }
    }

    open var contentInset = UIEdgeInsets.zero {
        didSet { delegate?.scrollViewDidChangeAdjustedContentInset?(self) }
    }

    /// The insets of the safe area, which the app does not set.
    public var systemInset = UIEdgeInsets.zero {
        didSet { delegate?.scrollViewDidChangeAdjustedContentInset?(self) }
    }

    open var adjustedContentInset: UIEdgeInsets {
        UIEdgeInsets(
            top: contentInset.top + systemInset.top, left: contentInset.left + systemInset.left,
            bottom: contentInset.bottom + systemInset.bottom, right: contentInset.right + systemInset.right)
    }

    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    weak open var delegate: (any UIScrollViewDelegate)?
    open var alwaysBounceVertical = false
    open var refreshControl: UIRefreshControl?
    public let panGestureRecognizer = UIPanGestureRecognizer()
    public let contentLayoutGuide = UILayoutGuide()
    public let frameLayoutGuide = UILayoutGuide()

    open var isTracking: Bool { [.began, .changed].contains(panGestureRecognizer.state) }

    /// Whether the content moves by itself, which whoever drives the stand-in decides.
    public var isDecelerating = false
    open var bounces = true

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
}
