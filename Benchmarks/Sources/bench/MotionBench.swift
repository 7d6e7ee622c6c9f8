import AirBarModel
import BarCommands
import Foundation
import Motion

/// `scripts/bench motion`: times the frames of a simulated scroll view beside a bare loop of the formula, in turn.
struct MotionBench {
    static let command = Command(
        name: "motion", summary: "time the frames of scroll views",
        options: [
            Option("--rounds N", "the number of rounds, 5 or more (9)"),
            .json,
        ],
        notes: """
            Frames of decelerations in a simulated scroll view, with and without a bar, beside a bare loop of the formula.
            """
    ) { arguments throws(UsageError) in try MotionBench(arguments).run() }

    private let rounds: Int
    private let isJSON: Bool
    private static let framesInRound = 1_000_000

    init(_ arguments: Arguments) throws(UsageError) {
        rounds = try arguments.number("--rounds", in: 5...1_000) ?? 9
        isJSON = arguments.flag("--json")
    }

    func run() throws(UsageError) -> Verdict {
        let timed = try TimedInTurn(
            Work.allCases.map { work in
                (work.rawValue, { work.perform(velocity: 2_000 + Double($0))?.isFinite ?? false })
            },
            operations: Self.framesInRound, rounds: rounds)
        print(
            try timed.text(
                isJSON: isJSON, heading: "frames of flings", unit: ("ns", 1e9), beside: "the formula"))
        return .done
    }

    /// The work of a round: flings of 100 frames each.
    private enum Work: String, CaseIterable {
        case formula = "the formula of a deceleration in a bare loop"
        case motion = "a scroll view's motion"
        case live = "a live scroll view that tells an observer"
        case bar = "a live scroll view with the hardened bar"

        private static let frame = 1.0 / 60
        private static let framesInFling = 100
        private static var flings: Int { framesInRound / framesInFling }

        /// Does the work, and returns the sum of the content offsets at the ends of flings of about a velocity.
        func perform(velocity: Double) -> Double? {
            try? end(velocity)
        }

        private func end(_ velocity: Double) throws -> Double {
            switch self {
            case .formula: return try Self.formula(velocity)
            case .motion: return Self.motion(velocity, try Self.view())
            case .live:
                let view = SimulatedScrollView(try Self.geometry())
                var observed = 0.0
                view.contentOffsetObservable.observe { observed = $0 }
                return Self.live(velocity, view) + observed
            case .bar:
                let view = SimulatedScrollView(try Self.geometry())
                let heights = try BarConfiguration(compact: 64, normal: 128, expanded: 256)
                let controller = BarController(BarDefinition.hardened.makeBar(heights))
                try controller.set(scrollView: view)
                return Self.live(velocity, view) + controller.state.height
            }
        }

        private static func formula(_ velocity: Double) throws -> Double {
            var sum = 0.0
            for fling in 0..<flings {
                let deceleration = try Deceleration(
                    releasedAt: 0, velocity: velocity + Double(fling % 64), rate: .normal)
                for index in 1...framesInFling {
                    sum += PixelScale.three.rounded(
                        deceleration.kinematics(after: Double(index) * frame).position)
                }
            }
            return sum
        }

        private static func motion(_ velocity: Double, _ start: ScrollViewState) -> Double {
            var motion = ScrollMotion()
            var view = start
            var sum = 0.0
            for fling in 0..<flings {
                view.contentOffset = start.contentOffset
                motion.touch(view.metrics)
                _ = motion.lift(at: velocity + Double(fling % 64), view.metrics)
                for _ in 0..<framesInFling {
                    if let next = motion.advance(by: frame, view.metrics) { view.contentOffset = next }
                }
                sum += view.contentOffset
            }
            return sum
        }

        private static func live(_ velocity: Double, _ view: SimulatedScrollView) -> Double {
            var sum = 0.0
            for fling in 0..<flings {
                view.contentOffset = 1_000
                view.touch()
                view.lift(at: velocity + Double(fling % 64))
                for _ in 0..<framesInFling { view.advance(by: frame) }
                sum += view.contentOffset
            }
            return sum
        }

        private static func geometry() throws -> ScrollViewGeometry {
            try ScrollViewGeometry(frameHeight: 600, contentHeight: 20_000, contentOffset: 1_000)
        }

        private static func view() throws -> ScrollViewState { ScrollViewState(try geometry()) }
    }
}
