extension ScrollViewState: Hashable {
    /// Whether all properties are equal.
    ///
    /// Invalid numbers, which are stored as NaN, are equal, so every scroll view equals its copy.
    public static func == (one: ScrollViewState, other: ScrollViewState) -> Bool {
        areEqual(one.contentOffset, other.contentOffset)
            && areEqual(one.frameHeight, other.frameHeight)
            && areEqual(one.contentHeight, other.contentHeight)
            && areEqual(one.contentInset, other.contentInset)
            && areEqual(one.safeArea, other.safeArea)
            && areEqual(one.refreshInset, other.refreshInset)
            && areEqual(one.insetBeforeRefresh, other.insetBeforeRefresh)
            && areEqual(one.bottomInset, other.bottomInset)
            && areEqual(one.scrollIndicatorInsetTop, other.scrollIndicatorInsetTop)
            && one.bounces == other.bounces
            && one.behavior == other.behavior
            && one.isInMotion == other.isInMotion
    }

    /// Hashes the part in which scroll views mostly differ.
    public func hash(into hasher: inout Hasher) {
        Self.hash(contentOffset, into: &hasher)
        Self.hash(contentHeight, into: &hasher)
        Self.hash(contentInset.top, into: &hasher)
        hasher.combine(isInMotion)
    }

    /// Hashes a number; NaNs of different bits are equal.
    private static func hash(_ number: Double, into hasher: inout Hasher) {
        hasher.combine(number.isNaN ? .nan : number)
    }

    private static func areEqual(_ one: Double, _ other: Double) -> Bool {
        one == other || (one.isNaN && other.isNaN)
    }

    private static func areEqual(_ one: ContentInset, _ other: ContentInset) -> Bool {
        areEqual(one.top, other.top) && areEqual(one.bottom, other.bottom)
    }
}
