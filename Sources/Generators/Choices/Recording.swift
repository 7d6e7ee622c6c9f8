/// The recording of one generation: every choice, and the spans of choices that belong together.
@usableFromInline package struct Recording: Hashable, Sendable {
    /// The label of the span of a list's element, which includes its 'one more' choice.
    static let element = "element"

    /// The choices, in the order in which they were made.
    package internal(set) var choices: [Choice] = []
    /// The spans, in the order in which they were opened: a span comes before the spans inside it.
    package internal(set) var spans: [ChoiceSpan] = []
    /// The definitions of referents by elements of lists, in order.
    var definitions: [Definition] = []
    /// The choices that refer to a referent, in order.
    var references: [Reference] = []
    /// The landmarks by the index of the first choice that they take the place of; none unless the source names them.
    var landmarks: [Int: Landmarks] = [:]
    /// The index of the innermost open span; nil if none is open.
    private(set) var innermost: Int?

    @usableFromInline init() {}

    /// A recording of about so many choices, each in a span of its own.
    init(ofAbout count: Int) {
        choices.reserveCapacity(count)
        spans.reserveCapacity(count)
    }

    mutating func openSpan(_ label: String) {
        let depth = innermost.map { spans[$0].depth + 1 } ?? 0
        spans.append(ChoiceSpan(label: label, begin: choices.count, parent: innermost, depth: depth))
        innermost = spans.count - 1
    }

    /// Notes that the first choice of the span opened last is the 'one more' choice of a list.
    mutating func markOneMore() {
        spans[spans.count - 1].beginsWithOneMore = true
    }

    mutating func closeSpan() {
        guard let index = innermost else { return }
        spans[index].end = choices.count
        innermost = spans[index].parent
    }

    mutating func dropLastSpan() {
        spans.removeLast()
    }

    /// The index of the innermost open span of a list's element.
    var openElement: Int? {
        var span = innermost
        while let index = span, spans[index].label != Self.element { span = spans[index].parent }
        return span
    }

    /// Removes all but the first choices and spans; the removed spans must be closed.
    mutating func keepFirst(choices choiceCount: Int, spans spanCount: Int) {
        choices.removeSubrange(min(choiceCount, choices.count)...)
        spans.removeSubrange(min(spanCount, spans.count)...)
        definitions.removeAll { $0.element.map { $0 >= spanCount } ?? false }
        references.removeAll { $0.choice >= choiceCount }
        landmarks = landmarks.filter { $0.key < choiceCount }
    }

    /// The values of the choices, which suffice for a replay.
    var values: [UInt64] { choices.map(\.value) }

    /// The choices of a span, without the 'one more' choice of a list.
    func drawn(in index: Int) -> Range<Int> {
        let range = spans[index].range
        return spans[index].beginsWithOneMore && range.count > 1 ? range.dropFirst() : range
    }
}
