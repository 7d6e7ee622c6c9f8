import AirBarModel

extension ScrollView {
    /// What can be known of a live scroll view: for a number that nobody can compute with, what it was before, and
    /// for such a content offset what the bar heard of last, for of one it was not told there is nothing to know.
    func known(after view: ScrollView, heard contentOffset: Double) -> ScrollView {
        var known = mended(by: view)
        if !self.contentOffset.isUsable { known.contentOffset = contentOffset }
        return known
    }
}

extension BarEvent {
    /// Whether the bar is told of the event, and can take it.
    var isHeard: Bool {
        if case .lostContentOffset = self { return false }
        return unusable == nil
    }
}
