/// The choices made by one draw; a shrink pass deletes, moves or replaces them together.
package struct ChoiceSpan: Hashable, Sendable {
    /// The kind of the value drawn; spans of one label can replace each other.
    package let label: String
    /// The index of the first choice.
    package let begin: Int
    /// The index past the last choice.
    package internal(set) var end: Int
    /// The index of the enclosing span; nil for an outermost span.
    package let parent: Int?
    /// The number of enclosing spans.
    package let depth: Int
    /// Whether the first choice is the 'one more' choice of a list; an element that the list needs has none.
    package internal(set) var beginsWithOneMore = false

    init(label: String, begin: Int, parent: Int?, depth: Int) {
        self.label = label
        self.begin = begin
        end = begin
        self.parent = parent
        self.depth = depth
    }

    /// The indices of the choices.
    package var range: Range<Int> { begin..<end }
}
