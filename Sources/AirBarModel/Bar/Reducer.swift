/// A movement of the content, stored as its two ends, so that trimming one of them is exact.
package struct ContentDelta: Hashable, Sendable {
    /// The content offset at which the movement starts, in points.
    @usableFromInline package var from: Double

    /// The content offset at which the movement ends, in points.
    @usableFromInline package var to: Double

    /// Makes a movement between two content offsets, in points.
    @inlinable
    package init(from: Double, to: Double) {
        self.from = from
        self.to = to
    }

    /// Makes a movement by a distance, in points, from 0.
    ///
    /// Its ends are not content offsets, so a transformer that trims must not come after one that returns it.
    @inlinable
    package init(_ distance: Double) { self.init(from: 0, to: distance) }

    /// The length of the movement, in points, positive when the content moves up.
    @inlinable
    package var distance: Double { to - from }
}

/// A change of the content offset, as delta transformers read it.
package struct ScrollChange: Sendable {
    /// The scroll view whose edges the change is trimmed to.
    package let scrollView: ScrollViewState

    /// The previous content offset, in points.
    package let previousContentOffset: Double

    /// The new content offset, in points.
    package let contentOffset: Double

    /// The state of the bar before the change.
    package let state: BarState

    /// Describes a change.
    package init(
        scrollView: ScrollViewState, previousContentOffset: Double, contentOffset: Double, state: BarState
    ) {
        self.scrollView = scrollView
        self.previousContentOffset = previousContentOffset
        self.contentOffset = contentOffset
        self.state = state
    }
}

/// One stage of the pipeline that turns a movement of the content into a movement of the bar.
package struct DeltaTransformer: Sendable {
    /// The name of the stage in reports.
    package let name: String

    /// Maps the movement that the stage before leaves to the movement that this stage leaves.
    package let transform: @Sendable (ContentDelta, ScrollChange) -> ContentDelta

    /// Makes a transformer of a function.
    package init(
        _ name: String, transform: @escaping @Sendable (ContentDelta, ScrollChange) -> ContentDelta
    ) {
        self.name = name
        self.transform = transform
    }
}

/// Turns a change of the content offset into the next offset of the bar: transformers in order, then a limit.
@usableFromInline package struct Reducer: Sendable {
    /// The transformers, applied in this order.
    package var transformers: [DeltaTransformer]

    /// Limits the bar's offset after the transformers to the range in reach; both in points.
    package var limit: @Sendable (Double, BarState) -> Double

    /// Makes a reducer of its transformers and its limit.
    package init(
        transformers: [DeltaTransformer], limit: @escaping @Sendable (Double, BarState) -> Double
    ) {
        self.transformers = transformers
        self.limit = limit
    }

    /// The bar's offset after a change, in points.
    ///
    /// - Complexity: O(*n*) in the number of transformers.
    package func offset(after change: ScrollChange) -> Double {
        var delta = ContentDelta(from: change.previousContentOffset, to: change.contentOffset)
        // By index, because iterating would copy each transformer.
        for index in transformers.indices { delta = transformers[index].transform(delta, change) }
        return limit(change.state.offset + delta.distance, change.state)
    }
}
