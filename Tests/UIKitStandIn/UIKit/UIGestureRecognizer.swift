// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An object that the stand-in calls in place of Objective-C's message sending.
@MainActor
public protocol ActionTarget: AnyObject {
    func perform(_ action: Selector, with sender: UIGestureRecognizer)
}

@MainActor @objc open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5
    }

    /// Targets and actions, in the order in which they were added.
    public private(set) var actions: [(target: AnyObject, action: Selector)] = []

    open var state = State.possible {
        didSet {
            for (target, action) in actions { (target as? any ActionTarget)?.perform(action, with: self) }
        }
    }

    open func addTarget(_ target: Any, action: Selector) {
        actions.append((target as AnyObject, action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { $0.target === target as AnyObject && (action == nil || $0.action == action) }
    }
}

@MainActor @objc open class UIPanGestureRecognizer: UIGestureRecognizer {}
