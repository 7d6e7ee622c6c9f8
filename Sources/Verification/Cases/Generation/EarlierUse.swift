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
    /// A bar at its normal height was bound to it while it was empty; the content has been loaded since.
    case loaded
    /// A refresh control is active, and no bar was bound to it.
    case refreshing
    /// A bar at its normal height was bound to it, and a refresh control is active.
    case closedAndRefreshing
    /// It is in another place of the screen, where there is a notch, or none.
    case elsewhere

    /// Draws a fresh view in three of four random draws; the first view of a case is elsewhere in none, because its safe
    /// area is drawn.
    static func draw(
        from source: inout ChoiceSource, in domain: CaseDomain, isFirst: Bool
    ) throws(Rejection) -> EarlierUse {
        let last = isFirst ? closedAndRefreshing : elsewhere
        let number = source.draw(upTo: last.rawValue) { bits in
            guard bits.uniform(upTo: 3) == 0 else { return 0 }
            return 1 + bits.uniform(upTo: (domain.hasInsets ? last : loaded).rawValue - 1)
        }
        let use = EarlierUse(rawValue: number) ?? .none
        try domain.require(domain.hasInsets || use.rawValue <= loaded.rawValue, "insets")
        return use
    }

    /// Whether a refresh control is active.
    var isRefreshing: Bool { [.refreshing, .closedAndRefreshing].contains(self) }

    /// The safe area of the view, given that of the place in which a bar is bound to it, in quantum units.
    func safeArea(from place: (top: Int, bottom: Int), on quantum: Quantum) -> (top: Int, bottom: Int) {
        guard case .elsewhere = self else { return place }
        guard place == (0, 0) else { return (0, 0) }
        let point = quantum.unitsPerPoint
        return (ScenarioDraft.notch.top * point, ScenarioDraft.notch.bottom * point)
    }

    /// The insets that the bar has left on a view, in points: its height, and what the content lacks for it to become
    /// compact.
    func barInset(of heights: BarHeights, on view: ScrollViewGeometry) -> ContentInset {
        let others = view.safeArea.top + view.refreshInset + view.bottomInset + view.safeArea.bottom
        func inset(top: Double, above content: Double) -> ContentInset {
            ContentInset(top: top, bottom: max(0, view.frameHeight - heights.compact - others - content))
        }
        return switch self {
        case .none, .refreshing, .elsewhere: .zero
        case .closed, .closedAndRefreshing: inset(top: heights.normal, above: view.contentHeight)
        case .open: inset(top: heights.expanded, above: view.contentHeight)
        case .compact: inset(top: heights.compact, above: view.contentHeight)
        case .loaded: inset(top: heights.normal, above: 0)
        }
    }
}
