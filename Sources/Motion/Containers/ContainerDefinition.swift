/// A named kind of container: what it promises, and how to make one.
///
///     let feed = ContainerDefinition("feed", backwards: .firstPartFirst) { Feed() }
public struct ContainerDefinition: Sendable {
    /// The part that moves first when a finger moves backwards.
    public enum Backwards: Sendable {
        /// The last one, so that a finger takes the same way back: a sheet waits until its list is at its top.
        case lastPartFirst
        /// The first one, as a header that comes back at once.
        case firstPartFirst
    }

    /// The name of the container in reports and tokens: one word.
    package let name: String

    /// The part that moves first when a finger moves backwards.
    package let backwards: Backwards

    /// The rate at which one inertia slows in all parts; nil if the container promises none.
    ///
    /// At a rate of resistance λ a fling of velocity v has covered v/λ·(1 − e^(−λt)) after a time t.
    package let deceleration: DecelerationRate?

    /// The scale of the screen to whose pixels the container rounds the offsets that it shows; nil if they are exact.
    package let scale: PixelScale?

    /// Makes a container at its beginning.
    package let makeContainer: @Sendable () -> any ScrollContainer

    /// Defines a container.
    ///
    /// - Parameters:
    ///   - name: the name of the container: one word.
    ///   - backwards: the part that moves first when a finger moves backwards.
    ///   - deceleration: the rate at which one inertia slows in all parts; unless given, none is promised.
    ///   - scale: the scale of the screen to whose pixels offsets are rounded, as those of a scroll view are; unless given,
    ///     they are exact. What was rounded away must not be lost: it is part of the next movement.
    ///   - makeContainer: makes a container at its beginning.
    public init(
        _ name: String, backwards: Backwards = .lastPartFirst, deceleration: DecelerationRate? = nil,
        scale: PixelScale? = nil, makeContainer: @escaping @Sendable () -> any ScrollContainer
    ) {
        self.name = name
        self.backwards = backwards
        self.deceleration = deceleration
        self.scale = scale
        self.makeContainer = makeContainer
    }

    /// A header of 200 points and a list of 5,000 under one finger and one inertia.
    public static let pair = pair(.hardened)

    /// A sheet with three detents and a list of 2,000 points.
    public static let sheet = ContainerDefinition("sheet") { BottomSheet.standard }

    /// The pair by other rules, with what it promises of its rate.
    package static func pair(
        _ rules: HandOffRules, deceleration: DecelerationRate? = .normal
    ) -> ContainerDefinition {
        ContainerDefinition("pair", deceleration: deceleration) {
            HandOff(checked: 200, 5_000, rules)
        }
    }
}
