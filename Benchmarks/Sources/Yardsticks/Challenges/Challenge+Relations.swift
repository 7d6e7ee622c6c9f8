import Generators

extension Challenge {
    private static let measure = Generator<Int>.integer(in: 0...300)

    /// False property: no buffer has exactly the size of a row of 23 or more pixels, three bytes each and seven of
    /// padding.
    ///
    /// The minimum is 23 pixels and 76 bytes. A smaller width is allowed, and each width has one size that fails.
    static let pixelStride = Challenge(
        "pixel-stride", zip(measure, measure),
        isNormal: { $0 == (23, 76) },
        holds: { width, size in width < 23 || size != 3 * width + 7 })

    private static let articles = Generator<Int>.integer(in: 0...2_000).array()

    /// False property: no article from 138 on is both ordered and returned.
    ///
    /// The minimum is one article 138, ordered and returned, in an order that is not urgent. Both lists need an
    /// element, and both elements are the same.
    static let returnedArticle = Challenge(
        "returned-article", zip(articles, .boolean, articles),
        isNormal: { $0 == ([138], false, [138]) },
        holds: { ordered, _, returned in Set(ordered).isDisjoint(with: returned.filter { $0 >= 138 }) })

    /// False property: a list is free of duplicates once those of the last five kept elements are left out.
    ///
    /// The minimum is 0, five other numbers, and 0 again. The first 0 is forgotten after five elements that were kept,
    /// so these are distinct.
    static let dedupeWindow = Challenge(
        "dedupe-window", measure.array(),
        isNormal: { $0 == [0, 1, 2, 3, 4, 5, 0] },
        holds: { numbers in
            let kept = keptByWindow(numbers)
            return Set(kept).count == kept.count
        })

    private static func keptByWindow(_ numbers: [Int]) -> [Int] {
        var kept: [Int] = []
        for number in numbers where !kept.suffix(5).contains(number) { kept.append(number) }
        return kept
    }
}
