// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
    @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)

    @objc optional func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    @objc optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    @objc optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    @objc optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    @objc optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
