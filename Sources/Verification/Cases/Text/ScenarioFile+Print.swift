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
        let heights = session.heights
        if session.tolerances != .standard {
            let tolerances = session.tolerances
            lines.append(
                "tolerances \(tolerances.top.plain) \(tolerances.quietSnap.plain) \(tolerances.fling.plain)")
        }
        if session.display != .standard { lines.append("display \(session.display.text)") }
        lines.append(
            "heights \(heights.compact.plain) \(heights.normal.plain) \(heights.expanded.plain)")
        lines.append(BarEvent.scrollView(session.scrollView).text)
        lines += session.actions.map(\.text)
        return lines.joined(separator: "\n") + "\n"
    }
}

extension BarEvent {
    /// The event as a line of a scenario file.
    public var text: String {
        switch self {
        case .contentOffset(let contentOffset): "offset \(contentOffset.plain)"
        case .scroll(let kind, to: let contentOffset): "scroll \(kind.rawValue) \(contentOffset.plain)"
        case .scrollToTop: "scroll top"
        case .horizontalScroll: "horizontal"
        case .lostContentOffset(let contentOffset): "lost \(contentOffset.plain)"
        case .pan(let phase): "pan \(phase.rawValue)"
        case .release(let release):
            "pan ended velocity \(release.velocity.plain) rest \(release.rest.plain)"
        case .contentHeight(let height): "content \(height.plain)"
        case .frameHeight(let height): "frame \(height.plain)"
        case .safeArea(let insets): "safe-area \(insets.top.plain) \(insets.bottom.plain)"
        case .refreshInset(let inset): "refresh \(inset.plain)"
        case .bottomInset(let inset): "bottom-inset \(inset.plain)"
        case .bounces(let doesBounce): doesBounce ? "bounces on" : "bounces off"
        case .scrollView(let geometry): "bind \(geometry.text)"
        case .expand(let isExpanded): isExpanded ? "expand on" : "expand off"
        case .idle: "idle"
        }
    }
}

extension ScrollViewGeometry {
    /// The words after `bind`; insets of 0 are left out.
    var text: String {
        var text = "frame \(frameHeight.plain) content \(contentHeight.plain) offset \(contentOffset.plain)"
        if safeArea != .zero { text += " safe-area \(safeArea.top.plain) \(safeArea.bottom.plain)" }
        if barInset != .zero { text += " bar-inset \(barInset.top.plain) \(barInset.bottom.plain)" }
        if bottomInset != 0 { text += " bottom-inset \(bottomInset.plain)" }
        for behavior in ScrollViewBehavior.named where self.behavior.contains(behavior.value) {
            text += " \(behavior.name)"
        }
        return text
    }
}

extension Double {
    /// The shortest text that parses to the same number; whole numbers have no fraction.
    package var plain: String {
        guard magnitude < 0x1p53, Double(Int64(self)) == self else { return description }
        return self == 0 && sign == .minus ? "-0" : "\(Int64(self))"
    }
}
