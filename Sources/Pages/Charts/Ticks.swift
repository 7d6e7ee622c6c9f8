/// Round numbers in a range, for an axis.
struct Ticks {
    /// The numbers, ascending: multiples of 1, 2 or 5 times a power of ten, at most eleven.
    let numbers: [Double]

    /// The ticks in a finite range.
    init(over range: ClosedRange<Double>) {
        let (first, last) = (range.lowerBound, range.upperBound)
        let width = last - first
        guard width > 1e-9, width < 1e12 else {
            numbers = [first]
            return
        }
        var power = 1e-9
        while power * 10 <= width / 5 { power *= 10 }
        let step = [1.0, 2, 5, 10].map { $0 * power }.first { width / $0 <= 10 } ?? width
        numbers = Array(stride(from: (first / step).rounded(.up) * step, through: last, by: step))
    }
}
