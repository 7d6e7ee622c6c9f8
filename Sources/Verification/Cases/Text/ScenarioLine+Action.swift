import AirBarModel
import Motion

extension ScenarioLine {
    /// Reads an action of a finger or a programme, or an event.
    mutating func action() throws(ScenarioFile.ParseError) -> SessionAction {
        let keyword = try word("an event or an action")
        switch keyword.text {
        case "touch": return .touch
        case "drag":
            let distance = try validNumber("a distance")
            try expect("over")
            return .drag(by: distance, over: try time())
        case "pause": return .pause(try time())
        case "lift": return .lift
        case "fling": return .fling(try validNumber("a velocity"))
        case "cancel": return .cancel
        case "animate":
            return takes("top") ? .animateToTop : .animate(to: try validNumber("a content offset or 'top'"))
        case "rest": return .rest
        case "preconfigure": return .preconfigure(try scrollGeometry())
        case "bind" where takes("other"): return .bindOther
        default: return .event(try event(keyword))
        }
    }

    /// Reads the words after `display`.
    mutating func display() throws(ScenarioFile.ParseError) -> Display {
        let rate: FrameRate = try oneOf("the frame rate", FrameRate.allCases)
        try expect("scale")
        let scale: PixelScale = try oneOf("the scale", PixelScale.allCases)
        var jitter: Number?
        var dropping: Number?
        if takes("jitter") { jitter = try number("a share of a frame") }
        if takes("dropping") { dropping = try number("a number of frames") }
        let frames = dropping.map { Int(exactly: $0.value) ?? -1 }
        do {
            let clock = try FrameClock(rate, jitter: jitter?.value ?? 0, dropping: frames ?? 0)
            return Display(clock: clock, scale: scale)
        } catch {
            throw self.error(
                at: (error.field == "jitter" ? jitter : dropping)?.word, expected: error.expected)
        }
    }

    private mutating func oneOf<Value: RawRepresentable<Int>>(
        _ what: String, _ values: [Value]
    ) throws(ScenarioFile.ParseError) -> Value {
        let expected = "\(what), one of \(values.map { "\($0.rawValue)" }.joined(separator: ", "))"
        let word = try word(expected)
        guard let value = Int(word.text).flatMap(Value.init(rawValue:)) else {
            throw error(at: word, expected: expected)
        }
        return value
    }

    private mutating func time() throws(ScenarioFile.ParseError) -> Double {
        let expected = "seconds, more than 0 and at most \(SessionAction.longest.plain)"
        let (value, word) = try number(expected)
        guard value.isTime else { throw error(at: word, expected: expected) }
        return value
    }

    private mutating func validNumber(_ what: String) throws(ScenarioFile.ParseError) -> Double {
        let (value, word) = try number(what)
        guard value.isUsable else {
            throw error(at: word, expected: "\(what), finite and of a magnitude below 2^40")
        }
        return value
    }
}
