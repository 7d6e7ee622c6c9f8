import AirBarModel
import Generators

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
}

extension Display {
    /// A screen of 60 frames a second and 2 pixels a point.
    public static let standard = Display(clock: .hz60, scale: .two)

    static let all = [
        standard, Display(clock: .hz120, scale: .three), Display(clock: .jittered, scale: .one),
    ]
    static func draw(from source: inout ChoiceSource) -> Display { all[Int(source.pick(upTo: 2))] }
    var text: String { "\(Display.all.firstIndex(of: self)!)" }
}
extension ScenarioLine {
    mutating func display() throws(ScenarioFile.ParseError) -> Display {
        Display.all[Int(try number("d").value)]
    }
}
