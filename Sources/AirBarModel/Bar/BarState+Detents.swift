extension BarState {
    /// The detent nearest to an offset of the bar, in points; of two equally near ones the smaller bar's.
    ///
    /// - Parameters:
    ///   - offset: an offset of the bar, in points.
    ///   - isExpandedSupported: whether the expanded height is a detent.
    package func nearestDetent(to offset: Double, isExpandedSupported: Bool) -> Double {
        var nearest = -configuration.compact
        if abs(-configuration.normal - offset) < abs(nearest - offset) { nearest = -configuration.normal }
        if isExpandedSupported, abs(-configuration.expanded - offset) < abs(nearest - offset) {
            nearest = -configuration.expanded
        }
        return nearest
    }
}
