import AirBarModel

extension BarEvent {
    /// Whether every field is valid: finite, of a magnitude below 2⁴⁰, and not negative if it is a length other than the
    /// height of the frame.
    ///
    /// The bars do not share this function, so that a mistake in theirs is found.
    var isValid: Bool {
        switch self {
        case .contentOffset(let number), .scroll(_, to: let number), .lostContentOffset(let number),
            .frameHeight(let number):
            isNumber(number)
        case .contentHeight(let length), .refreshInset(let length), .bottomInset(let length):
            isNumber(length) && length >= 0
        case .safeArea(let insets):
            isNumber(insets.top) && insets.top >= 0 && isNumber(insets.bottom) && insets.bottom >= 0
        case .release(let release): isNumber(release.velocity) && isNumber(release.rest)
        case .heights(let heights):
            isNumber(heights.expanded) && 0 <= heights.compact && heights.compact <= heights.normal
                && heights.normal <= heights.expanded
        case .scrollToTop, .horizontalScroll, .pan, .bounces, .scrollView, .expand, .show, .stay, .idle: true
        }
    }
}

@inline(__always)
private func isNumber(_ number: Double) -> Bool { -0x1p40 < number && number < 0x1p40 }
