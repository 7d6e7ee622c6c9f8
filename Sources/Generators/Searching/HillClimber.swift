/// Hill climbing: maximises a score by mutating the choices of the best case so far.
///
/// Every other mutation moves one choice by a power of two, from the highest that fits down to one, up and down. For
/// a score with one peak this reaches the top in as many steps as the choice has bits. The other mutations are
/// arbitrary, to leave local maxima; among those an equal score is accepted. Targeted testing is due to Löscher &
/// Sagonas, "Targeted Property-Based Testing" (2017).
struct HillClimber<Value> {
    /// The name of the observation.
    let name: String
    private let score: @Sendable (Value) -> Double
    private(set) var best: Double?
    private var recording = Recording()
    private var sweep: Sweep?
    private var random: RandomBits
    private var isSweepNext = true
    /// Whether the last proposed mutation is a step of the sweep.
    private var isSweeping = false

    init(name: String, seed: UInt64, score: @escaping @Sendable (Value) -> Double) {
        self.name = name
        self.score = score
        random = RandomBits(seed: seed)
    }

    /// One climber for each target of a property.
    static func all(for property: Property<Value>, seed: UInt64) -> [HillClimber] {
        var climbers: [HillClimber] = []
        for observation in property.observations {
            guard case .maximise(let score) = observation.kind else { continue }
            let own = RandomBits.mixed(seed) &+ UInt64(climbers.count)
            climbers.append(HillClimber(name: observation.name, seed: own, score: score))
        }
        return climbers
    }

    /// Scores a case; a case with a higher score becomes the new best one.
    ///
    /// - Parameter isTargeted: whether ``next()`` proposed the case.
    mutating func consider(
        _ value: Value, of trial: Trial, isTargeted: Bool, _ generator: Generator<Value>
    ) {
        let score = score(value)
        let isHigher = !score.isNaN && best.map { score > $0 } ?? true
        if isTargeted && isSweeping && !isHigher { sweep?.advance() }
        guard isHigher || (isTargeted && !isSweeping && score == best) else { return }
        best = score
        var source = trial.source.recorded
        _ = try? generator.generate(from: &source)
        // A successful step is repeated, unless it changed the meaning of the choice.
        if let step = sweep, !source.recording.choices.hasShape(of: recording.choices, at: step.index) {
            sweep = nil
        }
        recording = source.recording
    }

    /// The next mutation to try; nil if there are no choices to change.
    mutating func next() -> Mutation? {
        guard !recording.choices.isEmpty else { return nil }
        isSweepNext.toggle()
        isSweeping = !isSweepNext
        if isSweeping, let values = sweptValues() { return Mutation(values: values, seed: random.next()) }
        isSweeping = false
        return Mutation(changing: recording, &random)
    }

    private mutating func sweptValues() -> [UInt64]? {
        let choices = recording.choices
        if sweep == nil {
            let index = Int(random.uniform(upTo: UInt64(choices.count - 1)))
            sweep = Sweep(of: index, choices[index])
        }
        while let step = sweep {
            if let value = step.value(from: choices[step.index]) {
                var values = recording.values
                values[step.index] = value
                return values
            }
            sweep?.advance()
            if sweep?.isOver == true { break }
        }
        sweep = nil
        return nil
    }
}

extension Array<Choice> {
    /// Whether two sequences have the same length, and a choice of the same shape at an index.
    fileprivate func hasShape(of other: [Choice], at index: Int) -> Bool {
        count == other.count && index < count && self[index].hasShape(of: other[index])
    }
}

/// Steps up and down from a choice, by decreasing powers of two.
private struct Sweep {
    let index: Int
    private var exponent: Int
    private var isUp = true

    init(of index: Int, _ choice: Choice) {
        self.index = index
        exponent = UInt64.bitWidth - 1 - choice.bound.leadingZeroBitCount
    }

    var isOver: Bool { exponent < 0 }

    /// The value that the step leads to; nil at the end of the sweep or of the range.
    func value(from choice: Choice) -> UInt64? {
        guard !isOver else { return nil }
        let size: UInt64 = 1 << UInt64(exponent)
        let room = isUp ? choice.bound - choice.value : choice.value
        guard room > 0 else { return nil }
        return isUp ? choice.value + min(size, room) : choice.value - min(size, room)
    }

    mutating func advance() {
        if !isUp { exponent -= 1 }
        isUp.toggle()
    }
}
