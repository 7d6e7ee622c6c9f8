/// A value somebody else may watch: one observer at a time, dropped when the observable dies.
public final class ObservableValue<Value> {
    private var observer: ((Value) -> Void)?

    /// Makes an observable nobody watches yet.
    public init() {}

    /// Watches the value, in place of whoever did before; nothing stops watching.
    public func observe(_ observer: ((Value) -> Void)?) {
        self.observer = observer
    }

    /// Tells the observer.
    public func notify(_ value: Value) {
        observer?(value)
    }
}
