/// The choices made by one draw; a shrink pass deletes, moves or replaces them together.
public struct ChoiceSpan: Hashable, Sendable {
    /// The kind of the value drawn; spans of one label can replace each other.
    public let label: String
    /// The index of the first choice.
    public let begin: Int
    /// The index past the last choice.
    public internal(set) var end: Int
    /// The index of the enclosing span; nil for an outermost span.
    public let parent: Int?
    /// The number of enclosing spans.
    public let depth: Int

    init(label: String, begin: Int, parent: Int?, depth: Int) {
        self.label = label
        self.begin = begin
        end = begin
        self.parent = parent
        self.depth = depth
    }

    /// The indices of the choices.
    public var range: Range<Int> { begin..<end }
}
