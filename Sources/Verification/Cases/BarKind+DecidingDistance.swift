import AirBarModel

extension BarKind {
    /// The distance in one direction after which a bar of any heights has to have decided, in points, besides the one in which
    /// a bar that follows movement becomes compact; nil of a bar that follows at once.
    ///
    /// A bar that need not follow at once may wait for a while: 1,000 points are more than the screen of a phone.
    var decidingDistance: Double? {
        switch rule {
        case .switches(let distance, _): distance
        case .followsMovement where !capabilities.contains(.promptFollowing): 1_000
        default: nil
        }
    }
}
