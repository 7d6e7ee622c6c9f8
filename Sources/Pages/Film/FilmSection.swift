import Verification

/// What a chart shows of a film: all of it over its time, or a few steps beside each other.
struct FilmSection {
    /// The positions of the steps in the track.
    let steps: Range<Int>
    /// For each of these steps its place on the axis.
    let places: [Double]
    /// The positions of the steps in the other track.
    let ghostSteps: Range<Int>
    /// For each of those its place on the axis.
    let ghostPlaces: [Double]
    /// The numbers at the left and the right end.
    let axis: ClosedRange<Double>
    /// Whether the axis is of time, and not of steps.
    let isTimed: Bool
    /// Whether it is about the violating step alone, so that what is far from that is left out.
    let isCloseUp: Bool

    /// All of a film.
    init(all film: Film) {
        steps = film.track.steps.indices
        places = film.track.times
        ghostSteps = film.ghost?.steps.indices ?? 0..<0
        ghostPlaces = film.ghost?.times ?? []
        axis = film.axis
        isTimed = film.isTimed
        isCloseUp = false
    }

    /// Some steps of a film, each with the same room, also where several happen at one time.
    init(_ steps: Range<Int>, of film: Film) {
        self.steps = steps
        let first = film.track.steps[steps.lowerBound].index
        places = steps.indices.map { Double(first + $0 - steps.lowerBound) }
        let all = film.ghost.map { film.isTimed ? film.stepNumbers(at: $0.times) : $0.times } ?? []
        let axis = Double(first) - 0.5...Double(first + steps.count - 1) + 0.5
        let shown = all.indices.filter { axis.contains(all[$0]) }
        ghostSteps = shown.first.map { $0..<$0 + shown.count } ?? 0..<0
        ghostPlaces = shown.map { all[$0] }
        self.axis = axis
        isTimed = false
        isCloseUp = true
    }
}

extension Film {
    /// Ascending times as numbers of steps: between two steps as far as the time is between theirs.
    fileprivate func stepNumbers(at times: [Double]) -> [Double] {
        let first = firstIndex
        var step = 0
        return times.map { time in
            while step < track.times.count - 1, track.times[step + 1] <= time { step += 1 }
            guard step < track.times.count - 1 else { return Double(first + step) }
            let (start, end) = (track.times[step], track.times[step + 1])
            return Double(first + step) + max(0, (time - start) / (end - start))
        }
    }

    /// The steps around the marked one, if it can hardly be seen among all: there are many, or larger movements.
    var closeUp: Range<Int>? {
        guard let focus = parting ?? marked, focus > 0 else { return nil }
        let all = track.steps.indices
        if all.count <= 40, isVisible(focus, among: all, and: detentHeights) { return nil }
        var shown = max(0, focus - 20)..<min(all.count, focus + 4)
        while shown.lowerBound < focus - 1, !isVisible(focus, among: shown) { shown.removeFirst() }
        while shown.upperBound > focus + 1, !isVisible(focus, among: shown) { shown.removeLast() }
        return shown
    }

    private var detentHeights: [Double] {
        let heights = trace.scenario.heights
        return [heights.compact, heights.normal, heights.expanded]
    }

    /// Whether each movement of a step has at least a sixteenth of the room that a chart of some steps gives it.
    private func isVisible(_ step: Int, among steps: Range<Int>, and others: [Double] = []) -> Bool {
        func isLarge(_ change: Double, _ numbers: [Double]) -> Bool {
            let finite = numbers.filter(\.isFinite)
            guard change != 0, let least = finite.min(), let greatest = finite.max() else { return true }
            return change.magnitude * 16 >= greatest - least
        }
        let (offsets, heights) = (track.offsets, track.heights)
        return isLarge(offsets[step] - offsets[step - 1], Array(offsets[steps]))
            && isLarge(heights[step] - heights[step - 1], heights[steps] + others)
            && (!isCompared || others.isEmpty
                || isLarge(comparedDifference(at: step), heights[steps] + others))
    }

    /// The difference of the heights of both runs where a step is compared.
    private func comparedDifference(at step: Int) -> Double {
        guard let ghost, let other = ghost.times.lastIndex(where: { $0 <= track.times[step] }) else {
            return 0
        }
        return ghost.heights[other] - track.heights[step]
    }
}
