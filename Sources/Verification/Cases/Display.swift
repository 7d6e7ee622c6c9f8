import AirBarModel
import Generators
import Motion

/// The screen of a session: its frame clock and its pixels.
public struct Display: Hashable, Sendable {
    /// The times at which frames are shown.
    package let clock: FrameClock

    /// The number of pixels per point.
    package let scale: PixelScale

    /// Makes a screen.
    package init(clock: FrameClock, scale: PixelScale) {
        self.clock = clock
        self.scale = scale
    }

    /// A screen of 60 frames per second and 2 pixels per point.
    public static let standard = Display(clock: FrameClock(.hz60), scale: .two)

    /// The words after `display` in a scenario file.
    var text: String {
        var text = "\(clock.rate.rawValue) scale \(scale.rawValue)"
        if clock.jitter != 0 { text += " jitter \(clock.jitter.plain)" }
        if clock.dropping != 0 { text += " dropping \(clock.dropping)" }
        return text
    }

    /// Draws a screen: ``standard`` in six of ten random draws.
    static func draw(from source: inout ChoiceSource) -> Display {
        let number = source.draw(upTo: UInt64(drawn.count - 1)) { bits in
            bits.uniform(upTo: 1) == 0 ? 0 : bits.uniform(upTo: UInt64(drawn.count - 1))
        }
        return drawn[Int(number)]
    }

    private static let drawn = [
        standard, Display(clock: FrameClock(.hz120), scale: .three),
        Display(clock: FrameClock(.hz30), scale: .one), Display(clock: .unsteady, scale: .two),
        Display(clock: .unsteady, scale: .three), Display(clock: FrameClock(.hz90), scale: .three),
    ]
}

extension FrameClock {
    /// A clock of 60 frames per second with a jitter of 0.3 frames; every seventh frame is dropped.
    static let unsteady = (try? FrameClock(.hz60, jitter: 0.3, dropping: 7)) ?? FrameClock(.hz60)
}
