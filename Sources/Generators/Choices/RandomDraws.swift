/// How a random source decides: uniform at heart, with a weight on the values where bugs live.
@usableFromInline
struct RandomDraws: Sendable {
    @usableFromInline var bits: RandomBits
    /// The latest values of wide draws, to be drawn again: two equal 64-bit integers never meet by chance.
    @usableFromInline var recent: SIMD4<UInt64> = .zero
    @usableFromInline var recentCount = 0
    /// Which bits of a die have to be zero for an integer to be an edge: one draw in 8, or every one.
    @usableFromInline let edgeMask: UInt64

    /// The greatest bound whose values meet often enough by chance to need no memory of earlier ones.
    @usableFromInline static let narrow: UInt64 = 1_023

    @inlinable
    init(seed: UInt64, isAtEdges: Bool = false) {
        bits = RandomBits(seed: seed)
        edgeMask = isAtEdges ? 0 : 7
    }

    /// A value in `0...bound` for an integer: one in 8 narrow draws and 6 in 16 wide ones is a special value.
    @inlinable
    @inline(__always)
    mutating func integer(upTo bound: UInt64, towards target: UInt64) -> UInt64 {
        let dice = bits.next()
        if bound <= Self.narrow {
            if dice & edgeMask == 0 { return Self.edge(dice &>> 8, upTo: bound, towards: target) }
            // The upper 54 bits of the same word: with so narrow a range they are uneven by less than 2^-44.
            return ((dice &>> 10) &* (bound &+ 1)) &>> 54
        }
        return wideInteger(dice, upTo: bound, towards: target)
    }

    /// A value of a range too wide for chance: edges, small ones of any magnitude, earlier ones, or uniform.
    @usableFromInline
    mutating func wideInteger(_ dice: UInt64, upTo bound: UInt64, towards target: UInt64) -> UInt64 {
        let value =
            switch dice & 15 {
            case 0...1: Self.edge(dice &>> 8, upTo: bound, towards: target)
            case 2...3: magnitude(dice &>> 8, upTo: bound, towards: target)
            case 4...5: earlier(dice &>> 8, upTo: bound)
            case _ where edgeMask == 0: Self.edge(dice &>> 8, upTo: bound, towards: target)
            default: bits.uniform(upTo: bound)
            }
        recent[recentCount & 3] = value
        recentCount &+= 1
        return value
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
            // A distance of 1 three times as often as the others: off by one is the commonest bug there is.
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

    /// A value drawn before, half of the time moved by at most 4.
    private mutating func earlier(_ dice: UInt64, upTo bound: UInt64) -> UInt64 {
        guard recentCount > 0 else { return bits.uniform(upTo: bound) }
        let value = min(recent[Int(dice % UInt64(min(recentCount, 4)))], bound)
        let distance = dice & 256 == 0 ? 0 : 1 + (dice &>> 9) & 3
        return Choice(value: value, bound: bound, target: value)
            .moved(by: distance, up: dice & 4096 == 0).value
    }

    /// How many elements a list has: one in 8 the fewest, one in 16 the most, and small more often than large.
    ///
    /// However wide the range, no more than 1,024 above the minimum.
    @usableFromInline
    mutating func length(from least: Int, through most: Int) -> Int {
        let (difference, overflow) = most.subtractingReportingOverflow(least)
        let room = overflow ? 1_024 : min(max(difference, 0), 1_024)
        if edgeMask == 0 { return least + Int(bits.uniform(upTo: UInt64(min(room, 3)))) }
        let extra =
            switch bits.next() &>> 60 {
            case 0...1: 0
            case 2: room
            case 3...7: Int(bits.uniform(upTo: UInt64(min(room, 7))))
            case 8...11: Int(bits.uniform(upTo: UInt64(min(room, 31))))
            default: Int(bits.uniform(upTo: UInt64(room)))
            }
        return least + extra
    }

    /// True with a probability in 0...1.
    @inlinable
    mutating func flip(_ probability: Double) -> Bool {
        Double(bits.next() &>> 11) * 0x1p-53 < probability
    }
}
