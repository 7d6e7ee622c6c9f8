import AirBarModel

extension ScenarioLine {
    /// What a finger or a programme does, or an event, which a whole line is about.
    mutating func action() throws(ScenarioFile.ParseError) -> SessionAction {
        let keyword = try word("an event or an action")
        switch keyword.text {
        case "touch": return .touch
        case "drag":
            let distance = try usable("a distance")
            try expect("over")
            return .drag(by: distance, over: try time())
        case "pause": return .pause(try time())
        case "lift": return .lift
        case "fling": return .fling(try usable("a velocity"))
        case "cancel": return .cancel
        case "animate":
            return takes("top") ? .animateToTop : .animate(to: try usable("a content offset or 'top'"))
        case "rest": return .rest
        default: return .event(try event(keyword))
        }
    }

    private mutating func time() throws(ScenarioFile.ParseError) -> Double {
        let expected = "seconds, more than 0 and at most \(SessionAction.longest.plain)"
        let (value, word) = try number(expected)
        guard value.isTime else { throw error(at: word, expected: expected) }
        return value
    }

    private mutating func usable(_ what: String) throws(ScenarioFile.ParseError) -> Double {
        let (value, word) = try number(what)
        guard value.isUsable else {
            throw error(at: word, expected: "\(what), finite and of a magnitude below 2^40")
        }
        return value
    }
}
