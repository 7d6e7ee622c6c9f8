import Generators
import Motion
import Verification

/// A pane after some events, and the amount of the next event.
struct PaneCase: DrawnCase {
    let form: PaneForm
    let state: PaneState
    let past: [PaneEvent]
    /// The amount of a drag in points, or of a release in points per second.
    let amount: Double
    /// The next event, which a law derives from the amount.
    let next: [PaneEvent]

    /// The positions of the states, in points.
    static let (open, closed) = (0.0, 400.0)

    var description: String {
        let events = past.map(\.description).joined(separator: ", ")
        return "the \(form.rawValue) pane, \(state.rawValue)"
            + (past.isEmpty ? "" : ", \(events)") + "; then \(amount.plain)"
    }

    /// The pane before the past events.
    func start(_ rules: MotionRules) -> Pane? {
        try? Pane(
            open: Self.open, closed: Self.closed, in: state, spring: form.spring(rules),
            rules: rules.pane, springs: rules.springs)
    }

    /// The pane after the past events.
    func pane(_ rules: MotionRules) -> Pane? {
        guard var pane = start(rules) else { return nil }
        for event in past { event.apply(to: &pane) }
        return pane
    }

    /// The duration of the past events and of further frames, in seconds.
    func time(after frames: Int = 0) -> Double {
        Double(past.reduce(frames) { $0 + $1.frameCount }) / 60
    }

    /// A pane after some events; the next ones are made of the amount.
    static func any(_ next: @escaping @Sendable (_ amount: Double) -> [PaneEvent]) -> Generator<PaneCase> {
        Generator { source throws(Rejection) in
            let form = try source.draw(Generator<PaneForm>.element(of: .handMade, .dynamics, .pop))
            let state = try source.draw(Generator<PaneState>.element(of: .closed, .open))
            let past = try source.draw(PaneEvent.any.array(count: 0...6))
            let amount = try source.draw(.double(in: -3_000...3_000))
            return PaneCase(form: form, state: state, past: past, amount: amount, next: next(amount))
        }
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

    /// The number of frames that pass.
    var frameCount: Int {
        if case .frames(let count) = self { count } else { 0 }
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
