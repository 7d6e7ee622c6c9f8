/// All choice sequences of a generator, each once: depth first, and from the simplest at every choice.
///
/// It works like the odometer of a car. The choices after those that are given are targets; to get to the next
/// sequence, the last choice that can go up does, by one ``Choice/rank``, and those after it are forgotten, since
/// nobody knows what they are going to mean. It holds one sequence at a time.
struct Odometer {
    /// The choices of the sequence it stands at; nothing at the end.
    private var next: [UInt64]? = []
    private var rest: Int

    /// Makes the first sequence of at most a number of them.
    init(atMost limit: Int) { rest = limit }

    /// The choices of the sequence it stands at, without the targets after them; nothing at the end, or past the
    /// limit.
    var values: [UInt64]? { rest > 0 ? next : nil }

    /// Whether there is no further sequence.
    var isExhausted: Bool { next == nil }

    /// Goes on, given all choices that the generator made.
    mutating func advance(past choices: [Choice]) {
        rest -= 1
        guard let last = choices.lastIndex(where: { $0.rank < $0.bound }) else { return next = nil }
        next = choices[..<last].map(\.value) + [choices[last].ranked(choices[last].rank + 1)]
    }
}
