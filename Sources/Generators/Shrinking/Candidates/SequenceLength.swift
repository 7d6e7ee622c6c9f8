/// The numbers of choices from which candidates are counted before they are tried.
enum SequenceLength {
    /// The least number of choices for which passes that change many of them at once are worth their cost.
    static let leastBulk = 32

    /// The number of choices above which a candidate takes so many draws that they may run out before the executions.
    static let veryMany = 1_000

    /// The number of equally long lists that together are a very long sequence, up to which each is worth its candidates.
    static let listsOfMany = 32
}
