import Motion

/// A range of heights of a bar: between compact and normal, or between normal and expanded.
package enum StateRange: Hashable, Sendable {
    /// From the compact to the normal height; progress 0 to 1.
    case compactNormal
    /// From the normal to the expanded height; progress 1 to 2.
    case normalExpanded
}

/// What a range of heights is mapped to for a client.
public enum TransitionValue: Hashable, Sendable {
    /// From the first number at the range's smaller height to the second at its larger one.
    case range(Double, Double)
    /// The same number throughout the range.
    case value(Double)
}

extension BarState {
    /// The range of heights that the bar is in; the normal height itself is in the upper one.
    package var stateRange: StateRange {
        offset > -configuration.normal ? .compactNormal : .normalExpanded
    }

    /// How far the bar is open: 0 at compact, 1 at normal, 2 at expanded, linear in between.
    ///
    /// - Postcondition: exactly 1 at normal, whichever of the other heights are equal to it.
    @inlinable
    @inline(__always)
    public var transitionProgress: Double {
        let heights = configuration.heights
        if offset > -heights.normal {
            return interpolate(offset, from: (-heights.normal, -heights.compact), to: (1, 0))
        }
        if offset == -heights.normal { return 1 }
        return interpolate(offset, from: (-heights.expanded, -heights.normal), to: (2, 1))
    }

    /// Maps the progress within the current range onto an interval, or onto a constant.
    ///
    /// A background that fades in from compact to normal and stays:
    ///
    ///     state.value(compactNormalRange: .range(0, 1), normalExpandedRange: .value(1))
    ///     // 0.5 half way between compact and normal, 1 at normal and above
    public func value(compactNormalRange: TransitionValue, normalExpandedRange: TransitionValue) -> Double {
        let (target, progressBounds) =
            switch stateRange {
            case .compactNormal: (compactNormalRange, (0.0, 1.0))
            case .normalExpanded: (normalExpandedRange, (1.0, 2.0))
            }
        return switch target {
        case .value(let constant): constant
        case .range(let start, let end):
            interpolate(transitionProgress, from: progressBounds, to: (start, end))
        }
    }
}

/// The linear map from one interval to another, clamped to the ends.
///
/// - Postcondition: exactly `target.0` at or below `source.0`, exactly `target.1` at or above `source.1`; an empty
///   source interval maps its one point to `target.0`.
@inlinable
func interpolate(_ x: Double, from source: (Double, Double), to target: (Double, Double)) -> Double {
    if x <= source.0 { return target.0 }
    if x >= source.1 { return target.1 }
    return target.0 + (x - source.0) / (source.1 - source.0) * (target.1 - target.0)
}
