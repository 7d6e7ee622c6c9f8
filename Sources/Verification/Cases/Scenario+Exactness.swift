import AirBarModel
import Motion

extension ScrollViewGeometry {
    /// Whether every length is a multiple of 1/64 below 2²⁰, so that every sum of them is exact.
    var isExact: Bool {
        frameHeight.isExact && contentHeight.isExact && contentOffset.isExact && safeArea.isExact
            && barInset.isExact && refreshInset.isExact && bottomInset.isExact
    }
}

extension BarHeights {
    /// Whether every height is a multiple of 1/64 below 2²⁰, so that every sum of them is exact.
    var isExact: Bool { compact.isExact && normal.isExact && expanded.isExact }
}

extension BarEvent {
    /// Whether every length in the event is a multiple of 1/64 below 2²⁰; invalid fields do not count.
    var isExact: Bool {
        switch self {
        case .contentOffset(let number), .scroll(_, to: let number), .lostContentOffset(let number),
            .contentHeight(let number), .frameHeight(let number), .refreshInset(let number),
            .bottomInset(let number):
            number.isExact
        case .release(let release): release.rest.isExact
        case .safeArea(let insets): insets.isExact
        case .scrollView(let geometry): geometry.isExact
        case .heights(let heights): heights.isExact
        case .scrollToTop, .horizontalScroll, .pan, .bounces, .expand, .show, .stay, .idle: true
        }
    }
}

extension ContentInset {
    fileprivate var isExact: Bool { top.isExact && bottom.isExact }
}

extension Double {
    fileprivate var isExact: Bool {
        guard magnitude < 0x1p20 else { return !isUsable }
        let units = self * 64
        return units == Double(Int(units))
    }
}
