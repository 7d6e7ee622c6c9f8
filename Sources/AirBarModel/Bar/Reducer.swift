/// A movement of the content, kept as its two ends so that trimming one of them loses no bits.
public struct ContentDelta: Hashable, Sendable {
    /// Where the movement that counts starts, in points.
    public var from: Double

    /// Where the movement that counts ends, in points.
    public var to: Double

    /// A movement between two content offsets, in points.
    @inlinable
    public init(from: Double, to: Double) {
        self.from = from
        self.to = to
    }

    /// A movement by a distance, in points, of which only the distance matters.
    @inlinable
    public init(_ distance: Double) { self.init(from: 0, to: distance) }

    /// How far the movement goes, in points, positive when the content moves up.
    @inlinable
    public var distance: Double { to - from }
}

/// What a delta transformer sees of a change of the content offset.
public struct ScrollChange: Sendable {
    /// The scroll view, read live.
    public let scrollView: ScrollViewState

    /// The previous content offset, in points.
    public let previousContentOffset: Double

    /// The content offset now, in points.
    public let contentOffset: Double

    /// The bar before the change.
    public let state: BarState

    /// Describes a change.
    public init(
        scrollView: ScrollViewState, previousContentOffset: Double, contentOffset: Double, state: BarState
    ) {
        self.scrollView = scrollView
        self.previousContentOffset = previousContentOffset
        self.contentOffset = contentOffset
        self.state = state
    }
}

extension ScrollChange {
    /// The whole movement.
    var delta: ContentDelta { ContentDelta(from: previousContentOffset, to: contentOffset) }
}

/// One concern of turning a movement of the content into a movement of the bar.
public struct DeltaTransformer: Sendable {
    /// What it is called in reports.
    public let name: String

    /// Maps the movement so far onto the movement that remains.
    public let transform: @Sendable (ContentDelta, ScrollChange) -> ContentDelta

    /// Makes a transformer of a function.
    public init(
        _ name: String, transform: @escaping @Sendable (ContentDelta, ScrollChange) -> ContentDelta
    ) {
        self.name = name
        self.transform = transform
    }
}

/// Turns a change of the content offset into the next offset of the bar: transformers in order, then a limit.
public struct Reducer: Sendable {
    /// The transformers, applied in this order.
    public var transformers: [DeltaTransformer]

    /// Maps the offset that the transformers lead to onto one the bar may have; both in points.
    public var limit: @Sendable (Double, BarState) -> Double

    /// Makes a reducer of its transformers and its limit.
    public init(
        transformers: [DeltaTransformer], limit: @escaping @Sendable (Double, BarState) -> Double
    ) {
        self.transformers = transformers
        self.limit = limit
    }

    /// The bar's offset after a change, in points.
    public func offset(after change: ScrollChange) -> Double {
        var delta = change.delta
        for index in transformers.indices {
            delta = transformers[index].transform(delta, change)
        }
        return limit(change.state.offset + delta.distance, change.state)
    }
}
