extension BarDefinition {
    /// Defines a bar that is an object: a class that observes a scroll view, or is told by its delegate.
    ///
    ///     let mine = BarDefinition.live("mine") { scrollView, configuration in
    ///         let header = Header(configuration)
    ///         header.attach(to: scrollView)
    ///         return LiveBar(height: { header.height }, bind: { header.attach(to: $0) })
    ///     }
    ///
    /// Searches copy bars. An object is copied by making another one and telling it the same events; so it has to
    /// depend on nothing else.
    ///
    /// - Parameters:
    ///   - name: the name of the bar: one word.
    ///   - heights: the heights that it can have; unless given, any.
    ///   - kind: how its height comes from the content, and what else it is made to do; unless given, all that the
    ///     bars of this package do.
    ///   - accepts: whether the bar's own initializer accepts heights, flawed or not; unless given, nobody knows.
    ///   - regards: whether the bar treats two states as equal, and so does not update its clients between them.
    ///   - fileID: the file that defines it, whose module a test of it imports.
    ///   - makeBar: makes an object that is bound to a scroll view.
    public static func live(
        _ name: String, heights: SupportedHeights = .any, kind: BarKind = .airBar,
        accepts: (@Sendable (BarHeights) -> Bool)? = nil,
        regards: @escaping @Sendable (BarState, BarState) -> Bool = { $0 == $1 }, fileID: String = #fileID,
        makeBar: @escaping @Sendable (LiveScrollView, BarConfiguration) -> LiveBar
    ) -> BarDefinition {
        let objects = ObjectBar.Kind(isOnMainActor: false, regards: regards, makeBar: makeBar)
        return BarDefinition(
            name, heights: heights, kind: kind, accepts: accepts, fileID: fileID
        ) { ObjectBar(objects, $0) }
    }

    /// Defines a bar that is an object of the main actor.
    ///
    /// The object is made, told and read on the main thread only. A search that runs on another thread waits there for
    /// every case; so while it runs, the main thread has to be free, or be the one that runs the search.
    ///
    /// - Parameters:
    ///   - name: the name of the bar: one word.
    ///   - heights: the heights that it can have; unless given, any.
    ///   - kind: how its height comes from the content, and what else it is made to do; unless given, all that the
    ///     bars of this package do.
    ///   - accepts: whether the bar's own initializer accepts heights, flawed or not; unless given, nobody knows.
    ///   - regards: whether the bar treats two states as equal, and so does not update its clients between them.
    ///   - fileID: the file that defines it, whose module a test of it imports.
    ///   - makeBar: makes an object that is bound to a scroll view.
    public static func liveOnMainActor(
        _ name: String, heights: SupportedHeights = .any, kind: BarKind = .airBar,
        accepts: (@Sendable (BarHeights) -> Bool)? = nil,
        regards: @escaping @Sendable (BarState, BarState) -> Bool = { $0 == $1 }, fileID: String = #fileID,
        makeBar: @escaping @MainActor @Sendable (LiveScrollView, BarConfiguration) -> LiveBar
    ) -> BarDefinition {
        let objects = ObjectBar.Kind(isOnMainActor: true, regards: regards) { scrollView, configuration in
            nonisolated(unsafe) let scrollView = scrollView
            return MainActor.assumeIsolated { OnMainActor(makeBar(scrollView, configuration)) }.value
        }
        return BarDefinition(
            name, heights: heights, kind: kind, accepts: accepts, fileID: fileID,
            isOnMainActor: true
        ) { ObjectBar(objects, $0) }
    }
}

/// A value that is used on the main actor only.
private struct OnMainActor<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
