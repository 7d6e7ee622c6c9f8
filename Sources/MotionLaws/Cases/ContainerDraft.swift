import Generators

/// Actions on a container that are being drawn, and whether they leave a finger down.
struct ContainerDraft {
    private(set) var actions: [ContainerAction] = []
    private var isDown = false
    /// What the finger moved by last, in points; nil if it has not.
    private var distance: Double?
    private var swarm = Swarm(weights: Kind.allCases.map(\.weight))

    /// A kind of action; the earlier, the simpler.
    private enum Kind: CaseIterable {
        case frames, touch, drag, release, secondTouch, cancel, scroll

        /// The share of the kind among the actions that are possible.
        var weight: Int {
            switch self {
            case .touch, .drag: 8
            case .frames: 6
            case .release: 4
            case .secondTouch, .cancel, .scroll: 2
            }
        }

        /// Whether a finger has to be down or up for it; nil if either will do.
        var needsFinger: Bool? {
            switch self {
            case .touch: false
            case .drag, .release, .secondTouch, .cancel: true
            case .frames, .scroll: nil
            }
        }
    }

    /// Draws one more action.
    mutating func draw(_ source: inout ChoiceSource) throws(Rejection) {
        let isDown = isDown
        let picked = source.pick(from: &swarm) { index in
            Kind.allCases[index].needsFinger.map { $0 == isDown } ?? true
        }
        guard let kind = picked.map({ Kind.allCases[$0] }) else { return }
        actions.append(try action(of: kind, &source))
    }

    private mutating func action(of kind: Kind, _ source: inout ChoiceSource) throws(Rejection)
        -> ContainerAction
    {
        switch kind {
        case .touch, .secondTouch:
            isDown = true
            return .touch
        case .drag: return .drag(try drawDistance(&source))
        case .release, .cancel:
            isDown = false
            return kind == .cancel ? .cancel : .release(try source.draw(Self.velocity))
        case .scroll:
            let part = try source.draw(.integer(in: 0...2))
            return .scroll(part: part, percent: try source.draw(Self.percent))
        case .frames:
            return .frames(try source.draw(Self.count), hertz: try source.draw(Self.rate))
        }
    }

    /// Draws what the finger moves by, in points: in half of the random draws as far as before, since what a container loses
    /// in each of several drags adds up if they are equal.
    private mutating func drawDistance(_ source: inout ChoiceSource) throws(Rejection) -> Double {
        if let distance, source.flip() { return distance }
        let distance = try source.draw(Self.distance)
        self.distance = distance
        return distance
    }

    private static let distance = Generator<Double>.oneOf(
        Generator<Int>.integer(in: -300...500).map { Double($0) },
        Generator<Int>.integer(in: -20...20).map { Double($0) * 100 }, .double(in: -800...800),
        .double(in: -9...9))
    private static let velocity = Generator<Double>.oneOf(
        Generator<Int>.integer(in: -3_000...5_000, towards: 1_000).map { Double($0) },
        Generator<Int>.integer(in: -10_000...10_000, towards: 1_000).map { Double($0) })
    private static let percent = Generator<Int>.element(of: 0, 50, 100, 10, 25)
    private static let count = Generator<Int>.oneOf(.integer(in: 1...6), .integer(in: 1...60))
    private static let rate = Generator<Int>.element(of: 60, 120, 1_000, 30, 10)
}
