/// A source of values with at most one observer, which it owns.
public final class ObservableValue<Value> {
    private var observer: ((Value) -> Void)?

    /// An observable without an observer.
    package init() {}

    /// Replaces the observer; nil removes it.
    public func observe(_ observer: ((Value) -> Void)?) {
        self.observer = observer
    }

    /// Calls the observer with a value, synchronously.
    package func notify(_ value: Value) {
        observer?(value)
    }
}
