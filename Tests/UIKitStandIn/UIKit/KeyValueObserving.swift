// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Key-value observing as in Apple's Foundation. A property reports itself here, by `didSet` and `didChangeValue(for:)`.

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
}

public final class NSKeyValueObservation: NSObject {
    private var remove: (() -> Void)?

    init(remove: @escaping () -> Void) { self.remove = remove }

    deinit { remove?() }

    public func invalidate() {
        remove?()
        remove = nil
    }
}

public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    @preconcurrency
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observer = KeyValueObserver(object: self as AnyObject, keyPath: keyPath) { object in
            guard let object = object as? Self else { return }
            changeHandler(object, NSKeyValueObservedChange(newValue: nil, oldValue: nil))
        }
        KeyValueObserver.all.append(observer)
        return NSKeyValueObservation { KeyValueObserver.all.removeAll { $0 === observer } }
    }
}

/// One observation.
///
/// The stand-in is used from one thread only.
final class KeyValueObserver {
    nonisolated(unsafe) static var all: [KeyValueObserver] = []

    private weak var object: AnyObject?
    private let keyPath: AnyKeyPath
    private let report: (AnyObject) -> Void

    init(object: AnyObject, keyPath: AnyKeyPath, report: @escaping (AnyObject) -> Void) {
        self.object = object
        self.keyPath = keyPath
        self.report = report
    }

    /// Calls the observers of a property of an object.
    static func didChange(_ keyPath: AnyKeyPath, of object: AnyObject) {
        for observer in all where observer.object === object && observer.keyPath == keyPath {
            observer.report(object)
        }
    }
}
