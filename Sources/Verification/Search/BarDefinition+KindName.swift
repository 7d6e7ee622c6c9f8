import AirBarModel

extension BarDefinition {
    /// The name without the heights that follow it: `hardened` of `hardened@64,128,284`.
    package var kindName: String {
        guard let at = name.lastIndex(of: "@"),
            (try? SupportedHeights(parsing: String(name[name.index(after: at)...]))) != nil
        else { return name }
        return String(name[..<at])
    }
}
