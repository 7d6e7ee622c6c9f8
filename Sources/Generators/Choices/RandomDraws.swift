/// The distributions of a random source: uniform, with extra weight on values that often reveal bugs.
@usableFromInline
struct RandomDraws: Sendable {
    @usableFromInline var bits: RandomBits
    /// The latest values of wide draws, for repetition: two uniform 64-bit integers are never equal in practice.
    @usableFromInline var recent: SIMD4<UInt64> = .zero
    @usableFromInline var recentCount = 0
    /// One of the latest doubles, for repetition; NaN if there is none.
    @usableFromInline var recentDouble = Double.nan
    /// The number of wide draws before the next one that may be special.
    @usableFromInline var uniformDraws = 0
    /// The greatest number of elements of a list above the least.
    var mostExtraElements = 1_024

    /// The number of wide draws at the beginning of every case of which each may be special.
    ///
    /// In half of the cases all later draws are uniform, which is fast. In the other half each may be special up to
    /// ``many``, and one in 8 after that: some failures need many special values in one case.
    @usableFromInline static let few = 4
    /// The number of wide draws at the beginning of half of the cases of which each may be special.
    @usableFromInline static let many = 8

    /// The greatest bound of a narrow draw; narrow draws repeat often enough without a memory of earlier ones.
    @usableFromInline static let narrow: UInt64 = 1_023

    @inlinable
    init(seed: UInt64) { bits = RandomBits(seed: seed) }

    /// A value in `0...bound`; one in 8 narrow draws and 6 in 16 of the first four wide draws are special.
    @inlinable
    @inline(__always)
    mutating func integer(upTo bound: UInt64, towards target: UInt64) -> UInt64 {
        guard bound > Self.narrow else { return Self.narrow(upTo: bound, towards: target, &bits) }
        guard uniformDraws > 0 else { return notable(upTo: bound, towards: target) }
        uniformDraws &-= 1
        return bits.uniform(upTo: bound)
    }

    /// Does the same as ``integer(upTo:towards:)``, without the code that is inlined in a loop.
    @usableFromInline
    mutating func singleInteger(upTo bound: UInt64, towards target: UInt64) -> UInt64 {
        integer(upTo: bound, towards: target)
    }

    /// Draws as many values as are wanted, the same ones that calls of ``integer(upTo:towards:)`` would.
    ///
    /// A loop of such calls would load and store the random state for each value, since a special one takes its address.
    /// Here it stays in registers while values are uniform.
    @inlinable
    @inline(__always)
    mutating func integers(
        _ count: Int, upTo bound: UInt64, towards target: UInt64, _ use: (UInt64) -> Void
    ) {
        guard bound > Self.narrow else {
            var bits = self.bits
            for _ in 0..<count { use(Self.narrow(upTo: bound, towards: target, &bits)) }
            self.bits = bits
            return
        }
        var left = count
        while left > 0 {
            let run = min(left, uniformDraws)
            var bits = self.bits
            for _ in 0..<run { use(bits.uniform(upTo: bound)) }
            self.bits = bits
            uniformDraws &-= run
            left &-= run
            guard left > 0 else { break }
            use(notable(upTo: bound, towards: target))
            left &-= 1
        }
    }

    /// A value of a narrow range.
    @inlinable
    @inline(__always)
    static func narrow(upTo bound: UInt64, towards target: UInt64, _ bits: inout RandomBits) -> UInt64 {
        let dice = bits.next()
        if dice & 7 == 0 { return Self.edge(dice &>> 8, upTo: bound, towards: target) }
        // The upper 54 bits of the same word; for a narrow range their bias is below 2^-44.
        return ((dice &>> 10) &* (bound &+ 1)) &>> 54
    }

    /// A value of a wide range, noted for repetition; 6 in 16 are special.
    @usableFromInline
    mutating func notable(upTo bound: UInt64, towards target: UInt64) -> UInt64 {
        let dice = bits.next()
        if recentCount == Self.few - 1 && dice &>> 63 == 0 { uniformDraws = .max }
        // From 0 to 14, and 7 on average: a count takes no random word for each draw, as a chance of 1 in 8 would.
        if recentCount >= Self.many { uniformDraws = Int(((dice &>> 32) &* 15) &>> 32) }
        return dice & 15 > 5
            ? noted(bits.uniform(upTo: bound)) : noted(special(dice, upTo: bound, towards: target))
    }

    /// An edge or, in a wide range, another special value.
    mutating func special(upTo bound: UInt64, towards target: UInt64) -> UInt64 {
        let dice = bits.next()
        if bound <= Self.narrow { return Self.edge(dice &>> 8, upTo: bound, towards: target) }
        return noted(special(dice, upTo: bound, towards: target))
    }

    private mutating func noted(_ value: UInt64) -> UInt64 {
        recent = SIMD4(value, recent[0], recent[1], recent[2])
        recentCount &+= 1
        return value
    }

    /// An edge in most cases, else a value of a random magnitude or an earlier value.
    private mutating func special(_ dice: UInt64, upTo bound: UInt64, towards target: UInt64) -> UInt64 {
        switch dice & 15 {
        case 2...3: magnitude(dice &>> 8, upTo: bound, towards: target)
        case 4...5: earlier(dice &>> 8, upTo: bound)
        default: Self.edge(dice &>> 8, upTo: bound, towards: target)
        }
    }

    /// One of the two ends, the target, or a value at a distance of 1 to 4 from the target.
    @usableFromInline
    static func edge(_ dice: UInt64, upTo bound: UInt64, towards target: UInt64) -> UInt64 {
        let simplest = Choice(value: target, bound: bound, target: target)
        switch dice & 15 {
        case 0...2: return 0
        case 3...5: return bound
        case 6...7: return simplest.value
        default:
            // Distance 1 has three times the weight of the others, because off-by-one errors are the commonest.
            let distances: UInt64 = 0x4321_3211
            let distance = (distances &>> ((dice &>> 5) & 7 &* 4)) & 15
            return simplest.moved(by: distance, up: dice & 16 == 0).value
        }
    }

    /// A value whose distance from the target has a uniformly drawn number of binary digits.
    private mutating func magnitude(_ dice: UInt64, upTo bound: UInt64, towards target: UInt64) -> UInt64 {
        let simplest = Choice(value: target, bound: bound, target: target)
        let isUp = dice & 1 == 0
        let room = isUp ? bound - simplest.value : simplest.value
        let digits = bits.uniform(upTo: UInt64(UInt64.bitWidth - room.leadingZeroBitCount))
        let distance = bits.next() & ((1 << digits) &- 1)
        return simplest.moved(by: distance, up: isUp).value
    }

    /// An earlier value, half of the time moved by at most 4.
    private mutating func earlier(_ dice: UInt64, upTo bound: UInt64) -> UInt64 {
        guard recentCount > 0 else { return bits.uniform(upTo: bound) }
        let index = ((dice &>> 32) &* UInt64(min(recentCount, 4))) &>> 32
        let value = min(recent[Int(index)], bound)
        let distance = dice & 256 == 0 ? 0 : 1 + (dice &>> 9) & 3
        return Choice(value: value, bound: bound, target: value)
            .moved(by: distance, up: dice & 4096 == 0).value
    }

    /// The number of elements of a list: one in 8 the least, one in 16 the greatest, and small more often than large.
    ///
    /// At most ``mostExtraElements`` above the minimum, however wide the range. The elements of one list in 32 are equal.
    @usableFromInline
    mutating func length(from least: Int, through most: Int) -> ListLength {
        let (difference, overflow) = most.subtractingReportingOverflow(least)
        let room = overflow ? mostExtraElements : min(max(difference, 0), mostExtraElements)
        let dice = bits.next()
        let extra =
            switch dice &>> 60 {
            case 0...1: 0
            case 2: room
            case 3...7: Int(bits.uniform(upTo: UInt64(min(room, 7))))
            case 8...11: Int(bits.uniform(upTo: UInt64(min(room, 31))))
            default: Int(bits.uniform(upTo: UInt64(room)))
            }
        return ListLength(count: least + extra, isOfEqualElements: dice & 31 == 0)
    }

    /// A number from 0 to 1, evenly.
    @inlinable
    mutating func share() -> Double { Double(bits.next() &>> 11) * 0x1p-53 }

    /// True with a probability in 0...1.
    @inlinable
    mutating func flip(_ probability: Double) -> Bool {
        share() < probability
    }
}

/// The number of elements of a random list, and whether they should be equal, since no property of equal elements would be
/// met by chance.
@usableFromInline
struct ListLength: Sendable {
    @usableFromInline let count: Int
    @usableFromInline let isOfEqualElements: Bool
}
