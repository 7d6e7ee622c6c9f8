/// A random selection of alternatives for one case; the others are not drawn.
///
/// A bug that needs many of one action in a row, or none of another, is rare if every case draws from all of them.
/// Each case draws the probability that an alternative is left out, from 0 to 7/8, and then decides it for each
/// alternative. None of this is recorded as a choice: it only changes the distribution of random values, and
/// shrinking is not affected. After Groce, Zhang, Eide, Chen & Regehr, "Swarm Testing" (2012).
///
///     let walk = Generator { source throws(Rejection) in
///         var swarm = Swarm(weights: [1, 1, 1])
///         return (0..<12).compactMap { _ in source.pick(from: &swarm) }.map { "<>^"[$0] }
///     }
public struct Swarm: Sendable {
    private let weights: [UInt64]
    /// Whether an alternative has no weight.
    private let hasWeightless: Bool
    /// The alternatives that are in use, set by the first random pick.
    private var isOn: [Bool] = []
    /// The alternatives that are open for the current pick; stored, so that a pick allocates nothing.
    fileprivate var isOpen: [Bool]

    /// Makes a swarm for one case, of alternatives with weights.
    ///
    /// Weights below zero count as zero, and those above `Int32.max` as `Int32.max`.
    public init(weights: [Int]) {
        self.weights = weights.map { UInt64(min(max($0, 0), Int(Int32.max))) }
        hasWeightless = self.weights.contains(0)
        isOpen = weights.map { _ in true }
    }

    /// The number of alternatives.
    package var count: Int { weights.count }

    /// Closes the open alternatives without weight if there is another one, for every source: what is never drawn at
    /// random is not what shrinking leads to.
    fileprivate mutating func closeWeightless() {
        guard hasWeightless, isOpen.indices.contains(where: { isOpen[$0] && weights[$0] > 0 }) else { return }
        for index in isOpen.indices where weights[index] == 0 { isOpen[index] = false }
    }

    /// A random open alternative; one that is left out, or has no weight, only if there is no other.
    fileprivate mutating func roll(_ bits: inout RandomBits) -> Int {
        if isOn.isEmpty {
            let risk = bits.uniform(upTo: 7)
            isOn = weights.map { _ in bits.uniform(upTo: 7) >= risk }
        }
        return roll(&bits) { isOpen[$0] && isOn[$0] ? weights[$0] : 0 }
            ?? roll(&bits) { isOpen[$0] ? weights[$0] : 0 } ?? roll(&bits) { isOpen[$0] ? 1 : 0 } ?? 0
    }

    /// An alternative with a probability proportional to its share; nil if all shares are zero.
    private func roll(_ bits: inout RandomBits, share: (Int) -> UInt64) -> Int? {
        let total = weights.indices.reduce(0) { $0 + share($1) }
        guard total > 0 else { return nil }
        var ticket = bits.uniform(upTo: total - 1)
        return weights.indices.first { index in
            if ticket < share(index) { return true }
            ticket -= share(index)
            return false
        }
    }
}

extension ChoiceSource {
    /// Picks one of the open alternatives of a swarm; nil if none is open.
    ///
    /// The pick is one choice among all alternatives, so that it keeps its meaning when others open or close. A
    /// closed alternative is replaced by the next open one, cyclically.
    /// - Complexity: O(*n*) in the number of alternatives; `isOpen` is called once for each.
    public mutating func pick(
        from swarm: inout Swarm, where isOpen: (Int) -> Bool = { _ in true }
    ) -> Int? {
        for index in 0..<swarm.count { swarm.isOpen[index] = isOpen(index) }
        swarm.closeWeightless()
        guard let first = swarm.isOpen.firstIndex(of: true), let last = swarm.isOpen.lastIndex(of: true)
        else { return nil }
        // Values past the last open alternative would be the first one again, so an enumeration omits them.
        let bound = UInt64(isExploring ? last : swarm.count - 1)
        let value = choose(upTo: bound, towards: 0) { value in
            UInt64(swarm.isOpen[Int(value)...].firstIndex(of: true) ?? first)
        } roll: { random in
            UInt64(swarm.roll(&random.bits))
        }
        return Int(value)
    }
}
