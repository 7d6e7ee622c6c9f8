import AirBarModel
import Generators
import Motion

/// The screen that a session is acted out on.
public struct Display: Hashable, Sendable {
    /// When frames are shown.
    public let clock: FrameClock

    /// How many pixels there are to a point.
    public let scale: PixelScale

    /// Describes a screen.
    public init(clock: FrameClock, scale: PixelScale) {
        self.clock = clock
        self.scale = scale
    }

    /// A screen of 60 frames a second and 2 pixels a point.
    public static let standard = Display(clock: FrameClock(.hz60), scale: .two)

    /// The screen as what follows `display` in a scenario file.
    var text: String {
        var text = "\(clock.rate.rawValue) scale \(scale.rawValue)"
        if clock.jitter != 0 { text += " jitter \(clock.jitter.plain)" }
        if clock.dropping != 0 { text += " dropping \(clock.dropping)" }
        return text
    }

    /// Draws a screen: mostly the common one.
    static func draw(from source: inout ChoiceSource) -> Display {
        let number = source.draw(upTo: UInt64(drawn.count - 1)) { bits in
            bits.uniform(upTo: 1) == 0 ? 0 : bits.uniform(upTo: UInt64(drawn.count - 1))
        }
        return drawn[Int(number)]
    }

    private static let drawn = [
        standard, Display(clock: FrameClock(.hz120), scale: .three),
        Display(clock: FrameClock(.hz30), scale: .one), Display(clock: .unsteady, scale: .two),
        Display(clock: .unsteady, scale: .three),
    ]
}

extension FrameClock {
    /// A clock of 60 frames a second, none of them on time, and every seventh dropped.
    static let unsteady = (try? FrameClock(.hz60, jitter: 0.3, dropping: 7)) ?? FrameClock(.hz60)
}
