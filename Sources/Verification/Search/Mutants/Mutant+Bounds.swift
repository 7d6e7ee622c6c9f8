import AirBarModel
import Motion

extension Mutant {
    /// Mistakes in the range of the bar's height, and in the validation of input.
    static let bounds: [Mutant] = [
        Mutant(
            "always-up-to-expanded", "the bar may always be as tall as expanded",
            limit: { max(-$1.configuration.expanded, min($0, $1.highestOffset)) }),
        Mutant(
            "only-up-to-normal", "the bar may never be taller than normal",
            limit: { max(-$1.configuration.normal, min($0, $1.highestOffset)) }),
        Mutant(
            "no-tallest", "the height of the bar has no upper limit", limit: { min($0, $1.highestOffset) }),
        Mutant(
            "no-smallest", "the height of the bar has no lower limit", limit: { max($1.lowestOffset, $0) }),
        Mutant(
            "delta-added-back", "the limited offset is turned back into a distance and added",
            limit: { $1.offset + (max($1.lowestOffset, min($0, $1.highestOffset)) - $1.offset) }),
        Mutant("published-cut-out", "the range is limited by the published transformer") {
            $0.reducer.transformers.append(.publishedCutOutStateRange)
            $0.reducer.limit = { offset, _ in offset }
        },
        Mutant("any-heights", "any heights are accepted", accepts: { _ in true }),
        Mutant(
            "equal-heights-refused", "heights have to differ",
            accepts: { $0.flaw == nil && $0.compact < $0.normal && $0.normal < $0.expanded }),
        Mutant(
            "negative-heights", "heights have to be in order, and may be negative",
            accepts: {
                $0.compact.isFinite && $0.expanded.isFinite && $0.compact <= $0.normal
                    && $0.normal <= $0.expanded
            }),
        Mutant(
            "expanded-unchecked", "only the first two heights are compared",
            accepts: {
                $0.compact.isLength && $0.normal.isLength && $0.expanded.isLength && $0.compact <= $0.normal
            }),
        Mutant(
            "infinite-heights", "heights may be infinite",
            accepts: { 0 <= $0.compact && $0.compact <= $0.normal && $0.normal <= $0.expanded }),
        Mutant("large-offsets-refused", "a content offset of 2,048 points and more is refused") {
            $0.refusal = { event in
                guard case .contentOffset(let y) = event, y >= 2_048 else { return event.unusable }
                return Refusal(field: .contentOffset, value: y)
            }
        },
        Mutant("input-unchecked", "events with invalid fields are not refused") { $0.refusal = { _ in nil } },
    ]
}
