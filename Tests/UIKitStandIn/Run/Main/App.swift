import AirBarModel
import UIKit

@testable import AirBarUIKit

extension PanTarget: ActionTarget {
    /// Calls the method that the action names.
    public func perform(_ action: Selector, with sender: UIGestureRecognizer) {
        guard action == "panDidChange:", let pan = sender as? UIPanGestureRecognizer else { return }
        panDidChange(pan)
    }
}

/// The delegate of an app, which records the messages that it receives.
@MainActor
final class AppDelegate: NSObject, UIScrollViewDelegate {
    nonisolated static let selection: Selector = "tableView:didSelectRowAtIndexPath:"

    var messages: [String] = []

    nonisolated override func responds(to aSelector: Selector!) -> Bool { aSelector == Self.selection }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        messages.append("will end dragging")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        messages.append("did end dragging")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        messages.append("did end decelerating")
    }
}

extension UIScrollView {
    /// A scroll view of a height of 600 points, with content of 2,000 points and a delegate.
    static func make(delegate: (any UIScrollViewDelegate)? = nil) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        view.contentSize = CGSize(width: 320, height: 2_000)
        view.delegate = delegate
        return view
    }

    /// Drags the content to an offset in points.
    func drag(to contentOffset: Double) {
        panGestureRecognizer.state = .began
        panGestureRecognizer.state = .changed
        self.contentOffset.y = contentOffset
    }

    /// Lifts the finger.
    ///
    /// - Parameters:
    ///   - velocity: in points per millisecond.
    ///   - rest: the content offset at which the content would come to rest, in points.
    /// - Returns: the content offset at which it will come to rest, in points.
    @discardableResult
    func lift(at velocity: Double, rest: Double, _ order: EndOrder = .recognizerFirst) -> Double {
        var target = CGPoint(x: 0, y: rest)
        if order == .recognizerFirst { panGestureRecognizer.state = .ended }
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: 0, y: velocity), targetContentOffset: &target)
        if order == .delegateFirst { panGestureRecognizer.state = .ended }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: velocity != 0)
        return target.y
    }
}

/// Whom UIKit tells first that a drag ends, which is not documented.
enum EndOrder {
    case recognizerFirst
    case delegateFirst
}
