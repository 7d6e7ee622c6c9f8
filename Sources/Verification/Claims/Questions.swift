/// The questions that steps open for later ones to answer, for whoever looks at steps as they go by and keeps none.
struct Questions: Sendable {
    private struct Question {
        let kinds: EventKinds
        let opens: @Sendable (Step) -> Bool
        let ask: @Sendable (Step) -> Claim.Answer
    }

    /// Which of them are open: none where a trace begins.
    struct Open: Sendable {
        fileprivate var isOpen: [Bool] = []
        fileprivate var count = 0
    }

    private var all: [Question] = []
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
    func concern(_ step: Step, _ open: Open) -> Bool { open.count > 0 || !step.kind.isDisjoint(with: kinds) }

    /// Puts the open questions to a step, and then opens those that it raises itself; whether one of the answers is no.
    @inline(__always)
    func fail(at step: Step, _ open: inout Open) -> Bool {
        if open.count > 0, put(to: step, &open) { return true }
        if !step.kind.isDisjoint(with: kinds) { raise(by: step, &open) }
        return false
    }

    private func put(to step: Step, _ open: inout Open) -> Bool {
        for number in all.indices where open.isOpen[number] {
            switch all[number].ask(step) {
            case .open: break
            case .failed: return true
            case .settled:
                open.isOpen[number] = false
                open.count -= 1
            }
        }
        return false
    }

    private func raise(by step: Step, _ open: inout Open) {
        if open.isOpen.isEmpty { open.isOpen = all.map { _ in false } }
        for number in all.indices where !open.isOpen[number] {
            guard !step.kind.isDisjoint(with: all[number].kinds), all[number].opens(step) else { continue }
            open.isOpen[number] = true
            open.count += 1
        }
    }
}
