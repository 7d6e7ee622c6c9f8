extension Challenge {
    /// All challenges but the state machines.
    public static let all = published + further + blind

    /// The fourteen rows of the public shrinking challenge, github.com/jlink/shrinking-challenge.
    static let published = [
        bound5, bound5Unbounded, largeUnionList, reverse, calculator, lengthList, differenceZero,
        differenceSmall,
        differenceOne, coupling, deletion, distinct, nestedLists, binaryHeap,
    ]

    /// Rows about periods, long lists, parts and kinds.
    static let further = [
        remainder, flags, century, switches, proportional, threeHundred, sum, smallSum, farApart, figures,
        plant,
        otherKind, sameName, noSuccessor,
    ]

    /// Rows by somebody who never saw the shrink passes.
    static let blind = [
        capitalsInPlace, splitPair, naiveMatcher, normalForms, halfUp, priceTotal, sumOrder, julianDay,
        lostBucket,
        flagWord, pixelStride, returnedArticle, dedupeWindow, packetSizes, lastBatch, nibbleSum, windowSum,
        markExtent, missingParentheses, diskQuota, deepFlatten, nullAndValue, combinedPatches, migrationOrder,
        quorumWeight, headerCase, crowdedBucket, rareReset, doubleFault,
    ]

    /// The state machine challenges, whose minimal programs are known; the last three by the same author.
    public static let machines = [dieHard, ringBuffer, folders, closedTab, staleHandle, renamedPath]
}
