import AirBarModel

extension Trace {
    /// The rows of the table, as the positions of their steps: one per step, except that a motion of 7 or more steps has one
    /// for the first and one for the others.
    ///
    /// A long trace takes gigabytes, and few of its rows are shown; so a row has no copy of its steps.
    ///
    /// - Parameters:
    ///   - marked: the step that always has a row of its own.
    ///   - starts: the steps that never continue the motion before them.
    func rows(marking marked: Int?, startingAt starts: Set<Int>) -> [Range<Int>] {
        var rows: [Range<Int>] = []
        var position = 0
        while position < count {
            let first = self[position]
            rows.append(position..<position + 1)
            var end = position + 1
            while end < count, end != marked, !starts.contains(end), isSameMotion(first, self[end]) {
                end += 1
            }
            if position != marked, end - position > 6 {
                rows.append(position + 1..<end)
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
