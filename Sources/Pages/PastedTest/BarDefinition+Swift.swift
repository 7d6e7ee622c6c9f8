import AirBarModel
import Verification

extension BarDefinition {
    /// The bar as an expression that test code can have.
    ///
    /// The shipped bars are static members. A bar of another package is one by convention, since only its name is known;
    /// a mutant, and a shipped bar of other heights, is found by its name.
    var swift: String {
        guard !PastedTest.shippedModules.contains(module) else {
            return Bars.shipped.all.contains { $0.name == name }
                ? ".\(name.memberName)" : "try Bars.shipped.named(\"\(name)\")"
        }
        let kind = ".\(kindName.memberName)"
        guard kindName != name else { return kind }
        return "\(kind).with(heights: try SupportedHeights(parsing: \"\(heights)\"))"
    }
}
