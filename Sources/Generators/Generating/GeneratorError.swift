/// Why a generator cannot be made of the arguments given.
public enum GeneratorError: Error, Hashable, Sendable {
    /// There is nothing to choose from.
    case nothingToChooseFrom
    /// A weight is negative.
    case negativeWeight(Int)
    /// All weights are zero, or their sum is more than an `Int` holds.
    case unusableTotalWeight
}
