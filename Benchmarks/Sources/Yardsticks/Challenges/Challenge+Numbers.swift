import Generators

extension Challenge {
    private static let pair = zip(
        Generator<Int>.integer(in: 1...Int(Int32.max)), Generator<Int>.integer(in: 1...Int(Int32.max)))

    /// False property: two numbers differ.
    static let differenceZero = Challenge(
        "difference-zero", pair,
        isNormal: { $0 == (10, 10) }, holds: { $0 < 10 || $0 != $1 })

    /// False property: two numbers do not differ by 1 to 4.
    static let differenceSmall = Challenge(
        "difference-small", pair,
        isNormal: { $0 == (10, 6) }, holds: { $0 < 10 || !(1...4).contains(abs($0 - $1)) })

    /// False property: two numbers do not differ by 1.
    static let differenceOne = Challenge(
        "difference-one", pair,
        isNormal: { $0 == (10, 9) }, holds: { $0 < 10 || abs($0 - $1) != 1 })

    /// False property: five lists, each with a sum below 256, have a sum below 5 · 256; sums wrap around.
    private static func bound5(_ name: String, elements: ClosedRange<Int>) -> Challenge {
        let list = Generator<Int16>.integer.array(count: elements).filter { $0.reduce(0, &+) < 256 }
        return Challenge(
            name, list.array(count: 5...5),
            isNormal: { lists in
                lists.count { $0.isEmpty } == 3 && lists.contains([-1]) && lists.contains([-32_768])
            },
            holds: { $0.joined().reduce(0, &+) < 5 * 256 })
    }

    static let bound5 = bound5("bound5", elements: 0...1)
    static let bound5Unbounded = bound5(
        "bound5-unbounded", elements: 0...64)
}
