import AirBarModel

extension Trace {
    /// A row of the table of a trace.
    enum Row {
        /// One step.
        case step(Step)
        /// Consecutive steps of one motion, which the row summarizes.
        case motion(Slice<Trace>)

        /// The positions of the row's steps.
        var range: Range<Int> {
            switch self {
            case .step(let step): step.index..<step.index + 1
            case .motion(let steps): steps.indices
            }
        }
    }

    /// The rows of the table: one per step, except that a motion of 7 or more steps has one for the first and one for
    /// the others.
    ///
    /// - Parameters:
    ///   - marked: the step that always has a row of its own.
    ///   - starts: the steps that never continue the motion before them.
    func rows(marking marked: Int?, startingAt starts: Set<Int>) -> [Row] {
        var rows: [Row] = []
        var position = 0
        while position < count {
            let first = self[position]
            rows.append(.step(first))
            var end = position + 1
            while end < count, end != marked, !starts.contains(end), isSameMotion(first, self[end]) {
                end += 1
            }
            if position != marked, end - position > 6 {
                rows.append(.motion(self[(position + 1)..<end]))
                position = end
            } else {
                position += 1
            }
        }
        return rows
    }

    /// Whether two steps move the content in one direction, move the bar in one direction or not at all, and change
    /// nothing else.
    private func isSameMotion(_ first: Step, _ second: Step) -> Bool {
        guard isMoveOnly(first), isMoveOnly(second) else { return false }
        return direction(first.after.scrollView.contentOffset - first.before.scrollView.contentOffset)
            == direction(second.after.scrollView.contentOffset - second.before.scrollView.contentOffset)
            && direction(first.movement) == direction(second.movement)
            && first.after.isExpandedStateAvailable == second.after.isExpandedStateAvailable
            && first.after.scrollView.top == second.after.scrollView.top
            && first.after.scrollView.end == second.after.scrollView.end
    }

    private func isMoveOnly(_ step: Step) -> Bool {
        step.kind == .motion
            && actions(of: step).allSatisfy { if case .state = $0 { true } else { false } }
    }

    private func direction(_ movement: Double) -> Int { movement > 0 ? 1 : movement < 0 ? -1 : 0 }
}
