import AirBarModel
import Generators

/// Something that a finger, a programme or time does to a live scroll view.
enum FingerDeed: Sendable {
    case touch
    case drag(Double, over: Double)
    case hold
    case lift
    case liftAt(Double)
    case cancel
    case animate(to: Double)
    case set(Double)
    case update(Double)
    case contentHeight(Double)
    case frame

    /// Deeds with valid and invalid numbers.
    static let generator: Generator<FingerDeed> = {
        let offset = Generator<Int>.integer(in: -400...1_600).map(Double.init)
        let distance = Generator.oneOf(
            Generator<Int>.integer(in: -300...300).map(Double.init), .element(of: .nan, .infinity, 0x1p40))
        let duration = Generator<Double>.element(of: 1.0 / 60, 0.2, 0, -1, .nan)
        return .oneOf(
            .always(.touch), zip(distance, duration).map { .drag($0, over: $1) }, .always(.hold),
            .always(.lift), distance.map { .liftAt(10 * $0) }, .always(.cancel), offset.map(Self.animate),
            offset.map(Self.set), offset.map(Self.update),
            Generator<Int>.integer(in: 0...3_000).map { .contentHeight(Double($0)) }, .always(.frame))
    }()

    /// Whether the deed leaves the scroll view alone.
    var isInvalid: Bool {
        guard case .drag(let distance, let duration) = self else { return false }
        return !(distance.magnitude < 0x1p40) || !(duration >= 0)
    }

    /// Does it to a scroll view.
    func perform(on view: SimulatedScrollView) {
        switch self {
        case .touch: view.touch()
        case .drag(let distance, let duration): view.drag(by: distance, over: duration)
        case .hold: view.hold(for: 0.2)
        case .lift: view.lift()
        case .liftAt(let velocity): view.lift(at: velocity)
        case .cancel: view.cancel()
        case .animate(let contentOffset): view.animate(to: contentOffset)
        case .set(let contentOffset): view.contentOffset = contentOffset
        case .update(let contentOffset): view.updateContentOffset(contentOffset, animated: false)
        case .contentHeight(let height): view.contentHeight = height
        case .frame: view.advance(by: 1.0 / 60)
        }
    }
}
