// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Part of the stand-in for UIKit in the run only: without Objective-C a protocol has no optional requirements.

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
