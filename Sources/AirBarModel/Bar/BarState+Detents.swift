extension BarState {
    /// The offset a bar may rest at that is nearest to another, in points; a tie goes to the smaller bar.
    ///
    /// - Parameters:
    ///   - offset: an offset of the bar, in points.
    ///   - isExpandedSupported: whether the expanded height is one to rest at.
    public func nearestDetent(to offset: Double, isExpandedSupported: Bool) -> Double {
        var nearest = -configuration.compact
        if abs(-configuration.normal - offset) < abs(nearest - offset) { nearest = -configuration.normal }
        if isExpandedSupported, abs(-configuration.expanded - offset) < abs(nearest - offset) {
            nearest = -configuration.expanded
        }
        return nearest
    }
}
