import MotionLaws
import Verification

extension Catalogue {
    /// All sections that the command line prints: the invariants of a bar, then the laws of motion.
    static let everything: [Section] = sections + motionSections
}
