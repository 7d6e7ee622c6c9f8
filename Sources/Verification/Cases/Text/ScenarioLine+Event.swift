import AirBarModel
import Motion

extension ScenarioLine {
    /// Reads the words after `heights`: three numbers, which may be invalid heights, since those are test cases too.
    mutating func heights() throws(ScenarioFile.ParseError) -> BarHeights {
        BarHeights(
            compact: try number("the compact height").value, normal: try number("the normal height").value,
            expanded: try number("the expanded height").value)
    }

    /// Reads the words after `tolerances`.
    mutating func tolerances() throws(ScenarioFile.ParseError) -> BarTolerances {
        let top = try number("the tolerance at the top")
        let quietSnap = try number("the quiet snap")
        let fling = try number("the fling speed")
        do {
            return try BarTolerances(top: top.value, quietSnap: quietSnap.value, fling: fling.value)
        } catch {
            let word = ["tolerance at the top": top, "quiet snap": quietSnap][error.field] ?? fling
            throw self.error(at: word.word, expected: "\(error.field): \(error.expected)")
        }
    }

    /// Reads the words after `bind`.
    mutating func scrollGeometry() throws(ScenarioFile.ParseError) -> ScrollViewGeometry {
        try expect("frame")
        let frame = try number("the frame height")
        try expect("content")
        let content = try number("the content height")
        try expect("offset")
        let offset = try number("the content offset")
        var insets: (top: Number, bottom: Number)?
        var notifiesEqualWrites = takes("equal-writes-notify")
        if !notifiesEqualWrites, !isEmpty {
            let keyword = try word("'safe-area'")
            guard keyword.text == "safe-area" else {
                throw error(at: keyword, expected: "'safe-area' or 'equal-writes-notify'")
            }
            insets = (try number("the top safe area"), try number("the bottom safe area"))
            notifiesEqualWrites = takes("equal-writes-notify")
        }
        let safeArea = insets.map { ContentInset(top: $0.top.value, bottom: $0.bottom.value) }
        do {
            return try ScrollViewGeometry(
                frameHeight: frame.value, contentHeight: content.value, contentOffset: offset.value,
                safeArea: safeArea ?? .zero, notifiesEqualWrites: notifiesEqualWrites)
        } catch {
            let words = [
                "frame height": frame, "content height": content, "top safe area": insets?.top,
                "bottom safe area": insets?.bottom,
            ]
            let number = (words[error.field] ?? nil) ?? offset
            throw self.error(at: number.word, expected: "\(error.field): \(error.expected)")
        }
    }

    /// Reads an event.
    ///
    /// - Parameter keyword: the first word of the line, which has been read.
    mutating func event(_ keyword: Word) throws(ScenarioFile.ParseError) -> BarEvent {
        switch keyword.text {
        case "offset": return .contentOffset(try number("a content offset").value)
        case "scroll": return try scroll()
        case "horizontal": return .horizontalScroll
        case "lost": return .lostContentOffset(try number("a content offset").value)
        case "pan": return try pan()
        case "content": return .contentHeight(try number("the content height").value)
        case "frame": return .frameHeight(try number("the frame height").value)
        case "safe-area":
            return .safeArea(
                ContentInset(
                    top: try number("the top safe area").value,
                    bottom: try number("the bottom safe area").value))
        case "refresh": return .refreshInset(try number("the refresh inset").value)
        case "bounces": return .bounces(try isOn())
        case "bind": return .scrollView(try scrollGeometry())
        case "expand": return .expand(try isOn())
        case "idle": return .idle
        default:
            throw error(
                at: keyword,
                expected:
                    "an event: offset, scroll, horizontal, lost, pan, content, frame, safe-area, refresh, "
                    + "bounces, bind, expand or idle; or an action: touch, drag, pause, lift, fling, cancel, "
                    + "animate or rest")
        }
    }

    private mutating func scroll() throws(ScenarioFile.ParseError) -> BarEvent {
        let kinds = ProgrammaticScroll.allCases.map(\.rawValue)
        let word = try word("a kind of scroll")
        if word.text == "top" { return .scrollToTop }
        guard let kind = ProgrammaticScroll(rawValue: String(word.text)) else {
            throw error(at: word, expected: "one of top, \(kinds.joined(separator: ", "))")
        }
        return .scroll(kind, to: try number("a content offset").value)
    }

    private mutating func pan() throws(ScenarioFile.ParseError) -> BarEvent {
        let word = try word("a pan phase")
        guard let phase = PanPhase(rawValue: String(word.text)) else {
            throw error(
                at: word, expected: "one of \(PanPhase.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        guard phase == .ended, !isEmpty else { return .pan(phase) }
        try expect("velocity")
        let velocity = try number("a velocity").value
        try expect("rest")
        return .release(Release(velocity: velocity, rest: try number("a content offset").value))
    }

    private mutating func isOn() throws(ScenarioFile.ParseError) -> Bool {
        let word = try word("'on' or 'off'")
        guard word.text == "on" || word.text == "off" else {
            throw error(at: word, expected: "'on' or 'off'")
        }
        return word.text == "on"
    }
}
