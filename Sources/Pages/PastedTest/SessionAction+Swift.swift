import AirBarModel
import Verification

extension SessionAction {
    /// The action as an implicit member.
    var swift: SwiftExpression {
        switch self {
        case .touch: SwiftExpression(".touch")
        case .drag(let distance, let duration):
            SwiftExpression(
                call: ".drag",
                [
                    SwiftExpression("by", SwiftExpression(distance)),
                    SwiftExpression("over", SwiftExpression(duration)),
                ])
        case .pause(let duration): SwiftExpression(call: ".pause", [SwiftExpression(duration)])
        case .lift: SwiftExpression(".lift")
        case .fling(let velocity): SwiftExpression(call: ".fling", [SwiftExpression(velocity)])
        case .cancel: SwiftExpression(".cancel")
        case .animate(let contentOffset):
            SwiftExpression(call: ".animate", [SwiftExpression("to", SwiftExpression(contentOffset))])
        case .animateToTop: SwiftExpression(".animateToTop")
        case .rest: SwiftExpression(".rest")
        case .preconfigure(let geometry): SwiftExpression(call: ".preconfigure", [geometry.swift])
        case .bindOther: SwiftExpression(".bindOther")
        case .event(let event): SwiftExpression(call: ".event", [event.swift])
        }
    }
}
