/// Lowers many choices of one shape at once, by bisection over their ranks.
///
/// 1. Sets as many of the lowest ones as possible to their target: those that do not matter because they are small.
/// 2. Lowers the highest ones to one rank, as low as possible: those that matter because they are large.
///
/// For long lists in which dozens of elements matter, which one after the other would take thousands of executions.
struct LowerInBulk: ShrinkPass {
    /// The least number of choices of a shape.
    private static var least: Int { 16 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        let choices = shrinker.recording.choices
        let counts = choices.reduce(into: [:]) { $0[$1.shape, default: 0] += 1 }
        for shape in choices.firstOfEachShape(after: -1).map({ choices[$0] })
        where counts[shape.shape, default: 0] >= Self.least {
            lower(shape, &shrinker) { rank, level in rank < level ? 0 : rank }
            lower(shape, &shrinker, isDescending: true) { rank, level in min(rank, level) }
        }
    }

    /// Finds by bisection the level, among the ranks of a shape, that lowers most; a lower one does if it is descending.
    private func lower<Value>(
        _ shape: Choice, _ shrinker: inout Shrinker<Value>, isDescending: Bool = false,
        _ rank: (_ rank: UInt64, _ level: UInt64) -> UInt64
    ) {
        let choices = shrinker.recording.choices
        let ranks = Set(choices.filter { $0.hasShape(of: shape) }.map(\.rank)).sorted()
        let levels = isDescending ? ranks.dropLast().reversed() : Array(ranks.dropFirst())
        var (taken, refused) = (-1, levels.count)
        while taken + 1 < refused && !shrinker.isSpent {
            let level = (taken + refused) / 2
            let values = choices.map { choice in
                choice.hasShape(of: shape) ? choice.ranked(rank(choice.rank, levels[level])) : choice.value
            }
            if shrinker.accepts(values) { taken = level } else { refused = level }
        }
    }
}
