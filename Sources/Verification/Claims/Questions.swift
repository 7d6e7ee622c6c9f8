/// The questions that steps open for later ones to answer, for whoever looks at steps as they go by and keeps none.
struct Questions: Sendable {
    private struct Question {
        let kinds: EventKinds
        let opens: @Sendable (Step) -> Bool
        let ask: @Sendable (Step) -> Claim.Answer
    }

    /// How many there can be.
    static let most = UInt64.bitWidth

    /// Which of them are open, a bit for each: none where a trace begins.
    struct Open: Sendable {
        fileprivate var numbers: UInt64 = 0
    }

    private var all: [Question] = []

    /// How many there are.
    var count: Int { all.count }

    /// What any of them is opened by.
    private var kinds: EventKinds = []

    /// Adds what a part of a claim leaves to later steps, if it does.
    mutating func add(_ part: Claim.Part) {
        guard case .later(let kinds, let opens, let ask) = part else { return }
        all.append(Question(kinds: kinds, opens: opens, ask: ask))
        self.kinds.formUnion(kinds)
    }

    /// Whether any of them is open, or may be opened by a step.
    @inline(__always)
    func concern(_ step: Step, _ open: Open) -> Bool {
        open.numbers != 0 || !step.kind.isDisjoint(with: kinds)
    }

    /// Puts the open questions to a step, and then opens those that it raises itself; whether one of the answers is no.
    @inline(__always)
    func fail(at step: Step, _ open: inout Open) -> Bool {
        if open.numbers != 0, put(to: step, &open) { return true }
        if !step.kind.isDisjoint(with: kinds) { raise(by: step, &open) }
        return false
    }

    private func put(to step: Step, _ open: inout Open) -> Bool {
        for number in all.indices where open.numbers & 1 << number != 0 {
            switch all[number].ask(step) {
            case .open: break
            case .failed: return true
            case .settled: open.numbers ^= 1 << number
            }
        }
        return false
    }

    private func raise(by step: Step, _ open: inout Open) {
        for number in all.indices where open.numbers & 1 << number == 0 {
            guard !step.kind.isDisjoint(with: all[number].kinds), all[number].opens(step) else { continue }
            open.numbers |= 1 << number
        }
    }
}
