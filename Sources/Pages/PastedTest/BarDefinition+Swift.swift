import AirBarModel
import Verification

extension BarDefinition {
    /// The bar as an expression that test code can have.
    ///
    /// The shipped bars are static members. A bar of another package is one by convention, since only its name is known;
    /// a mutant is found by its name.
    var swift: SwiftExpression {
        let isShipped = PastedTest.shippedModules.contains(module)
        let kind =
            !isShipped || Bars.shipped.all.contains { $0.name == kindName }
            ? ".\(kindName.memberName)" : "try Bars.shipped.named(\"\(kindName)\")"
        guard kindName != name else { return SwiftExpression(kind) }
        return SwiftExpression(call: "\(kind).with", [SwiftExpression("heights", heights.swift)])
    }
}

extension SupportedHeights {
    /// The heights as an implicit member.
    fileprivate var swift: SwiftExpression {
        guard case .between(let least, let greatest) = self else { return SwiftExpression(".any") }
        guard let only else { return SwiftExpression(call: ".between", [least.swift, greatest.swift]) }
        return SwiftExpression(
            call: ".fixed", [only.compact, only.normal, only.expanded].map { SwiftExpression($0) })
    }
}
