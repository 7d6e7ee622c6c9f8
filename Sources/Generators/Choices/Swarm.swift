/// Which alternatives a random case leaves out altogether.
///
/// A bug that takes many of one action in a row, or none of another, seldom comes up where every case draws from all
/// of them. Each case rolls how likely an alternative is to be left out, from never to seven times in eight, and then
/// for each alternative whether it is. Nothing of that is a choice: it is a matter of where random numbers fall, and
/// shrinking never hears of it. After Groce, Zhang, Eide, Chen & Regehr, "Swarm Testing" (2012).
///
///     let walk = Generator { source throws(Rejection) in
///         var swarm = Swarm(weights: [1, 1, 1])
///         return (0..<12).compactMap { _ in source.pick(from: &swarm) }.map { "<>^"[$0] }
///     }
public struct Swarm: Sendable {
    private let weights: [UInt64]
    /// Which alternatives are drawn from, from the first random pick on.
    private var isOn: [Bool] = []

    /// Makes a swarm for one case of alternatives that are as likely as their weights.
    ///
    /// Weights below zero count as zero, and those past `Int32.max` as that.
    public init(weights: [Int]) {
        self.weights = weights.map { UInt64(min(max($0, 0), Int(Int32.max))) }
    }

    /// The number of alternatives.
    public var count: Int { weights.count }

    /// A random one of the open alternatives; one that is left out, or has no weight, only if all of them are.
    mutating func roll(among isOpen: [Bool], _ bits: inout RandomBits) -> Int {
        if isOn.isEmpty {
            let risk = bits.uniform(upTo: 7)
            isOn = weights.map { _ in bits.uniform(upTo: 7) >= risk }
        }
        return roll(&bits) { isOpen[$0] && isOn[$0] ? weights[$0] : 0 }
            ?? roll(&bits) { isOpen[$0] ? weights[$0] : 0 } ?? roll(&bits) { isOpen[$0] ? 1 : 0 } ?? 0
    }

    /// An alternative, each as likely as its share; nothing if no one has any.
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
    /// Picks one of the alternatives of a swarm that are open; nothing if none is.
    ///
    /// It is one choice among all alternatives, so that what was picked stays picked when others open or close. Where
    /// it is closed itself, the next one that is open takes its place, and after the last the first.
    /// - Complexity: O(*n*) in the number of alternatives; `isOpen` is asked once for each.
    public mutating func pick(
        from swarm: inout Swarm, where isOpen: (Int) -> Bool = { _ in true }
    ) -> Int? {
        let open = (0..<swarm.count).map(isOpen)
        guard let first = open.firstIndex(of: true), let last = open.lastIndex(of: true) else { return nil }
        let settle = { (value: UInt64) in UInt64(open[Int(value)...].firstIndex(of: true) ?? first) }
        // Past the last open one an enumeration would begin again with the first.
        let bound = UInt64(isExploring ? last : open.count - 1)
        return Int(
            choose(upTo: bound, towards: 0, settle: settle) { random in
                UInt64(swarm.roll(among: open, &random.bits))
            })
    }
}
