import AirBarModel

/// The distances in one direction after which a bar that switches or waits has to have decided, in points.
struct DecidingDistances {
    /// That of a scroll down, which hides the bar.
    let hiding: Double
    /// That of a scroll up, which shows it.
    let showing: Double

    /// The greater one.
    var greatest: Double { max(hiding, showing) }

    /// That of a direction.
    func distance(isDown: Bool) -> Double { isDown ? hiding : showing }
}

extension BarKind {
    /// The distances after which a bar of any heights has to have decided, besides the one in which a bar that follows movement
    /// becomes compact; nil of a bar that follows at once.
    ///
    /// A bar that need not follow at once may wait for a while: 1,000 points are more than the screen of a phone.
    var decidingDistances: DecidingDistances? {
        switch rule {
        case .switches(let distance, let showing, _):
            DecidingDistances(hiding: distance, showing: showing)
        case .followsMovement where !capabilities.contains(.promptFollowing):
            DecidingDistances(hiding: 1_000, showing: 1_000)
        default: nil
        }
    }
}

extension BarConfiguration {
    /// The distances after which the bar has to have decided; nil of a bar that need not decide.
    var decidingDistances: DecidingDistances? {
        let way = kind.rule == .followsMovement ? expanded - compact : 0
        return kind.decidingDistances.map {
            DecidingDistances(hiding: way + $0.hiding, showing: way + $0.showing)
        }
    }
}
