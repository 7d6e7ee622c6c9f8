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

    @usableFromInline
    enum Origin: Sendable {
        case random
        /// Random, with every integer a special value and every list short.
        case edges
        case recorded
        /// Recorded choices, as one sequence of an enumeration.
        case enumerated
        case bytes
        /// Uniform choices, to estimate the number of sequences.
        case probe
        /// The choices of an earlier part of the case, then random ones.
        case repeated
    }

    @usableFromInline var origin: Origin
    // These are optional, because a source is made for each case: to copy and release ten empty collections took a fifth
    // of the time to generate a list of 24 numbers. They are not written with a question mark, which would make them nil
    // before an initialiser sets them: the compiler then copies the source at the end of each initialiser.
    /// The given choices; nil if there are none.
    @usableFromInline var given: Optional<GivenChoices>
    /// The recording; nil unless the source records.
    @usableFromInline var notes: Optional<Recording>
    /// The texts of spans; nil unless they are requested.
    @usableFromInline var texts: Optional<SpanTexts>
    /// The parts that may be repeated, as the only element, so that other sources have a nil of one word; nil unless parts
    /// may repeat earlier ones, for which the source has to record.
    @usableFromInline var parts: Optional<[Parts]>
    /// The limits of the innermost recursive value, as the only element for the same reason; nil if there are none.
    @usableFromInline var limits: Optional<[RecursionLimits]>
    /// The number of draws removed by rewinding; past the limit, refused elements are not drawn again.
    @usableFromInline var rewoundDraws = 0
    /// The greatest length of a candidate; a longer one cannot be simpler.
    @usableFromInline var longest = Int.max
    /// Whether the generator drew more than ``longest`` choices.
    @usableFromInline var isTooLong = false
    /// Whether the recording has the landmarks, which take longer to make than to draw.
    @usableFromInline var namesLandmarks = false
    /// The number of draws past which all choices are their targets.
    @usableFromInline var limit: Int
    @usableFromInline var random: RandomDraws
    @usableFromInline var draws = 0
    @usableFromInline var depth = 0
    /// Whether choices are random and not recorded: the fast path.
    @usableFromInline var isPlain: Bool

    /// Sets all properties; each other initialiser calls this one.
    @inlinable
    @inline(__always)
    init(
        _ origin: Origin, _ given: GivenChoices? = nil, seed: UInt64, _ notes: Recording?,
        texts: SpanTexts? = nil, maximumDraws: Int = Self.maximumDraws
    ) {
        self.origin = origin
        self.given = given
        self.notes = notes
        self.texts = texts
        parts = nil
        limits = nil
        limit = maximumDraws
        random = RandomDraws(seed: seed)
        isPlain = if case .random = origin, case .none = notes { true } else { false }
    }

    /// Chooses at random; a seed gives the same choices whether they are recorded or not.
    @inlinable
    @inline(__always)
    public init(seed: UInt64, isRecording: Bool = false, maximumDraws: Int = Self.maximumDraws) {
        self.init(.random, seed: seed, isRecording ? Recording() : nil, maximumDraws: maximumDraws)
    }

    /// Chooses at random, with parts that repeat earlier ones; it records.
    init(repeatingParts seed: UInt64, _ notes: Recording) {
        self.init(.random, seed: seed, notes)
        parts = [Parts(&random.bits)]
    }

    /// Chooses as it is given.
    private init(
        _ given: GivenChoices, _ origin: Origin = .recorded, seed: UInt64 = 0, isRecording: Bool = true,
        texts: SpanTexts? = nil, maximumDraws: Int = Self.maximumDraws
    ) {
        self.init(
            origin, given, seed: seed, isRecording ? Recording(ofAbout: given.count) : nil, texts: texts,
            maximumDraws: maximumDraws)
    }

    /// Chooses the given values, each lowered to its bound, then targets; it records.
    public init(replaying values: [UInt64], maximumDraws: Int = Self.maximumDraws) {
        self.init(GivenChoices(values), maximumDraws: maximumDraws)
    }

    /// Chooses the given values, except for targets in a range of them, then targets; it records.
    init(replaying values: [UInt64], simplestIn range: Range<Int>) {
        self.init(GivenChoices(values, simplestIn: range))
    }

    /// Replays recorded choices; it records.
    public init(replaying choices: [Choice], maximumDraws: Int = Self.maximumDraws) {
        self.init(replaying: choices.map(\.value), maximumDraws: maximumDraws)
    }

    /// Replays recorded choices, for a value whose functions have tables.
    init(replaying choices: [Choice], tables: CallTables) {
        tables.restart()
        self.init(GivenChoices(choices.map(\.value), tables: tables))
    }

    /// Replays recorded choices, each only where one of its kind is drawn; it records.
    init(aligning choices: ArraySlice<Choice>) { self.init(GivenChoices(aligning: choices)) }

    /// Chooses the given values, then at random; it records.
    package init(replaying values: [UInt64], thenSeed seed: UInt64, maximumDraws: Int = Self.maximumDraws) {
        self.init(GivenChoices(values, continuesAtRandom: true), seed: seed, maximumDraws: maximumDraws)
    }

    /// Replays recorded values, except that the choices of one span are random.
    init(replaying values: [UInt64], redrawing redraw: Redraw, seed: UInt64) {
        self.init(GivenChoices(values, redrawing: redraw), seed: seed)
    }

    /// Replays recorded choices, and describes the values of their spans.
    init(describing choices: [Choice]) {
        self.init(GivenChoices(choices.map(\.value)), texts: SpanTexts())
    }

    /// Makes one sequence of an enumeration: the given values, then targets; it records.
    init(enumerating values: [UInt64]) { self.init(GivenChoices(values), .enumerated) }

    /// Reads choices from bytes: numbers of 1 to 10 bytes in LEB128, modulo the bound plus one.
    ///
    /// Past the last byte every choice is its target. All byte sequences are valid. Choices that were recorded have
    /// `bytes`, which are read as the same choices again.
    public init(bytes: [UInt8], isRecording: Bool = false, maximumDraws: Int = Self.maximumDraws) {
        self.init(
            GivenChoices(bytes: bytes), .bytes, isRecording: isRecording, maximumDraws: maximumDraws)
    }

    /// The same source, limited to a number of choices.
    consuming func cut(after longest: Int) -> ChoiceSource {
        self.longest = longest
        return self
    }

    /// A recording copy of the source, from the beginning.
    var recorded: ChoiceSource {
        guard !isRecording else { return self }
        var source = self
        source.notes = Recording(ofAbout: given?.count ?? 0)
        source.isPlain = false
        return source
    }

    /// The recording so far; empty unless the source records.
    package var recording: Recording { notes ?? Recording() }

    /// Whether the generator made more draws than allowed.
    package internal(set) var isOverrun = false
}

extension ChoiceSource {
    /// Whether the next choice is random.
    @inline(__always)
    var isRandom: Bool {
        mutating get {
            switch origin {
            case .random, .edges: return true
            case .recorded:
                guard given?.yieldsToRandom == true else { return false }
                origin = .random
                return true
            case .repeated:
                guard isRepetitionComplete else { return false }
                origin = .random
                return true
            case .enumerated, .bytes, .probe: return false
            }
        }
    }

    /// Makes one choice as the origin of the source requires; `roll` draws a random value.
    @usableFromInline
    mutating func choose(
        upTo bound: UInt64, towards target: UInt64, roll: (inout RandomDraws) -> UInt64
    ) -> UInt64 {
        choose(upTo: bound, towards: target, settle: { $0 }, roll: roll)
    }

    /// Makes one choice; `settle` replaces a value that is not allowed.
    ///
    /// The recording holds the replacement, so that each value has one encoding. Inlined, because most choices replace
    /// nothing, and a call for each shows in the time to record a list.
    @inline(__always)
    mutating func choose(
        upTo bound: UInt64, towards target: UInt64, settle: (UInt64) -> UInt64,
        roll: (inout RandomDraws) -> UInt64
    ) -> UInt64 {
        let target = min(target, bound)
        guard mayDraw() else { return settle(valuePastLimit(upTo: bound, towards: target)) }
        // Counted only where there is a limit: to read the choices of a recording counts references.
        if longest < .max, choices.count >= longest {
            isTooLong = true
            return settle(target)
        }
        var value = target
        if isRandom {
            value = roll(&random)
        } else if origin == .probe {
            value = random.bits.uniform(upTo: bound)
        } else if origin == .repeated {
            value = repeatedValue(upTo: bound)
        } else if let given = given?.next(upTo: bound) {
            value = given
        }
        value = settle(value)
        notes?.choices.append(Choice(value: value, bound: bound, target: target))
        return value
    }

    /// Whether the source records; a comparison with nil would copy the recording.
    var isRecording: Bool {
        if case .some = notes { true } else { false }
    }

    /// The choices recorded so far.
    var choices: [Choice] { notes?.choices ?? [] }
}
