import AirBarModel
import Generators

/// What happened to a scroll view before a bar is bound to it, in order of simplicity.
enum EarlierUse: UInt64, CaseIterable {
    /// Nothing: the view is fresh.
    case none
    /// A bar at its normal height was bound to it, or prepared it.
    case closed
    /// A bar that was pulled open was bound to it, or prepared it.
    case open
    /// A bar whose top inset follows its height left it compact.
    case compact

    /// Draws a fresh view in three of four random draws.
    static func draw(from source: inout ChoiceSource) -> EarlierUse {
        let number = source.draw(upTo: compact.rawValue) { bits in
            bits.uniform(upTo: 3) == 0 ? 1 + bits.uniform(upTo: 2) : 0
        }
        return EarlierUse(rawValue: number) ?? .none
    }

    /// The insets that the bar has left on a view, in points: its height, and what the content lacks for it to become
    /// compact.
    func barInset(of heights: BarHeights, on view: ScrollViewGeometry) -> ContentInset {
        let content = view.contentHeight + view.bottomInset + view.safeArea.bottom
        let missing = view.frameHeight - heights.compact - view.safeArea.top - content
        return switch self {
        case .none: .zero
        case .closed: ContentInset(top: heights.normal, bottom: max(0, missing))
        case .open: ContentInset(top: heights.expanded, bottom: max(0, missing))
        case .compact: ContentInset(top: heights.compact, bottom: max(0, missing))
        }
    }
}
