/// Which alternatives a random case leaves out altogether.
///
/// A bug that takes many of one action in a row, or none of another, seldom comes up where every case draws from all
/// of them. Each case rolls how likely an alternative is to be left out, from never to seven times in eight, and then
/// for each alternative whether it is. Nothing of that is a choice: it is a matter of where random numbers fall, and
/// shrinking never hears of it. After Groce, Zhang, Eide, Chen & Regehr, "Swarm Testing" (2012).
///
///     let walk = Generator { source throws(Rejection) in
///         var swarm = Swarm(weights: [1, 1])
///         var path = ""
///         source.list(count: 8...8) { source in path += source.pick(from: &swarm) == 0 ? "<" : ">" }
///         return path
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
        let shares = weights.indices.map { isOpen[$0] ? weights[$0] : 0 }
        let kept = shares.indices.map { isOn[$0] ? shares[$0] : 0 }
        return kept.roll(&bits) ?? shares.roll(&bits) ?? isOpen.map { $0 ? 1 : 0 }.roll(&bits) ?? 0
    }
}

extension [UInt64] {
    /// An index, each as likely as the number there; nothing if all are zero.
    fileprivate func roll(_ bits: inout RandomBits) -> Int? {
        let total = reduce(0, +)
        guard total > 0 else { return nil }
        var ticket = bits.uniform(upTo: total - 1)
        for (index, share) in enumerated() {
            if ticket < share { return index }
            ticket -= share
        }
        return nil
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
        guard let first = open.firstIndex(of: true) else { return nil }
        let settle = { (value: UInt64) in UInt64(open[Int(value)...].firstIndex(of: true) ?? first) }
        return Int(
            choose(upTo: UInt64(open.count - 1), towards: 0, settle: settle) { random in
                UInt64(swarm.roll(among: open, &random.bits))
            })
    }
}
