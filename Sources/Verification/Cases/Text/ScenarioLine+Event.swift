import AirBarModel
import Motion

extension ScenarioLine {
    /// Reads the words after `heights`: three numbers, which may be invalid heights, since those are test cases too.
    ///
    /// - Parameter expandedIsOptional: whether there may be two, of a bar that is not taller than normal.
    mutating func heights(
        expandedIsOptional: Bool = false
    ) throws(ScenarioFile.ParseError) -> BarHeights {
        let compact = try number("the compact height").value
        let normal = try number("the normal height").value
        let expanded = expandedIsOptional && isEmpty ? normal : try number("the expanded height").value
        return BarHeights(compact: compact, normal: normal, expanded: expanded)
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
    ///
    /// - Parameter first: what is expected first.
    mutating func scrollGeometry(
        _ first: String = "'frame'"
    ) throws(ScenarioFile.ParseError) -> ScrollViewGeometry {
        let keyword = try word(first)
        guard keyword.text == "frame" else { throw error(at: keyword, expected: first) }
        let frame = try number("the frame height")
        try expect("content")
        let content = try number("the content height")
        try expect("offset")
        let offset = try number("the content offset")
        let safeArea = try insets("safe-area", "safe area")
        let barInset = try insets("bar-inset", "bar inset")
        let refreshInset = takes("refresh") ? try number("the refresh inset") : nil
        let bottomInset = takes("bottom-inset") ? try number("the bottom inset") : nil
        let behavior = try behavior()
        do {
            return try ScrollViewGeometry(
                frameHeight: frame.value, contentHeight: content.value, contentOffset: offset.value,
                safeArea: safeArea?.value ?? .zero, barInset: barInset?.value ?? .zero,
                refreshInset: refreshInset?.value ?? 0, bottomInset: bottomInset?.value ?? 0,
                behavior: behavior)
        } catch {
            let words = [
                "frame height": frame.word, "content height": content.word, "top safe area": safeArea?.top,
                "bottom safe area": safeArea?.bottom, "top bar inset": barInset?.top,
                "bottom bar inset": barInset?.bottom, "refresh inset": refreshInset?.word,
                "bottom inset": bottomInset?.word,
            ]
            let word = (words[error.field] ?? nil) ?? offset.word
            throw self.error(at: word, expected: "\(error.field): \(error.expected)")
        }
    }

    /// Two insets, and the words they were read from.
    private typealias Insets = (value: ContentInset, top: Word, bottom: Word)

    /// Reads a keyword and two insets, if the next word is the keyword.
    private mutating func insets(
        _ keyword: String, _ name: String
    ) throws(ScenarioFile.ParseError) -> Insets? {
        guard takes(keyword) else { return nil }
        let (top, bottom) = (try number("the top \(name)"), try number("the bottom \(name)"))
        return (ContentInset(top: top.value, bottom: bottom.value), top.word, bottom.word)
    }

    /// Reads the names of what a scroll view does by itself, up to the end of the line.
    private mutating func behavior() throws(ScenarioFile.ParseError) -> ScrollViewBehavior {
        var behavior: ScrollViewBehavior = []
        for (name, value) in ScrollViewBehavior.named where takes(name) { behavior.insert(value) }
        if !isEmpty {
            let keyword = try word("a property of the scroll view")
            throw error(
                at: keyword,
                expected: "the end of the line, or in this order: safe-area, bar-inset, refresh, "
                    + "bottom-inset, "
                    + ScrollViewBehavior.named.map(\.name).joined(separator: ", "))
        }
        return behavior
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
        case "bottom-inset": return .bottomInset(try number("the bottom inset").value)
        case "refresh": return .refreshInset(try number("the refresh inset").value)
        case "bounces": return .bounces(try isOn())
        case "bind": return .scrollView(try scrollGeometry("'frame' or 'other'"))
        case "expand": return .expand(try isOn())
        case "heights": return .heights(try heights())
        case "show": return .show(true)
        case "hide": return .show(false)
        case "stay": return .stay(try isOn())
        case "idle": return .idle
        default:
            throw error(
                at: keyword,
                expected:
                    "an event: offset, scroll, horizontal, lost, pan, content, frame, safe-area, refresh, "
                    + "bottom-inset, bounces, bind, expand, heights, show, hide, stay or idle; or an action: touch, drag, pause, "
                    + "lift, fling, cancel, animate, rest, preconfigure or bind other")
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
