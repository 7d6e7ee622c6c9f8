/// The frame rate of a screen, in frames per second.
package enum FrameRate: Int, CaseIterable, Hashable, Sendable {
    /// 30 frames a second, as in low power mode.
    case hz30 = 30
    /// 60 frames a second.
    case hz60 = 60
    /// 90 frames a second.
    case hz90 = 90
    /// 120 frames a second, as on a ProMotion screen.
    case hz120 = 120

    /// The time from one frame to the next, in seconds.
    package var duration: Double { 1 / Double(rawValue) }
}

/// A deterministic sequence of frame durations.
///
///     var clock = FrameClock(.hz60)
///     print(clock.next(), clock.next())  // 0.016666666666666666 0.016666666666666666
package struct FrameClock: Hashable, Sendable {
    /// The nominal frame rate.
    package let rate: FrameRate

    /// The largest deviation of a frame from its nominal duration, as a share of it, from 0 to 0.9.
    package let jitter: Double

    /// The interval between dropped frames, in frames; 0 for none.
    ///
    /// The frame before a dropped one lasts twice as long.
    package let dropping: Int

    private var frame = 0

    /// A clock without jitter and dropped frames.
    package init(_ rate: FrameRate) {
        self.rate = rate
        jitter = 0
        dropping = 0
    }

    /// A clock with jitter and dropped frames.
    ///
    /// - Throws: ``InvalidValue`` for a jitter that is not from 0 to 0.9, or a negative number of frames.
    package init(_ rate: FrameRate, jitter: Double, dropping: Int) throws(InvalidValue) {
        guard (0...0.9).contains(jitter) else {
            throw InvalidValue(field: "jitter", value: jitter, expected: "a share of a frame from 0 to 0.9")
        }
        guard dropping >= 0 else {
            throw InvalidValue(
                field: "dropping", value: Double(dropping), expected: "a number of frames, 0 or more")
        }
        self.rate = rate
        self.jitter = jitter
        self.dropping = dropping
    }

    /// The duration of the next frame, in seconds.
    package mutating func next() -> Double {
        frame &+= 1
        // Multiples of the golden ratio modulo one are evenly spread and do not repeat.
        let spread = (Double(frame) * 0.618_033_988_749_894_9).truncatingRemainder(dividingBy: 1) * 2 - 1
        let duration = rate.duration * (1 + jitter * spread)
        return dropping > 0 && frame.isMultiple(of: dropping) ? duration + rate.duration : duration
    }
}
