/// A kind of bar under a name: how to make a fresh one for a configuration.
///
/// Published, hardened, each mutant and a user's own are values of this one type; whatever takes rules does not
/// care whose they are.
public struct BarDefinition: Sendable {
    /// What the bar is called in reports, tokens and scenario files: one word.
    public let name: String

    /// Whether a bar of three heights is let into existence; a published bar is, whatever they are.
    public let accepts: @Sendable (BarHeights) -> Bool

    /// Makes a bar at birth, bound to nothing.
    public let makeBar: @Sendable (BarConfiguration) -> any Bar

    /// Names a way to make bars.
    ///
    /// - Parameters:
    ///   - name: what the bar is called: one word.
    ///   - accepts: whether a bar of three heights may exist; heights that are ordered, unless said.
    ///   - makeBar: makes a bar; heights that are not ordered never come here.
    public init(
        _ name: String, accepts: @escaping @Sendable (BarHeights) -> Bool = { $0.flaw == nil },
        makeBar: @escaping @Sendable (BarConfiguration) -> any Bar
    ) {
        self.name = name
        self.accepts = accepts
        self.makeBar = makeBar
    }
}
