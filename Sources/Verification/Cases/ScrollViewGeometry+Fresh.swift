import AirBarModel

extension ScrollViewGeometry {
    /// The same scroll view before any bar was bound to it.
    package var fresh: ScrollViewGeometry {
        let view = try? ScrollViewGeometry(
            frameHeight: frameHeight, contentHeight: contentHeight, contentOffset: contentOffset,
            safeArea: safeArea, refreshInset: refreshInset, bottomInset: bottomInset, behavior: behavior)
        return view ?? self
    }
}
