import AirBarModel

extension ScenarioFile {
    /// The file's text, which parses back to an equal file, every bit of every number included.
    ///
    /// Two things are not kept: comments below the first other line move up, and what kind of NaN a NaN is.
    public var text: String {
        var lines = ["scenario 1"]
        lines += comments.map { $0.isEmpty ? "#" : "# \($0)" }
        if let bar { lines.append("bar \(bar)") }
        if !breaks.isEmpty { lines.append("breaks \(breaks.joined(separator: " "))") }
        let heights = scenario.configuration
        lines.append(
            "heights \(heights.compact.plain) \(heights.normal.plain) \(heights.expanded.plain)")
        lines.append(BarEvent.scrollView(scenario.scrollView).text)
        lines += scenario.events.map(\.text)
        return lines.joined(separator: "\n") + "\n"
    }
}

extension BarEvent {
    /// The event as a line of a scenario file.
    public var text: String {
        switch self {
        case .contentOffset(let contentOffset): "offset \(contentOffset.plain)"
        case .pan(let phase): "pan \(phase.rawValue)"
        case .contentHeight(let height): "content \(height.plain)"
        case .scrollView(let geometry):
            "bind frame \(geometry.frameHeight.plain) content \(geometry.contentHeight.plain) "
                + "offset \(geometry.contentOffset.plain)"
        case .expand(let isExpanded): isExpanded ? "expand on" : "expand off"
        case .idle: "idle"
        }
    }
}

extension Double {
    /// The shortest text that reads back as the same number, whole numbers without a fraction.
    var plain: String {
        guard magnitude < 0x1p53, Double(Int64(self)) == self else { return description }
        return self == 0 && sign == .minus ? "-0" : "\(Int64(self))"
    }
}
