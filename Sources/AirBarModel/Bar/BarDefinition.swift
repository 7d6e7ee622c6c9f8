/// A named kind of bar: which heights it accepts, and how to make one.
///
/// The published bar, the hardened bar, each mutant and a bar of your own are values of this one type.
public struct BarDefinition: Sendable {
    /// The name of the bar in reports, tokens and scenario files: one word.
    public let name: String

    /// Whether a bar of three heights may exist.
    ///
    /// The published bar accepts any heights.
    public let accepts: @Sendable (BarHeights) -> Bool

    /// Makes a bar that is bound to no scroll view.
    public let makeBar: @Sendable (BarConfiguration) -> any Bar

    /// Whether its bars are used on the main actor only.
    package let isOnMainActor: Bool

    /// Defines a bar.
    ///
    /// - Parameters:
    ///   - name: the name of the bar: one word.
    ///   - accepts: whether a bar of three heights may exist; by default, of heights without a flaw.
    ///   - makeBar: makes a bar. It is called with valid heights only, whatever `accepts` returns.
    public init(
        _ name: String, accepts: @escaping @Sendable (BarHeights) -> Bool = { $0.flaw == nil },
        makeBar: @escaping @Sendable (BarConfiguration) -> any Bar
    ) {
        self.init(name, accepts: accepts, isOnMainActor: false, makeBar: makeBar)
    }

    init(
        _ name: String, accepts: @escaping @Sendable (BarHeights) -> Bool, isOnMainActor: Bool,
        makeBar: @escaping @Sendable (BarConfiguration) -> any Bar
    ) {
        self.name = name
        self.accepts = accepts
        self.isOnMainActor = isOnMainActor
        self.makeBar = makeBar
    }

    /// Runs work in which many calls of the bars follow one another where they may be used.
    ///
    /// Each call alone would also wait for the main queue.
    package func isolated<Result>(_ work: () -> Result) -> Result {
        isOnMainActor ? MainQueue.sync(work) : work()
    }
}
