/// A case that is yet to be generated.
struct Trial {
    /// Makes the choices of the case, from the beginning.
    let source: ChoiceSource
    /// The index of the case, from 0.
    let index: Int
    /// Whether it is one of the cases from whose frequencies those of all values can be told.
    let isSample: Bool
}
