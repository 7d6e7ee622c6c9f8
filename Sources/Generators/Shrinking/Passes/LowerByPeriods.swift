/// Lowers numbers where only some fail: multiples and remainders, masks, numbers with certain digits, times of day.
///
/// Numbers that are equal are lowered together.
///
/// 1. Clears the bits of the distance from the target, the highest first.
/// 2. Moves from its first digit to the last one that has room for it, binary and decimal, as often as possible: what
///    fails may depend on the sum of the digits.
/// 3. Tries steps of 2 to 128, and then round numbers and units of time. A step that is accepted is repeated as often as
///    possible.
/// 4. If a step was accepted and could not be repeated, the numbers that fail are scattered: tries all small ones.
///
/// If the next greater numbers fail too, the choice is at a threshold, and there is no period to look for. A period that
/// was found is not looked for again.
struct LowerByPeriods: ShrinkPass {
    /// The distance from the target above which a period is worth looking for; ``EnumerateNearby`` tries smaller ones of
    /// single choices.
    static var leastDistance: UInt64 { 32 }
    /// The number of periods that have to fit into the distance from the target.
    private static var leastPeriods: UInt64 { 2 }
    /// The step above which few are tried from an end of the range, and none from that of an integer type or beside other
    /// numbers: most numbers there fail because they are the end.
    private static var greatestStepFromEnd: UInt64 { 16 }
    /// The greater steps from an end: multiples of many smaller ones, which are tried as soon as the end is left.
    private static let stepsFromEnd: Set<UInt64> = Set(
        [60, 125] + (7..<32).map { 1 << $0 } + (2..<10).flatMap { [$0.powerOfTen, $0.powerOfTen * 5] })
    /// The number of small numbers to try where those that fail are scattered.
    private static var smallRanks: UInt64 { 128 }
    /// The number of executions after which no steps of a further choice are tried.
    private static var patience: Int { 64 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        let start = shrinker.executions
        var index = 0
        while index < shrinker.recording.choices.count && !shrinker.isSpent {
            let choices = shrinker.recording.choices
            let choice = choices[index]
            let isAlone = !choices[(index + 1)...].contains(choice)
            if choice.bound > 1, choice.distance > (isAlone ? Self.leastDistance : 1),
                !choices[..<index].contains(choice)
            {
                clearBits(index, &shrinker)
                let isMoved = movesDigits(2, index, &shrinker) || movesDigits(10, index, &shrinker)
                // What was moved to the last digits may not matter there, and would look like a period.
                if !isMoved, shrinker.executions - start < Self.patience { step(index, &shrinker) }
            }
            index += 1
        }
    }

    /// The number of bits in a row that cannot be cleared after which a number counts as no mask.
    private static var mostBitsOfMask: Int { 24 }

    private func clearBits<Value>(_ index: Int, _ shrinker: inout Shrinker<Value>) {
        var refused = 0
        for bit in (0..<UInt64.bitWidth).reversed() {
            guard refused < Self.mostBitsOfMask, let choice = shrinker.choice(index) else { return }
            if choice.distance & (1 << bit) != 0 {
                refused = shrinker.setsEqual(index, to: choice.lowered(by: 1 << bit)) ? 0 : refused + 1
            }
        }
    }

    private func movesDigits<Value>(
        _ base: UInt64, _ index: Int, _ shrinker: inout Shrinker<Value>
    ) -> Bool {
        var isMoved = false
        while !shrinker.isSpent, let choice = shrinker.choice(index),
            let distance = choice.distance.withFirstDigitMoved(base),
            shrinker.setsEqual(index, to: choice.lowered(by: choice.distance - distance))
        {
            isMoved = true
        }
        return isMoved
    }

    private func step<Value>(_ index: Int, _ shrinker: inout Shrinker<Value>) {
        if let period = shrinker.periods[index] {
            _ = shrinker.repeats(period, at: index)
            return
        }
        var (isScattered, isNearEnd, probes) = (false, false, Int.max)
        let isOneOfMany = shrinker.recording.choices.count(where: { $0.bound > 1 }) > 1
        for step in Self.steps {
            guard !shrinker.isSpent, let choice = shrinker.choice(index), step <= choice.distance else {
                break
            }
            if step <= Self.greatestProbe + 1, !isNearEnd {
                switch numbers(beyond: choice, by: step - 1, probes: probes, index, &shrinker) {
                case .allFail: return
                case .unknown: isNearEnd = true
                case .oneHolds(let probe): probes = max(probe, Self.fewProbes)
                }
            }
            if step <= Self.greatestSmallStep, isNearEnd || step > choice.distance / Self.leastPeriods {
                continue
            }
            if step > Self.greatestStepFromEnd, choice.isAtEnd {
                if isOneOfMany || choice.bound > Self.greatestUnknown { break }
                if !Self.stepsFromEnd.contains(step) { continue }
            }
            switch shrinker.repeats(step, at: index) {
            case 0: continue
            case 1: isScattered = true
            default: shrinker.periods[index] = step
            }
        }
        if isScattered { enumerate(index, &shrinker) }
    }

    /// The greatest step at whose multiples a threshold is looked for.
    private static var greatestProbe: UInt64 { 3 }

    /// What numbers further from the target do: all fail, one of them does not, or the range ends before that is known.
    private enum Further { case allFail, oneHolds(probe: Int), unknown }

    /// The multiples of a step that are tried beyond a choice.
    ///
    /// The last one leads out of a run of a hundred numbers that fail, and a third of the distance out of longer ones.
    private static var multiples: [UInt64] { [1, 7, 131] }
    /// The least number of probes of a step greater than 1.
    ///
    /// There are more if a number held at a later one of step 1, so that both steps are tried as far.
    private static var fewProbes: Int { 3 }
    /// The greatest bound of a number near the end of its range for which round steps are tried; numbers near the greatest
    /// of an integer type fail because a sum of them overflows.
    private static var greatestUnknown: UInt64 { 1 << 31 }

    /// What the numbers do that are further from the target by some multiples of a step.
    ///
    /// Beyond a threshold all fail. Of numbers with one digit, or within one hour, only near ones do.
    private func numbers<Value>(
        beyond choice: Choice, by step: UInt64, probes: Int, _ index: Int, _ shrinker: inout Shrinker<Value>
    ) -> Further {
        let third = choice.distance / 3 / step * step
        let longest = Self.multiples[2] * step
        var lengths = Self.multiples.map { $0 * step }
        if longest > choice.distance { lengths.removeLast() }
        if longest < third { lengths.append(third) }
        for (probe, length) in zip(1...probes, lengths) {
            let (distance, overflow) = choice.distance.addingReportingOverflow(length)
            let further = choice.moved(by: distance, up: choice.value > choice.target)
            // The range ends before this number. If it ends right after the choice, that is no threshold; if within the
            // second probe, it counts as one.
            guard !overflow, further.distance == distance else {
                if probe == 1 { return .oneHolds(probe: probe) }
                return probe == 2 || choice.bound > Self.greatestUnknown ? .allFail : .unknown
            }
            if !shrinker.fails(shrinker.edit(ofEqual: index, to: further.value)) {
                return .oneHolds(probe: probe)
            }
        }
        return .allFail
    }

    private func enumerate<Value>(_ index: Int, _ shrinker: inout Shrinker<Value>) {
        guard let choice = shrinker.choice(index) else { return }
        for rank in 0..<min(choice.rank, Self.smallRanks) where !shrinker.isSpent {
            if shrinker.setsEqual(index, to: choice.ranked(rank)) { return }
        }
    }

    /// The greatest step that is none of round numbers and units of time.
    private static var greatestSmallStep: UInt64 { 128 }

    /// The steps, in ascending order: all small ones, a few of each magnitude, binary and decimal, and the minutes of a day,
    /// the seconds of an hour, half a day, a day and a week.
    private static let steps: [UInt64] = {
        var steps = Set<UInt64>(2...greatestSmallStep).union([1_440, 3_600, 43_200, 86_400, 604_800])
        for bit in 8..<64 { steps.insert(1 << bit) }
        var decade: UInt64 = 100
        while decade < UInt64.max / 50 {
            steps.formUnion([decade, 2 * decade, 4 * decade, 5 * decade, 6 * decade])
            decade *= 10
        }
        return steps.sorted()
    }()
}

extension UInt64 {
    /// The number after as much as fits is moved from its first digit to the last one that has room; nil if none has.
    ///
    /// Nil also with up to three digits that are not zero: the steps that are tried next lower such a number as well.
    fileprivate func withFirstDigitMoved(_ base: UInt64) -> UInt64? {
        var (first, digits) = (1 as UInt64, self % base == 0 ? 0 : 1)
        while self / first >= base {
            first *= base
            if self / first % base != 0 { digits += 1 }
        }
        guard digits > 3 else { return nil }
        var place: UInt64 = 1
        while place < first, self / place % base == base - 1 { place *= base }
        guard place < first else { return nil }
        let moved = Swift.min(self / first, base - 1 - self / place % base)
        return self - moved * (first - place)
    }
}

extension Int {
    fileprivate var powerOfTen: UInt64 { (0..<self).reduce(1) { power, _ in power * 10 } }
}

extension Choice {
    /// Whether no number on its side of the target is further from it.
    fileprivate var isAtEnd: Bool { value > target ? value == bound : value == 0 }
}

extension Shrinker {
    /// Lowers a choice by as many steps of one size as are accepted; returns how many were.
    fileprivate mutating func repeats(_ step: UInt64, at index: Int) -> UInt64 {
        var count: UInt64 = 1
        var isGrowing = true
        var taken: UInt64 = 0
        while count > 0, !isSpent, let choice = choice(index) {
            let (size, overflow) = step.multipliedReportingOverflow(by: count)
            let isTaken =
                !overflow && size <= choice.distance && setsEqual(index, to: choice.lowered(by: size))
            if isTaken { taken += count }
            isGrowing = isGrowing && isTaken
            count = isGrowing ? count * 2 : count / 2
        }
        return taken
    }
}
