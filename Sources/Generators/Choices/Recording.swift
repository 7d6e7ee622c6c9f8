/// What a source noted while a generator ran: every choice, and which choices belong together.
public struct Recording: Hashable, Sendable {
    /// The label of the span of an element of a list, together with its choice of one more.
    static let element = "element"

    /// The choices, in the order in which they were made.
    public internal(set) var choices: [Choice] = []
    /// The spans, in the order in which they were opened: a span comes before the spans inside it.
    public internal(set) var spans: [ChoiceSpan] = []
    /// The elements of lists that define something for later choices to refer to, in order.
    var definitions: [Definition] = []
    /// The choices between things that were defined, in order.
    var references: [Reference] = []
    /// The spans not closed yet, outermost first.
    private var open: [Int] = []

    init() {}

    mutating func openSpan(_ label: String) {
        let span = ChoiceSpan(label: label, begin: choices.count, parent: open.last, depth: open.count)
        open.append(spans.count)
        spans.append(span)
    }

    /// The index of the innermost span that is not closed yet.
    var innermost: Int? { open.last }

    mutating func closeSpan() {
        guard let index = open.popLast() else { return }
        spans[index].end = choices.count
    }

    mutating func dropLastSpan() {
        spans.removeLast()
    }

    /// The innermost element of a list that is being drawn.
    var openElement: Int? { open.last { spans[$0].label == Self.element } }

    /// Forgets all but the first choices and spans; none of the spans forgotten may be open.
    mutating func keepFirst(choices choiceCount: Int, spans spanCount: Int) {
        choices.removeSubrange(min(choiceCount, choices.count)...)
        spans.removeSubrange(min(spanCount, spans.count)...)
        definitions.removeAll { $0.element.map { $0 >= spanCount } ?? false }
        references.removeAll { $0.choice >= choiceCount }
    }

    /// The values of the choices, which is what a replay needs.
    var values: [UInt64] { choices.map(\.value) }
}
