/// Merges two lists in ascending order into one.
func merged(_ first: [Int], _ second: [Int]) -> [Int] {
    var (first, second) = (first[...], second[...])
    var result: [Int] = []
    while let a = first.first, let b = second.first {
        result.append(min(a, b))
        if a <= b { first.removeFirst() }
        if b <= a { second.removeFirst() }
    }
    return result + first + second
}
