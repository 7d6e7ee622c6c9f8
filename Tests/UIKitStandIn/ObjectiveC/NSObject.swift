// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What AirBarUIKit uses of Apple's module ObjectiveC. `responds(to:)` of the protocol is in an extension, because the
// compiler cannot bridge `Bool` here; so that it calls the class's own, the extension asks for the class.

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public let name: String

    public init(_ name: String) { self.name = name }

    public init(stringLiteral name: String) { self.name = name }
}

@objc public protocol NSObjectProtocol: AnyObject {}

extension NSObjectProtocol {
    public func responds(to aSelector: Selector!) -> Bool {
        (self as? NSObject)?.responds(to: aSelector) ?? false
    }
}

@objc open class NSObject: NSObjectProtocol {
    public init() {}

    open func responds(to aSelector: Selector!) -> Bool { false }

    open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
