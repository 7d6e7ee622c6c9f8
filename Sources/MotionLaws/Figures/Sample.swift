import Motion
import Verification

/// The quantities of a figure at one place on its horizontal axis, one for each panel.
struct Sample {
    let x: Double
    let values: [Double]

    /// Values at a place.
    init(_ x: Double, _ values: Double...) {
        self.x = x
        self.values = values
    }

    /// A position and a velocity at a time in seconds.
    init(_ time: Double, _ kinematics: Kinematics) {
        self.init(time, kinematics.position, kinematics.velocity)
    }

    /// A displacement and a velocity at a time in seconds.
    init(_ time: Double, _ state: SpringState) {
        self.init(time, state.displacement, state.velocity)
    }
}

extension Sample {
    /// Places to sample a function at: 161 that divide a range evenly, and one to mark if the range has it.
    static func places(from start: Double = 0, to end: Double, marking place: Double?) -> [Double] {
        guard start.isFinite, end.isFinite, start < end else { return start.isFinite ? [start] : [] }
        let even = (0...160).map { start + (end - start) * Double($0) / 160 }
        guard let place, start < place, place < end, !even.contains(place) else { return even }
        return (even + [place]).sorted()
    }
}

extension [Sample] {
    /// The indices of the samples to draw, 233 at most: the first, the last, the last at a place to mark, and 230 spread
    /// evenly.
    func drawn(marking place: Double?) -> [Int] {
        let most = 230
        let marked = lastIndex { $0.x == place }
        return indices.filter { index in
            count <= most || index * most / count != (index - 1) * most / count || index == 0
                || index == count - 1 || index == marked
        }
    }
}
