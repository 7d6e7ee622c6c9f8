import Generators
import Motion

/// A fling during which the scroll view changes its shape.
struct ReshapingCase: CustomStringConvertible {
    var fling: FlingCase
    let reshaping: Reshaping

    /// A change of a scroll view's shape.
    enum Reshaping: String, CaseIterable {
        case refresh = "a refresh control appears"
        case shrink = "the content shrinks"
        case grow = "the content grows"
        case rotation = "the device is turned"
        case safeArea = "the safe area grows"

        /// Changes the shape.
        func reshape(_ view: inout ScrollViewShape) {
            switch self {
            case .refresh: view.topInset += 60
            case .shrink: view.contentHeight = max(0, view.contentHeight - 100)
            case .grow: view.contentHeight += 1_000
            case .rotation: view.frameHeight /= 2
            case .safeArea:
                view.topInset += 47
                view.bottomInset += 34
            }
        }
    }

    var description: String { "\(reshaping.rawValue); \(fling)" }

    static let any = Generator<ReshapingCase> { source throws(Rejection) in
        var fling = try source.draw(FlingCase.any)
        fling.stage.view.bounces = true
        return ReshapingCase(
            fling: fling,
            reshaping: Reshaping.allCases[Int(source.pick(upTo: UInt64(Reshaping.allCases.count - 1)))])
    }
}
