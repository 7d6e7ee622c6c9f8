/// The room that a text of a chart takes, which is not known before a browser draws it.
enum ChartText {
    /// The width of a text of 12 units in a wide font.
    static func width(_ text: String) -> Double { Double(text.count) * 7.5 }

    /// A text cut to a width, with a sign that it is.
    static func cut(_ text: String, to width: Double) -> String {
        guard width < Self.width(text) else { return text }
        let most = max(1, Int(width / 7.5))
        return text.count <= most ? text : text.prefix(most - 1) + "…"
    }
}
