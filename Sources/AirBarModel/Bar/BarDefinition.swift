import Motion

/// A named kind of bar: the heights that it can have, what it is made to do, and how to make one.
///
/// The published bar, the hardened bar, each mutant and a bar of your own are values of this one type.
public struct BarDefinition: Sendable {
    /// The name of the bar in reports, tokens and scenario files: one word.
    public private(set) var name: String

    /// The heights that the bar can have.
    public private(set) var heights: SupportedHeights

    /// The tolerances of the bar; nil if it takes them from its app, so that searches try several.
    ///
    /// A bar that is defined with heights of its own has the standard ones, unless it says others.
    package private(set) var tolerances: BarTolerances?

    /// How its height comes from the content, and what else it is made to do.
    public let kind: BarKind

    /// Makes a bar that is bound to no scroll view.
    public let makeBar: @Sendable (BarConfiguration) -> any Bar

    /// The command that runs a counterexample again, if its token follows; nil if there is none.
    package private(set) var reproducer: String?

    /// Whether a counterexample is run again by the `check` that found it.
    package private(set) var isReplayedByCheck = false

    /// The screen to whose pixels the bar rounds lengths; nil if it does not round.
    ///
    /// Such a bar is off by up to a pixel; a violation by no more has a status of its own.
    package private(set) var pixels: PixelScale?

    /// The module that defines the bar, which a test of it imports.
    package let module: String

    private let accepting: (@Sendable (BarHeights) -> Bool)?
    /// Whether its bars are used on the main actor only.
    package let isOnMainActor: Bool

    /// Defines a bar.
    ///
    /// - Parameters:
    ///   - name: the name of the bar: one word.
    ///   - heights: the heights that it can have; unless given, any.
    ///   - kind: how its height comes from the content, and what else it is made to do; unless given, all that the
    ///     bars of this package do.
    ///   - accepts: whether the bar's own initializer accepts heights, flawed or not; unless given, nobody knows.
    ///   - fileID: the file that defines it, whose module a test of it imports.
    ///   - makeBar: makes a bar. It is called with valid heights only, whatever `accepts` returns.
    public init(
        _ name: String, heights: SupportedHeights = .any, kind: BarKind = .airBar,
        accepts: (@Sendable (BarHeights) -> Bool)? = nil, fileID: String = #fileID,
        makeBar: @escaping @Sendable (BarConfiguration) -> any Bar
    ) {
        self.init(
            name, heights: heights, kind: kind, accepts: accepts, fileID: fileID,
            isOnMainActor: false, makeBar: makeBar)
    }

    init(
        _ name: String, heights: SupportedHeights, kind: BarKind,
        accepts: (@Sendable (BarHeights) -> Bool)?, fileID: String, isOnMainActor: Bool,
        makeBar: @escaping @Sendable (BarConfiguration) -> any Bar
    ) {
        self.name = name
        module = String(fileID.prefix { $0 != "/" })
        self.heights = heights
        tolerances = heights == .any ? nil : .standard
        self.kind = kind
        accepting = accepts
        self.isOnMainActor = isOnMainActor
        self.makeBar = { makeBar($0.of(kind)) }
    }

    /// Whether it is known which heights the bar's own initializer accepts.
    package var saysWhatItAccepts: Bool { accepting != nil }

    /// Whether a bar of three heights may exist; where that is not known, of heights without a flaw.
    ///
    /// The published bar accepts any heights.
    package func accepts(_ heights: BarHeights) -> Bool {
        kind.flaw == nil && accepting?(heights) ?? (heights.flaw == nil)
    }

    /// The reason why there is no such bar, as the end of a sentence: the flaw of its heights or of its kind; nil if there
    /// is one.
    package var flaw: String? { heights.flaw.map { "\($0)" } ?? kind.flaw }

    /// The same bar with other heights, which its name says: `hardened@64,128,284`.
    public func with(heights: SupportedHeights) -> BarDefinition {
        var other = self
        other.name += "@\(heights)"
        other.heights = heights
        return other
    }

    /// The same bar with other tolerances.
    ///
    ///     BarVerifier(mine.with(tolerances: try BarTolerances(top: 5, quietSnap: 1, fling: 500))).run()
    public func with(tolerances: BarTolerances) -> BarDefinition {
        var other = self
        other.tolerances = tolerances
        return other
    }

    /// The same bar, which rounds lengths to the pixels of a screen.
    ///
    ///     BarVerifier(mine.rounded(to: .three)).run()
    public func rounded(to pixels: PixelScale) -> BarDefinition {
        var other = self
        other.pixels = pixels
        return other
    }

    /// The same bar, of which a `check` runs counterexamples again, if their tokens are an argument of it.
    package func replayedByCheck() -> BarDefinition {
        var other = self
        other.isReplayedByCheck = true
        return other
    }

    /// The same bar, of which a command runs counterexamples again, if their tokens follow it.
    ///
    /// A failed `check` of the bar ends with that command. It has to know the bar, as the command line of the bar's package
    /// does.
    ///
    ///     static let hiding = BarDefinition("hiding", kind: .hidesOnScroll) { HidingBar($0) }
    ///         .reproduced(by: "swift run -c release mybars reproduce")
    public func reproduced(by command: String) -> BarDefinition {
        var other = self
        other.reproducer = command
        return other
    }

    /// The command that runs counterexamples of this package's bars again.
    package static let ownReproducer = "scripts/reproduce"

    /// Runs work in which many calls of the bars follow one another on the main actor if the bars are of it, else here.
    ///
    /// Each call alone would also wait for the main queue.
    package func onMainActorIfNeeded<Result>(_ work: () -> Result) -> Result {
        isOnMainActor ? MainQueue.sync(work) : work()
    }
}
