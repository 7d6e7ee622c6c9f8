/// How many frames a screen shows in a second.
public enum FrameRate: Int, CaseIterable, Hashable, Sendable {
    /// 30 frames a second, as in low power mode.
    case hz30 = 30
    /// 60 frames a second.
    case hz60 = 60
    /// 120 frames a second, as on a ProMotion screen.
    case hz120 = 120

    /// The time from one frame to the next, in seconds.
    public var duration: Double { 1 / Double(rawValue) }
}

/// When frames are shown: the durations of one after the other, the same every time.
///
///     var clock = FrameClock(.hz60)
///     print(clock.next(), clock.next())  // 0.016666666666666666 0.016666666666666666
public struct FrameClock: Hashable, Sendable {
    /// How often a frame is due.
    public let rate: FrameRate

    /// By what share of its duration a frame is longer or shorter than it should be, at most.
    public let jitter: Double

    /// Every how many frames one is dropped, so that the one before lasts twice as long; 0 for none.
    public let dropping: Int

    private var frame = 0

    /// A clock that keeps time.
    public init(_ rate: FrameRate) {
        self.rate = rate
        jitter = 0
        dropping = 0
    }

    /// A clock that does not.
    ///
    /// - Throws: ``InvalidValue`` for a jitter that is not from 0 to 0.9, or a negative number of frames.
    public init(_ rate: FrameRate, jitter: Double, dropping: Int) throws(InvalidValue) {
        guard (0...0.9).contains(jitter) else {
            throw InvalidValue(field: "jitter", value: jitter, expected: "a share of a frame from 0 to 0.9")
        }
        guard dropping >= 0 else {
            throw InvalidValue(
                field: "dropping", value: Double(dropping), expected: "a number of frames from 0")
        }
        self.rate = rate
        self.jitter = jitter
        self.dropping = dropping
    }

    /// The duration of the next frame, in seconds.
    public mutating func next() -> Double {
        frame &+= 1
        // Multiples of the golden ratio, modulo one, are spread as evenly as numbers can be, and repeat never.
        let spread = (Double(frame) * 0.618_033_988_749_894_9).truncatingRemainder(dividingBy: 1) * 2 - 1
        let duration = rate.duration * (1 + jitter * spread)
        return dropping > 0 && frame.isMultiple(of: dropping) ? duration + rate.duration : duration
    }
}
