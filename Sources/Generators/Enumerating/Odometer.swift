/// All choice sequences of a generator, each once: depth first, and from the simplest at every choice.
///
/// It works like the odometer of a car. The choices after those that are given are targets; to get to the next
/// sequence, the last choice that can go up does, by one ``Choice/rank``, and those after it are forgotten, since
/// nobody knows what they are going to mean. It holds one sequence at a time.
struct Odometer {
    private var values: [UInt64]? = []
    private var rest: Int

    /// Makes the first sequence of at most a number of them.
    init(atMost limit: Int) { rest = limit }

    /// The source of the sequence it stands at; nothing at the end, or past the limit.
    var source: ChoiceSource? { rest > 0 ? values.map(ChoiceSource.init(enumerating:)) : nil }

    /// Whether there is no further sequence.
    var isExhausted: Bool { values == nil }

    /// Goes on, given the choices that the generator made of the source.
    mutating func advance(past choices: [Choice]) {
        rest -= 1
        guard let last = choices.lastIndex(where: { $0.rank < $0.bound }) else { return values = nil }
        values = choices[..<last].map(\.value) + [choices[last].ranked(choices[last].rank + 1)]
    }
}
