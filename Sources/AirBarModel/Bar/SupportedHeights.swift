import Motion

/// The heights that a kind of bar can have, from which a search draws.
///
///     BarDefinition("mine", heights: .fixed(64, 128, 284)) { … }
///     BarDefinition("hides", heights: .fixed(0, 88), kind: .hidesOnScroll) { … }
public enum SupportedHeights: Hashable, Sendable {
    /// Any heights; bars that take them from their app are tried with many, some of them equal or 0.
    case any

    /// Heights from the first to the second, each within its own range, in points.
    case between(BarHeights, BarHeights)

    /// Three heights, in points.
    public static func fixed(_ compact: Double, _ normal: Double, _ expanded: Double) -> SupportedHeights {
        let heights = BarHeights(compact: compact, normal: normal, expanded: expanded)
        return .between(heights, heights)
    }

    /// The heights of a bar without an expanded state, in points: its normal height is its largest.
    public static func fixed(_ compact: Double, _ normal: Double) -> SupportedHeights {
        fixed(compact, normal, normal)
    }

    /// The only heights; nil if there are others.
    public var only: BarHeights? {
        if case .between(let least, let greatest) = self, least == greatest { least } else { nil }
    }

    /// Whether a bar can have these heights, in points.
    package func include(_ heights: BarHeights) -> Bool {
        guard case .between(let least, let greatest) = self else { return true }
        return least.compact <= heights.compact && heights.compact <= greatest.compact
            && least.normal <= heights.normal && heights.normal <= greatest.normal
            && least.expanded <= heights.expanded && heights.expanded <= greatest.expanded
    }

    /// The points that no height of a case attains, so that each is an exact multiple of the smallest unit.
    package static let limit = 0x1p13

    /// The reason why no bar has such heights; nil if one has.
    package var flaw: InvalidValue? {
        guard case .between(let least, let greatest) = self else { return nil }
        if let flaw = least.flaw ?? greatest.flaw { return flaw }
        guard greatest.expanded < Self.limit else {
            return InvalidValue(
                field: "expanded height", value: greatest.expanded, expected: "below \(Self.limit)")
        }
        let fields = [
            ("compact height", least.compact, greatest.compact),
            ("normal height", least.normal, greatest.normal),
            ("expanded height", least.expanded, greatest.expanded),
        ]
        return fields.first { $1 > $2 }.map { field, least, greatest in
            InvalidValue(field: field, value: greatest, expected: "at least the least one, \(least)")
        }
    }
}
