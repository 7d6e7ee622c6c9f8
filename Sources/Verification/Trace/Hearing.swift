import AirBarModel

extension ScrollView {
    /// Becomes what can be known of a live scroll view: a number that nobody can compute with stays what it was, but
    /// such a content offset is what the bar heard of last, for of one it was not told there is nothing to know.
    @inline(__always)
    mutating func follow(_ live: ScrollView, heard contentOffset: Double) {
        follow(live)
        if !live.contentOffset.isUsable { self.contentOffset = contentOffset }
    }
}

extension BarEvent {
    /// Whether the bar is told of the event, and can take it.
    var isHeard: Bool {
        if case .lostContentOffset = self { return false }
        return unusable == nil
    }
}
