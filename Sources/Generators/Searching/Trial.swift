/// A case of a search, by what makes it, so that it can be made again.
struct Trial {
    /// The index of the case, from 0.
    let index: Int
    /// Whether it is one of the cases from whose frequencies those of all values can be told.
    let isSample: Bool
    let origin: Origin

    enum Origin {
        /// The seed of the search, and the number of cases asked for.
        case seed(UInt64, of: Int)
        /// The choices of an enumeration.
        case enumerated([UInt64])
        /// The choices that a target asked for.
        case mutated(Mutation)
    }

    /// Whether a target asked for it.
    var isMutated: Bool {
        if case .mutated = origin { true } else { false }
    }

    /// Makes the choices of the case, from the beginning.
    var source: ChoiceSource {
        switch origin {
        case .seed(let seed, let cases): ChoiceSource(seed: seed, caseIndex: index, of: cases)
        case .enumerated(let values): ChoiceSource(enumerating: values)
        case .mutated(let mutation): ChoiceSource(replaying: mutation.values, thenSeed: mutation.seed)
        }
    }
}
