import Motion
import Verification

extension OddCase {
    /// Nil: numbers that are refused move nothing.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? { nil }
}
