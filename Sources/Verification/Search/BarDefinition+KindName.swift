import AirBarModel

extension BarDefinition {
    /// The name without the heights that follow it: `hardened` of `hardened@64,128,284`.
    package var kindName: String { Self.split(name)?.kind ?? name }

    /// The two parts of a name that ends with heights; nil for another one.
    static func split(_ name: String) -> (kind: String, heights: SupportedHeights)? {
        guard let at = name.lastIndex(of: "@"),
            let heights = try? SupportedHeights(parsing: String(name[name.index(after: at)...]))
        else { return nil }
        return (String(name[..<at]), heights)
    }
}
