/// The choices that a source is given, as values or as bytes, and the number of those that are read.
@usableFromInline
struct GivenChoices: Sendable {
    private var values: [UInt64] = []
    private var bytes: [UInt8] = []
    /// The number of values, or of bytes, that are read.
    private var position = 0
    /// The indices of values that are replaced by targets.
    private var simplest = 0..<0
    /// The part of the values that is replaced by random ones.
    private(set) var redraw: Redraw?
    private var continuesAtRandom = false
    /// The bounds that the values had when they were recorded; empty if the values are taken as they come.
    private var bounds: [UInt64] = []
    /// The tables of the functions that are drawn; nil if each gets its own.
    private var tables: CallTables?

    /// Recorded choices, of which each is taken only where a choice of its kind is drawn.
    ///
    /// A coin that is drawn where none was recorded is its target, and a coin that was recorded where none is drawn is left
    /// out.
    init(aligning choices: ArraySlice<Choice>) {
        values = choices.map(\.value)
        bounds = choices.map(\.bound)
    }

    /// Recorded values, except for targets in a range of them, and random values after them if it is so requested.
    init(_ values: [UInt64], simplestIn range: Range<Int> = 0..<0, continuesAtRandom: Bool = false) {
        self.values = values
        self.simplest = range
        self.continuesAtRandom = continuesAtRandom
    }

    /// Recorded values, for a value whose functions have tables.
    init(_ values: [UInt64], tables: CallTables) {
        self.values = values
        self.tables = tables
    }

    /// Recorded values, except that those of one span are random.
    init(_ values: [UInt64], redrawing redraw: Redraw) {
        self.values = values
        self.redraw = redraw
    }

    /// Numbers of 1 to 10 bytes in LEB128.
    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Whether the next choice is random.
    var yieldsToRandom: Bool {
        continuesAtRandom && position >= values.count || redraw?.range.lowerBound == position
    }

    /// The greatest number of choices that are given.
    var count: Int { max(values.count, bytes.count) }

    /// The next value, which fits a bound; nil for the target.
    mutating func next(upTo bound: UInt64) -> UInt64? {
        guard isAligned(to: bound) else { return nil }
        guard position < values.count else { return nextNumber(upTo: bound) }
        defer { position += 1 }
        return simplest.contains(position) ? nil : min(values[position], bound)
    }

    /// Leaves out coins that are not drawn; returns whether what follows is of the kind that is drawn.
    private mutating func isAligned(to bound: UInt64) -> Bool {
        guard position < bounds.count else { return true }
        if bound == 1 { return bounds[position] == 1 }
        while position < bounds.count, bounds[position] == 1 { position += 1 }
        return true
    }

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

    /// The table of the next function that is drawn; nil if it gets its own.
    func nextTable<Input, Output>() -> CallTable<Input, Output>? { tables?.next() }

    /// Goes on after the part that is random.
    mutating func endRedraw() {
        position = redraw?.range.upperBound ?? position
        redraw = nil
    }
}
