// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@propertyWrapper
public struct State<Value> {
    private final class Storage {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private let storage: Storage

    public init(wrappedValue value: Value) { storage = Storage(value) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
}
