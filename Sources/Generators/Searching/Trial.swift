/// The origin of one case of a search, from which it can be generated again.
struct Trial {
    /// The index of the case, from 0.
    let index: Int
    /// Whether the case is a sample of the generator's own distribution.
    let isSample: Bool
    let origin: Origin

    enum Origin {
        /// The seed of the search, and the requested number of cases.
        case seed(UInt64, of: Int)
        /// The choices of an enumeration.
        case enumerated([UInt64])
        /// The choices that a target proposed.
        case mutated(Mutation)
    }

    /// Whether a target proposed the case.
    var isMutated: Bool {
        if case .mutated = origin { true } else { false }
    }

    /// A source of the case's choices, at the beginning.
    @inline(__always)
    var source: ChoiceSource {
        switch origin {
        case .seed(let seed, let cases): ChoiceSource(seed: seed, caseIndex: index, of: cases)
        case .enumerated(let values): ChoiceSource(enumerating: values)
        case .mutated(let mutation): mutation.source
        }
    }
}
