// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What UIKit exports of CoreGraphics and Foundation, as far as AirBarUIKit uses it. `CGFloat` is that of Linux.

@_exported import CoreGraphics
@_exported import struct Foundation.CGFloat
@_exported import ObjectiveC

extension CGPoint: @retroactive Equatable {
    public static let zero = CGPoint(x: 0, y: 0)

    public init(x: CGFloat, y: CGFloat) { self.init(_x: Double(x), _y: Double(y)) }

    public var x: CGFloat {
        get { CGFloat(_x) }
        set { _x = Double(newValue) }
    }

    public var y: CGFloat {
        get { CGFloat(_y) }
        set { _y = Double(newValue) }
    }

    public static func == (one: CGPoint, other: CGPoint) -> Bool { one._x == other._x && one._y == other._y }
}

public struct CGSize: Equatable, Sendable {
    public var width: CGFloat
    public var height: CGFloat

    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    public static let zero = CGSize(width: 0, height: 0)
}

public struct CGRect: Equatable, Sendable {
    public var origin: CGPoint
    public var size: CGSize

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
    }

    public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

    public var height: CGFloat { size.height }
}

public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

public typealias TimeInterval = Double

@objc open class NSCoder: NSObject {}

@objc open class Bundle: NSObject {}
