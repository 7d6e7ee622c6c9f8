import AirBarModel

extension Trace {
    /// A line of the table of a trace.
    enum Row {
        /// A step by itself.
        case step(Step)
        /// Steps on the way from one place to another, as frames are, that are best told together.
        case way(Slice<Trace>)

        /// The steps that the row tells of.
        var range: Range<Int> {
            switch self {
            case .step(let step): step.index..<step.index + 1
            case .way(let steps): steps.indices
            }
        }
    }

    /// The rows of the table: each step one, but that of a long way only the first is told by itself.
    ///
    /// - Parameters:
    ///   - marked: the step that is told by itself in any case.
    ///   - starts: the steps before which another way begins in any case.
    func rows(marking marked: Int?, startingAt starts: Set<Int>) -> [Row] {
        var rows: [Row] = []
        var position = 0
        while position < count {
            let first = self[position]
            rows.append(.step(first))
            var end = position + 1
            while end < count, end != marked, !starts.contains(end), isSameWay(first, self[end]) { end += 1 }
            if position != marked, end - position > 6 {
                rows.append(.way(self[(position + 1)..<end]))
                position = end
            } else {
                position += 1
            }
        }
        return rows
    }

    /// Whether two moves of the content go the same way, take the bar the same way or leave it, and do nothing else.
    private func isSameWay(_ first: Step, _ second: Step) -> Bool {
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
