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

    /// Whether a step goes on with a motion: it moves the content and the bar as the first one does, or is a report of the
    /// finger between two moves, and changes nothing else.
    private func isSameMotion(_ first: Step, _ second: Step) -> Bool {
        guard first.kind == .motion, onlyMoves(first), onlyMoves(second) else { return false }
        let isMove = second.kind == .motion
        return (isMove || second.kind == .changed)
            && direction(of: second) == (isMove ? direction(of: first) : (0, 0))
            && first.after.isExpandedStateAvailable == second.after.isExpandedStateAvailable
            && first.after.scrollView.top == second.after.scrollView.top
            && first.after.scrollView.end == second.after.scrollView.end
    }

    private func onlyMoves(_ step: Step) -> Bool {
        actions(of: step).allSatisfy { if case .state = $0 { true } else { false } }
    }

    /// The signs of what the content and the bar move in a step.
    private func direction(of step: Step) -> (content: Int, bar: Int) {
        let content = step.after.scrollView.contentOffset - step.before.scrollView.contentOffset
        return (direction(content), direction(step.movement))
    }

    private func direction(_ movement: Double) -> Int { movement > 0 ? 1 : movement < 0 ? -1 : 0 }
}
