import AirBarModel

extension ScenarioFile {
    /// The file's text, which parses to an equal file with the same bits in every number.
    ///
    /// There are two exceptions: comments move to the top, and NaNs lose their payload.
    public var text: String {
        var lines = ["scenario 1"]
        lines += comments.map { $0.isEmpty ? "#" : "# \($0)" }
        if let bar { lines.append("bar \(bar)") }
        if !breaks.isEmpty { lines.append("breaks \(breaks.joined(separator: " "))") }
        if session.tolerances != .standard {
            let tolerances = session.tolerances
            lines.append(
                "tolerances \(tolerances.top.plain) \(tolerances.quietSnap.plain) \(tolerances.fling.plain)")
        }
        if session.display != .standard { lines.append("display \(session.display.text)") }
        lines.append(BarEvent.heights(session.heights).text)
        lines.append(BarEvent.scrollView(session.scrollView).text)
        lines += session.actions.map(\.text)
        return lines.joined(separator: "\n") + "\n"
    }
}

extension BarEvent {
    /// The event as a line of a scenario file.
    public var text: String { text(.exact) }

    /// The event for reading, with numbers in a format.
    package func text(_ numbers: NumberFormat) -> String {
        switch self {
        case .contentOffset(let contentOffset): "offset \(numbers.text(contentOffset))"
        case .scroll(let kind, to: let contentOffset):
            "scroll \(kind.rawValue) \(numbers.text(contentOffset))"
        case .scrollToTop: "scroll top"
        case .horizontalScroll: "horizontal"
        case .lostContentOffset(let contentOffset): "lost \(numbers.text(contentOffset))"
        case .pan(let phase): "pan \(phase.rawValue)"
        case .release(let release):
            "pan ended velocity \(numbers.text(release.velocity)) rest \(numbers.text(release.rest))"
        case .contentHeight(let height): "content \(numbers.text(height))"
        case .frameHeight(let height): "frame \(numbers.text(height))"
        case .safeArea(let insets): "safe-area \(numbers.text(insets.top)) \(numbers.text(insets.bottom))"
        case .refreshInset(let inset): "refresh \(numbers.text(inset))"
        case .bottomInset(let inset): "bottom-inset \(numbers.text(inset))"
        case .bounces(let doesBounce): doesBounce ? "bounces on" : "bounces off"
        case .scrollView(let geometry): "bind \(geometry.text(numbers))"
        case .expand(let isExpanded): isExpanded ? "expand on" : "expand off"
        case .heights(let heights): "heights \(heights.text(numbers))"
        case .show(let isShown): isShown ? "show" : "hide"
        case .stay(let mustStay): mustStay ? "stay on" : "stay off"
        case .idle: "idle"
        }
    }
}

extension BarHeights {
    /// The words after `heights`.
    func text(_ numbers: NumberFormat = .exact) -> String {
        "\(numbers.text(compact)) \(numbers.text(normal)) \(numbers.text(expanded))"
    }
}

extension ScrollViewGeometry {
    /// The words after `bind`; insets of 0 are left out.
    func text(_ numbers: NumberFormat = .exact) -> String {
        var text =
            "frame \(numbers.text(frameHeight)) content \(numbers.text(contentHeight)) offset \(numbers.text(contentOffset))"
        if safeArea != .zero {
            text += " safe-area \(numbers.text(safeArea.top)) \(numbers.text(safeArea.bottom))"
        }
        if barInset != .zero {
            text += " bar-inset \(numbers.text(barInset.top)) \(numbers.text(barInset.bottom))"
        }
        if refreshInset != 0 { text += " refresh \(numbers.text(refreshInset))" }
        if bottomInset != 0 { text += " bottom-inset \(numbers.text(bottomInset))" }
        for behavior in ScrollViewBehavior.named where self.behavior.contains(behavior.value) {
            text += " \(behavior.name)"
        }
        return text
    }
}
