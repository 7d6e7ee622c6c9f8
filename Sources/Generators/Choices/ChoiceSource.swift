/// Where the choices of a generator come from: random bits, recorded choices, the bytes of a fuzzer, or the next step
/// of an enumeration.
///
/// One generator serves all of them. A draw never fails: past the end of what was recorded, past
/// ``maximumDraws`` and past ``maximumDepth`` it gives the simplest value, so that every generator that
/// decides by drawing comes to an end. One that waits for another value than the simplest gets arbitrary ones past
/// twice as many draws, and is rejected at the end; only one that waits for one of very many may wait for ever.
///
///     var source = ChoiceSource(replaying: [7, 200])
///     print(source.draw(upTo: 10), source.draw(upTo: 100), source.draw(upTo: 9, towards: 5))  // 7 100 5
public struct ChoiceSource: Sendable {
    /// The number of draws past which every draw is its target, unless another is given.
    public static let maximumDraws = 65_536
    /// The number of nested draws of generators past which every draw is its target.
    ///
    /// Recursion uses the stack of the thread, which may be as small as 512 KiB.
    public static let maximumDepth = 128
    /// The number of draws past the limit that are targets in any case, even if fewer are allowed in all.
    private static let patience = 1_000

    enum Origin {
        case random
        /// At random, but with every integer an edge of its range and every list short.
        case edges
        case recorded
        /// Recorded, as one of all sequences there are.
        case enumerated
        case bytes
        /// Every choice as likely, to estimate how many sequences there are.
        case probe
    }

    var origin: Origin
    private var values: [UInt64] = []
    private var bytes: [UInt8] = []
    private var position = 0
    /// The positions of recorded values in place of which targets are chosen.
    private var simplest = 0..<0
    private let continuesAtRandom: Bool
    /// The part of the recorded values in place of which others are drawn.
    private(set) var redraw: Redraw?
    /// How many draws were made and forgotten; past the limit nothing is drawn again.
    var vainDraws = 0
    /// What the values of spans are, by the index of the span, where that is asked for.
    var descriptions: [Int: String]?
    private(set) var isRecording: Bool
    var notes = Recording()
    /// How many choices a shrinker still cares for; past them the value is too long to be simpler.
    private var longest = Int.max
    /// Whether the generator went on past ``longest``.
    private(set) var isTooLong = false
    @usableFromInline let limit: Int
    @usableFromInline var random: RandomDraws
    @usableFromInline var draws = 0
    @usableFromInline var depth = 0
    /// Whether choices are random and nobody takes notes: the path that has to be fast.
    @usableFromInline var isPlain: Bool

    private init(
        _ origin: Origin, seed: UInt64, limit: Int, isRecording: Bool, continuesAtRandom: Bool = false
    ) {
        self.origin = origin
        self.limit = limit
        self.isRecording = isRecording
        self.continuesAtRandom = continuesAtRandom
        random = RandomDraws(seed: seed)
        isPlain = origin == .random && !isRecording
    }

    /// Chooses at random; a seed gives the same choices whether they are recorded or not.
    public init(seed: UInt64, isRecording: Bool = false, maximumDraws: Int = Self.maximumDraws) {
        self.init(.random, seed: seed, limit: maximumDraws, isRecording: isRecording)
    }

    /// Chooses the values given, each lowered to its bound, and targets after the last; it records.
    public init(replaying values: [UInt64], maximumDraws: Int = Self.maximumDraws) {
        self.init(.recorded, seed: 0, limit: maximumDraws, isRecording: true)
        self.values = values
    }

    /// Chooses the values given, but targets in a range of them, and after the last; it records.
    init(replaying values: [UInt64], simplestIn range: Range<Int>) {
        self.init(replaying: values)
        simplest = range
    }

    /// Makes the choices given once more; it records.
    public init(replaying choices: [Choice], maximumDraws: Int = Self.maximumDraws) {
        self.init(replaying: choices.map(\.value), maximumDraws: maximumDraws)
    }

    /// Chooses the values given and goes on at random; it records.
    public init(replaying values: [UInt64], thenSeed seed: UInt64, maximumDraws: Int = Self.maximumDraws) {
        self.init(.recorded, seed: seed, limit: maximumDraws, isRecording: true, continuesAtRandom: true)
        self.values = values
    }

    /// Reads choices from bytes: as few as the bound needs, little endian, modulo the bound plus one.
    ///
    /// Past the last byte every choice is its target. Any bytes whatever make a value.
    public init(bytes: [UInt8], isRecording: Bool = false, maximumDraws: Int = Self.maximumDraws) {
        self.init(.bytes, seed: 0, limit: maximumDraws, isRecording: isRecording)
        self.bytes = bytes
    }

    /// The same source, cut off after a number of choices.
    consuming func cut(after longest: Int) -> ChoiceSource {
        self.longest = longest
        return self
    }

    /// The same source from its beginning, taking notes.
    var recorded: ChoiceSource {
        var source = self
        source.isRecording = true
        source.isPlain = false
        return source
    }

    /// Makes the choices given once more, but draws those of one span at random.
    init(replaying values: [UInt64], redrawing redraw: Redraw, seed: UInt64) {
        self.init(.recorded, seed: seed, limit: Self.maximumDraws, isRecording: true)
        self.values = values
        self.redraw = redraw
    }

    /// Makes the choices given once more, and notes what the values of spans are.
    init(describing choices: [Choice]) {
        self.init(replaying: choices)
        descriptions = [:]
    }

    /// What was noted so far; empty unless the source records.
    public var recording: Recording { notes }

    /// Whether the generator asked for more draws than allowed.
    public internal(set) var isOverrun = false
}

extension ChoiceSource {
    /// Whether choices are being made at random at this point.
    var isRandom: Bool {
        mutating get {
            if origin == .recorded && continuesAtRandom && position >= values.count { origin = .random }
            if origin == .recorded, let redraw, position == redraw.range.lowerBound { origin = .random }
            return origin == .random || origin == .edges
        }
    }

    /// Makes one choice by whatever means this source has; `roll` is the random one.
    ///
    /// What is not allowed, `settle` puts something in the place of; that is what is noted then, so that each value
    /// has one recording.
    @usableFromInline
    mutating func choose(
        upTo bound: UInt64, towards target: UInt64, settle: (UInt64) -> UInt64 = { $0 },
        roll: (inout RandomDraws) -> UInt64
    ) -> UInt64 {
        let target = min(target, bound)
        guard mayDraw() else { return settle(isLost ? random.bits.uniform(upTo: bound) : target) }
        if isRecording && notes.choices.count >= longest {
            isTooLong = true
            return settle(target)
        }
        var value = target
        if isRandom {
            value = roll(&random)
        } else if origin == .probe {
            value = random.bits.uniform(upTo: bound)
        } else if origin == .bytes {
            value = nextBytes(upTo: bound) ?? target
        } else if position < values.count {
            if !simplest.contains(position) { value = min(values[position], bound) }
            position += 1
        }
        value = settle(value)
        if isRecording { notes.choices.append(Choice(value: value, bound: bound, target: target)) }
        return value
    }

    /// Adds to the recording, if there is one.
    mutating func note(_ remark: (inout Recording) -> Void) {
        if isRecording { remark(&notes) }
    }

    /// The number of choices recorded.
    var choicesNoted: Int { notes.choices.count }

    /// Counts one draw, and tells whether it is still free or bound to be its target.
    mutating func mayDraw() -> Bool {
        draws += 1
        if draws > limit { isOverrun = true }
        return depth <= Self.maximumDepth && !isOverrun
    }

    /// Whether the generator went on so far past the limit that it must be waiting for something but the target.
    ///
    /// From there on draws are arbitrary again, so that it comes to an end, and the value does not count.
    @usableFromInline var isLost: Bool { draws &- limit > max(limit, Self.patience) }

    /// Notes that a list would have gone on if it were not for the limit.
    @usableFromInline
    mutating func overrun() {
        draws &+= 1
        isOverrun = true
    }

    private mutating func nextBytes(upTo bound: UInt64) -> UInt64? {
        let needed = (UInt64.bitWidth - bound.leadingZeroBitCount + 7) / 8
        guard position + needed <= bytes.count else {
            position = bytes.count
            return nil
        }
        var word: UInt64 = 0
        for offset in 0..<needed { word |= UInt64(bytes[position + offset]) << (8 * UInt64(offset)) }
        position += needed
        return bound == .max ? word : word % (bound + 1)
    }

    /// Goes on with what was recorded after the part that was drawn afresh.
    mutating func endRedraw() {
        position = redraw?.range.upperBound ?? position
        redraw = nil
        origin = .recorded
    }
}
