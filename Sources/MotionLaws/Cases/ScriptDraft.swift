import Generators

/// A finger script that is being drawn: its actions so far, and what they leave for the next one.
struct ScriptDraft {
    private(set) var actions: [ScriptAction] = []

    /// The shape of the scroll view after the actions; its content offset is that of the beginning.
    private var view: ScrollViewShape
    private let firstShape: ScrollViewShape
    private var isDown = false
    private var swarm = Swarm(weights: Kind.allCases.map(\.weight))

    init(view: ScrollViewShape) {
        self.view = view
        firstShape = view
    }

    /// A kind of action; the earlier, the simpler.
    private enum Kind: CaseIterable {
        case frames, touch, move, lift, hold, fling, cancel, retarget, animate, stop, put, reshape

        /// The share of the kind among the actions that are possible.
        var weight: Int {
            switch self {
            case .touch, .move: 8
            case .frames, .reshape: 6
            case .lift, .hold, .fling: 3
            case .cancel, .retarget, .animate, .put: 2
            case .stop: 1
            }
        }

        /// Whether a finger has to be down or up for it; nil if either will do.
        var needsFinger: Bool? {
            switch self {
            case .touch: false
            case .move, .lift, .hold, .fling, .cancel: true
            case .frames, .retarget, .animate, .stop, .put, .reshape: nil
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
        -> ScriptAction
    {
        switch kind {
        case .frames: return .frames(try source.draw(Self.frames))
        case .touch:
            isDown = true
            return .touch
        case .move: return .move(try source.draw(Self.distance), over: try source.draw(Self.duration))
        case .hold: return .hold(try source.draw(Self.pause))
        case .lift, .cancel:
            isDown = false
            return kind == .lift ? .lift : .cancel
        case .fling:
            isDown = false
            return .fling(try source.draw(Self.velocity))
        case .retarget: return .retarget(try contentOffset(&source))
        case .animate: return .animate(try contentOffset(&source))
        case .stop: return .stop
        case .put: return .put(try contentOffset(&source))
        case .reshape:
            let reshaping = try reshaping(&source)
            reshaping.reshape(&view)
            return .reshape(reshaping)
        }
    }

    /// A content offset between the edges, at one, or past one, in some draws by more than the frame's height.
    private func contentOffset(_ source: inout ChoiceSource) throws(Rejection) -> Double {
        let part = Double(try source.draw(.integer(in: 0...8))) / 8
        let inside = (view.top + part * (view.end - view.top)).rounded()
        let further = try source.draw(Self.displacement)
        return inside + further
    }

    /// A change of the shape, of which every second takes a measure back to what it was at first.
    private func reshaping(_ source: inout ChoiceSource) throws(Rejection) -> ScriptReshaping {
        let measure = source.pick(upTo: 4)
        let goesBack = source.flip()
        let first = firstShape
        switch measure {
        case 0: return .topInset(goesBack ? first.topInset : first.topInset + 60)
        case 1:
            let height = try contentHeight(&source)
            return .contentHeight(goesBack ? first.contentHeight : height)
        case 2: return .bounces(!view.bounces)
        case 3:
            let height = Double(try source.draw(.integer(in: 100...1_000, towards: 300)))
            return .frameHeight(goesBack ? first.frameHeight : height)
        default: return .bottomInset(goesBack ? first.bottomInset : first.bottomInset + 34.5)
        }
    }

    /// Any height, one that is a little less than before, or one that leaves little to scroll.
    private func contentHeight(_ source: inout ChoiceSource) throws(Rejection) -> Double {
        switch source.pick(upTo: 2) {
        case 0: Double(try source.draw(Self.contentHeight)) / 4
        case 1: max(0, view.contentHeight - Double(try source.draw(.integer(in: 1...100))))
        default:
            max(0, view.frameHeight + view.top - view.bottomInset)
                + Double(try source.draw(.integer(in: 0...160))) / 16
        }
    }

    private static let contentHeight = Generator<Int>.oneOf(
        .integer(in: 0...12_000, towards: 4_000), .integer(in: 0...2_400))
    private static let frames = Generator<Int>.oneOf(.integer(in: 1...6), .integer(in: 1...30))
    /// In points, mostly whole, sometimes in sixteenths; small enough that the rubber band is exact.
    private static let distance = Generator<Double>.oneOf(
        Generator<Int>.integer(in: -300...300).map { Double($0) },
        Generator<Int>.integer(in: -800...800).map { Double($0) / 16 }, .always(0))
    private static let duration = Generator<Double>.element(of: 0.016, 0.008, 0.1, 0)
    private static let pause = Generator<Int>.oneOf(
        .integer(in: 0...60), .integer(in: 99...101), .integer(in: 0...300)
    ).map { Double($0) / 1_000 }
    private static let velocity = Generator<Double>.oneOf(
        Generator<Int>.integer(in: -3_000...3_000).map { Double($0) }, .double(in: -8_000...8_000))
    private static let displacement = Generator<Double>.oneOf(
        .always(0), Generator<Int>.integer(in: -300...300).map { Double($0) }, .double(in: -20...20),
        Generator<Int>.integer(in: -1_500...1_500).map { Double($0) })
}
