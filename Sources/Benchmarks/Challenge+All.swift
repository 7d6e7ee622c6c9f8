extension Challenge {
    /// The fourteen rows of the public shrinking challenge.
    ///
    /// Source: github.com/jlink/shrinking-challenge. The figures are those of Hypothesis 6.170.15, over 30 seeds of up
    /// to 10,000 examples each.
    public static let all = [
        bound5, bound5Unbounded, largeUnionList, reverse, calculator, lengthList, differenceZero,
        differenceSmall,
        differenceOne, coupling, deletion, distinct, nestedLists, binaryHeap,
    ]

    /// The state machine challenges, whose minimal programs are known.
    public static let machines = [dieHard, ringBuffer, folders]
}
