import AirBarModel

extension BarHost {
    /// Brings what can be known of the scroll view up to date: a number that nobody can compute with stays what it was,
    /// but such a content offset is what the bar heard of last, for of one it was not told there is nothing to know.
    @inline(__always)
    func update(_ known: inout ScrollViewState, heard contentOffset: Double) {
        update(&known)
        if !scrollView.contentOffset.isUsable { known.contentOffset = contentOffset }
    }
}

extension BarEvent {
    /// Whether the bar is told of the event, and can take it.
    var isHeard: Bool {
        if case .lostContentOffset = self { return false }
        return unusable == nil
    }
}
