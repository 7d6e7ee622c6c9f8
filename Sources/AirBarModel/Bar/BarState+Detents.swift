extension BarState {
    /// The detent nearest to an offset of the bar, in points; of two equally near ones the smaller bar's.
    ///
    /// - Parameters:
    ///   - offset: an offset of the bar, in points.
    ///   - isExpandedSupported: whether the expanded height is a detent.
    ///   - share: where between them there is another detent, as a share of the way from the compact to the normal height;
    ///     nil if nowhere.
    package func nearestDetent(
        to offset: Double, isExpandedSupported: Bool, between share: Double? = nil
    ) -> Double {
        var nearest = -configuration.compact
        if let share {
            let between = nearest - share * (configuration.normal - configuration.compact)
            if abs(between - offset) < abs(nearest - offset) { nearest = between }
        }
        if abs(-configuration.normal - offset) < abs(nearest - offset) { nearest = -configuration.normal }
        if isExpandedSupported, abs(-configuration.expanded - offset) < abs(nearest - offset) {
            nearest = -configuration.expanded
        }
        return nearest
    }
}
