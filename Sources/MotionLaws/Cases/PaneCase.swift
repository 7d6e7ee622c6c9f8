import Generators
import Motion
import Verification

/// A pane after some events, and the amount of the next event.
struct PaneCase: CustomStringConvertible {
    let form: PaneForm
    let state: PaneState
    let past: [PaneEvent]
    /// The amount of a drag in points, or of a release in points per second.
    let amount: Double

    /// The positions of the states, in points.
    static let (open, closed) = (0.0, 400.0)

    var description: String {
        let events = past.map(\.description).joined(separator: ", ")
        return "the \(form.rawValue) pane, \(state.rawValue)"
            + (past.isEmpty ? "" : ", \(events)") + "; then \(amount.plain)"
    }

    /// The pane after the past events.
    func pane(_ rules: MotionRules) -> Pane? {
        guard
            var pane = try? Pane(
                open: Self.open, closed: Self.closed, in: state, spring: form.spring(rules),
                rules: rules.pane, springs: rules.springs)
        else { return nil }
        for event in past { event.apply(to: &pane) }
        return pane
    }

    static let any = Generator<PaneCase> { source throws(Rejection) in
        PaneCase(
            form: try source.draw(.element(of: .handMade, .dynamics, .pop)),
            state: try source.draw(.element(of: .closed, .open)),
            past: try source.draw(PaneEvent.any.array(count: 0...6)),
            amount: try source.draw(.double(in: -3_000...3_000)))
    }
}

/// An event of a pane.
enum PaneEvent: CustomStringConvertible {
    /// A finger goes down.
    case touch
    /// The finger moves by a distance in points.
    case drag(Double)
    /// The finger lifts at a velocity in points per second.
    case release(Double)
    /// A finger goes down and up at once.
    case tap
    /// A number of frames pass, 60 a second.
    case frames(Int)

    var description: String {
        switch self {
        case .touch: "touched"
        case .drag(let distance): "dragged \(distance.plain) pt"
        case .release(let velocity): "released at \(velocity.plain) pt/s"
        case .tap: "tapped"
        case .frames(let count): "\(count) frames"
        }
    }

    func apply(to pane: inout Pane) {
        switch self {
        case .touch: pane.touch()
        case .drag(let distance): pane.drag(by: distance)
        case .release(let velocity): pane.release(velocity: velocity)
        case .tap: pane.tap()
        case .frames(let count): for _ in 0..<count { pane.advance(by: 1.0 / 60) }
        }
    }

    fileprivate static let any = Generator<PaneEvent>.oneOf(
        .always(.tap), Generator.integer(in: 1...30).map { .frames($0) }, .always(.touch),
        Generator.double(in: -500...500).map { .drag($0) },
        Generator.double(in: -3_000...3_000).map { .release($0) })
}
