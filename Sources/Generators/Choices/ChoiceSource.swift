/// The source of a generator's choices: random bits, recorded choices, fuzzer bytes, or one sequence of an
/// enumeration.
///
/// Every generator works with every source. A draw never fails. Past the end of the recorded choices, past
/// ``maximumDraws`` and past ``maximumDepth`` it returns the target, so a loop that ends on the target terminates. A
/// loop that ends on another value gets arbitrary values past twice the allowed draws, and its value is rejected. Past
/// three times as many, draws are their bounds, and the next draw of a generator is rejected, which ends any loop that
/// contains one. Only a loop of other draws that waits for one of very many values may not terminate.
///
///     var source = ChoiceSource(replaying: [7, 200])
///     print(source.draw(upTo: 10), source.draw(upTo: 100), source.draw(upTo: 9, towards: 5))  // 7 100 5
public struct ChoiceSource: Sendable {
    /// The default limit of draws; past it every draw is its target.
    public static let maximumDraws = 65_536
    /// The limit of nested draws of generators; past it every draw is its target.
    ///
    /// Recursion uses the stack of the thread, which may be as small as 512 KiB.
    public static let maximumDepth = 128

    enum Origin {
        case random
        /// Random, with every integer a special value and every list short.
        case edges
        case recorded
        /// Recorded choices, as one sequence of an enumeration.
        case enumerated
        case bytes
        /// Uniform choices, to estimate the number of sequences.
        case probe
    }

    var origin: Origin
    private var values: [UInt64] = []
    private var bytes: [UInt8] = []
    private var position = 0
    /// The indices of recorded values that are replaced by targets.
    private var simplest = 0..<0
    private var continuesAtRandom: Bool
    /// Whether parts may repeat earlier ones.
    var isEchoing = false
    /// The depth of the part that repeats another one; nil if there is none.
    var echoDepth: Int?
    /// The part of the recorded values that is replaced by random ones.
    private(set) var redraw: Redraw?
    /// The number of draws removed by rewinding; past the limit, refused elements are not drawn again.
    var rewoundDraws = 0
    /// The values of spans as text, by the index of the span; nil unless requested.
    var descriptions: [Int: String]?
    /// The names that take the place of the labels of spans, by the index of the span.
    var names: [Int: String] = [:]
    private(set) var isRecording: Bool
    var notes = Recording()
    /// The greatest length of a candidate; a longer one cannot be simpler.
    private var longest = Int.max
    /// Whether the generator drew more than ``longest`` choices.
    private(set) var isTooLong = false
    @usableFromInline let limit: Int
    @usableFromInline var random: RandomDraws
    @usableFromInline var draws = 0
    @usableFromInline var depth = 0
    /// Whether choices are random and not recorded: the fast path.
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

    /// Chooses the given values, each lowered to its bound, then targets; it records.
    public init(replaying values: [UInt64], maximumDraws: Int = Self.maximumDraws) {
        self.init(.recorded, seed: 0, limit: maximumDraws, isRecording: true)
        self.values = values
    }

    /// Chooses the given values, except for targets in a range of them, then targets; it records.
    init(replaying values: [UInt64], simplestIn range: Range<Int>) {
        self.init(replaying: values)
        simplest = range
    }

    /// Replays recorded choices; it records.
    public init(replaying choices: [Choice], maximumDraws: Int = Self.maximumDraws) {
        self.init(replaying: choices.map(\.value), maximumDraws: maximumDraws)
    }

    /// Chooses the given values, then at random; it records.
    public init(replaying values: [UInt64], thenSeed seed: UInt64, maximumDraws: Int = Self.maximumDraws) {
        self.init(.recorded, seed: seed, limit: maximumDraws, isRecording: true, continuesAtRandom: true)
        self.values = values
    }

    /// Reads choices from bytes: numbers of 1 to 10 bytes in LEB128, modulo the bound plus one.
    ///
    /// Past the last byte every choice is its target. All byte sequences are valid. Choices that were recorded have
    /// `bytes`, which are read as the same choices again.
    public init(bytes: [UInt8], isRecording: Bool = false, maximumDraws: Int = Self.maximumDraws) {
        self.init(.bytes, seed: 0, limit: maximumDraws, isRecording: isRecording)
        self.bytes = bytes
    }

    /// The same source, limited to a number of choices.
    consuming func cut(after longest: Int) -> ChoiceSource {
        self.longest = longest
        return self
    }

    /// A recording copy of the source, from the beginning.
    var recorded: ChoiceSource {
        var source = self
        source.isRecording = true
        source.isPlain = false
        return source
    }

    /// Replays recorded values, except that the choices of one span are random.
    init(replaying values: [UInt64], redrawing redraw: Redraw, seed: UInt64) {
        self.init(.recorded, seed: seed, limit: Self.maximumDraws, isRecording: true)
        self.values = values
        self.redraw = redraw
    }

    /// Replays recorded choices, and describes the values of their spans.
    init(describing choices: [Choice]) {
        self.init(replaying: choices)
        descriptions = [:]
    }

    /// The recording so far; empty unless the source records.
    public var recording: Recording { notes }

    /// Whether the generator made more draws than allowed.
    public internal(set) var isOverrun = false
}

extension ChoiceSource {
    /// Whether the next choice is random.
    var isRandom: Bool {
        mutating get {
            if origin == .recorded && continuesAtRandom && position >= values.count { origin = .random }
            if origin == .recorded, let redraw, position == redraw.range.lowerBound { origin = .random }
            return origin == .random || origin == .edges
        }
    }

    /// Makes one choice as the origin of the source requires; `roll` draws a random value.
    ///
    /// `settle` replaces a value that is not allowed. The recording holds the replacement, so that each value has one
    /// encoding.
    @usableFromInline
    mutating func choose(
        upTo bound: UInt64, towards target: UInt64, settle: (UInt64) -> UInt64 = { $0 },
        roll: (inout RandomDraws) -> UInt64
    ) -> UInt64 {
        let target = min(target, bound)
        guard mayDraw() else { return settle(valuePastLimit(upTo: bound, towards: target)) }
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
            value = nextNumber(upTo: bound) ?? target
        } else if position < values.count {
            if !simplest.contains(position) { value = min(values[position], bound) }
            position += 1
        }
        value = settle(value)
        if isRecording { notes.choices.append(Choice(value: value, bound: bound, target: target)) }
        return value
    }

    /// Changes the recording, if the source records.
    mutating func note(_ remark: (inout Recording) -> Void) {
        if isRecording { remark(&notes) }
    }

    /// The number of choices recorded.
    var choicesNoted: Int { notes.choices.count }

    private mutating func nextNumber(upTo bound: UInt64) -> UInt64? {
        guard position < bytes.count else { return nil }
        var number: UInt64 = 0
        var shift: UInt64 = 0
        repeat {
            number |= UInt64(bytes[position] & 127) << shift
            shift += 7
            position += 1
        } while bytes[position - 1] > 127 && shift < 64 && position < bytes.count
        return bound == .max ? number : number % (bound + 1)
    }

    /// Continues with given values, and after the last of them at random.
    mutating func repeatValues(_ values: [UInt64]) {
        self.values = values
        position = 0
        origin = .recorded
        continuesAtRandom = true
    }

    /// Continues with the recorded choices after the redrawn part.
    mutating func endRedraw() {
        position = redraw?.range.upperBound ?? position
        redraw = nil
        origin = .recorded
    }
}
