import Generators

/// Which scroll views are generated: those that notify of a write of the content offset that is already there, or those
/// that do not.
///
/// A choice stands for the same scroll view in all three cases, so that a token means the same everywhere; the other kind
/// is rejected.
public enum EqualWrites: Sendable {
    /// Scroll views that do not notify of equal writes.
    case ignored
    /// Scroll views that notify of equal writes.
    case notified
    /// Scroll views of both kinds.
    case either

    /// Draws whether the scroll views of a case notify of equal writes.
    func draw(from source: inout ChoiceSource) throws(Rejection) -> Bool {
        let isNotifying = source.draw(upTo: 1) { wanted ?? $0.uniform(upTo: 1) }
        guard wanted == nil || wanted == isNotifying else {
            throw Rejection("a scroll view of the other kind")
        }
        return isNotifying == 1
    }

    private var wanted: UInt64? {
        switch self {
        case .ignored: 0
        case .notified: 1
        case .either: nil
        }
    }
}
