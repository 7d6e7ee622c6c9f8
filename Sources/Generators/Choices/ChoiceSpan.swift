/// The choices that one draw made, so that they can be deleted, moved or replaced together.
public struct ChoiceSpan: Hashable, Sendable {
    /// What was drawn; spans of one label can stand in for each other.
    public let label: String
    /// The index of the first choice.
    public let begin: Int
    /// The index past the last choice.
    public internal(set) var end: Int
    /// The index of the span around this one, if there is one.
    public let parent: Int?
    /// How many spans are around this one.
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
