/// Round numbers in a range, for an axis.
struct Ticks {
    /// The numbers, ascending: multiples of 1, 2 or 5 times a power of ten; none in a range too wide or too narrow to
    /// have them in few digits.
    let numbers: [Double]

    /// The ticks in a finite range, at most one more than a number, and at least a distance from each other.
    init(over range: ClosedRange<Double>, atMost most: Double, apartBy least: Double = 0) {
        let (first, last) = (range.lowerBound, range.upperBound)
        let width = last - first
        guard width > 1e-6, width < 1e9, max(first.magnitude, last.magnitude) < 1e9 else {
            numbers = []
            return
        }
        var power = 1e-9
        while power * 10 <= width / most { power *= 10 }
        let step = max(least, [1.0, 2, 5, 10].map { $0 * power }.first { width / $0 <= most } ?? width)
        // A zero has no sign.
        numbers = stride(from: (first / step).rounded(.up) * step, through: last, by: step).map { $0 + 0 }
    }
}
