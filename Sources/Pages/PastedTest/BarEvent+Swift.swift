import AirBarModel

extension BarEvent {
    /// The event as an implicit member.
    ///
    /// A release needs no import of `Motion`, since its type is not named.
    var swift: SwiftExpression {
        switch self {
        case .contentOffset(let contentOffset): member("contentOffset", contentOffset)
        case .scroll(let kind, let contentOffset):
            SwiftExpression(
                call: ".scroll",
                [SwiftExpression(".\(kind)"), SwiftExpression("to", SwiftExpression(contentOffset))])
        case .scrollToTop: SwiftExpression(".scrollToTop")
        case .horizontalScroll: SwiftExpression(".horizontalScroll")
        case .lostContentOffset(let contentOffset): member("lostContentOffset", contentOffset)
        case .pan(let phase): SwiftExpression(".pan(.\(phase))")
        case .release(let release):
            SwiftExpression(
                call: ".release",
                [
                    SwiftExpression(
                        call: ".init",
                        [
                            SwiftExpression("velocity", SwiftExpression(release.velocity)),
                            SwiftExpression("rest", SwiftExpression(release.rest)),
                        ])
                ])
        case .contentHeight(let height): member("contentHeight", height)
        case .frameHeight(let height): member("frameHeight", height)
        case .safeArea(let insets): SwiftExpression(call: ".safeArea", [insets.swift])
        case .refreshInset(let inset): member("refreshInset", inset)
        case .bottomInset(let inset): member("bottomInset", inset)
        case .bounces(let doesBounce): SwiftExpression(".bounces(\(doesBounce))")
        case .scrollView(let geometry): SwiftExpression(call: ".scrollView", [geometry.swift])
        case .expand(let isExpanded): SwiftExpression(".expand(\(isExpanded))")
        case .idle: SwiftExpression(".idle")
        }
    }

    private func member(_ name: String, _ number: Double) -> SwiftExpression {
        SwiftExpression(call: ".\(name)", [SwiftExpression(number)])
    }
}
