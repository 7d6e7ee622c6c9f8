/// The items of a command, bars or counterexamples, in which a process ended that ran it.
struct FatalItems: Equatable {
    /// The number of cases that were done before, by the position of the item.
    private(set) var harmlessCases: [Int: Int] = [:]

    /// Items that ended no process yet.
    init() {}

    /// The position of the first item of which nothing was printed yet.
    var firstShown: Int { harmlessCases.keys.max() ?? 0 }

    /// Notes an item; returns false if it is known.
    mutating func insert(_ item: Int, cases: Int) -> Bool {
        guard harmlessCases[item] == nil else { return false }
        harmlessCases[item] = cases
        return true
    }

    /// The items as text, such as `1:12800 3:0`; empty without one.
    var text: String {
        harmlessCases.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " ")
    }

    /// Reads the text form; leaves out what is not of it.
    init(parsing text: String) {
        for entry in text.split(separator: " ") {
            let numbers = entry.split(separator: ":").compactMap { Int($0) }
            if numbers.count == 2 { harmlessCases[numbers[0]] = numbers[1] }
        }
    }
}
