import AirBarModel

extension Mutant {
    /// Mistakes in when the bar settles.
    static let stopping: [Mutant] = [
        Mutant(
            "ended-ignored", "a pan that ends leaves the bar where it is", reacting: ignoring(.pan(.ended))),
        Mutant(
            "cancelled-ignored", "a cancelled pan leaves the bar where it is",
            reacting: ignoring(.pan(.cancelled))),
        Mutant(
            "failed-ignored", "a pan that fails leaves the bar where it is", reacting: ignoring(.pan(.failed))
        ),
        Mutant(
            "idle-ignored", "content that comes to rest leaves the bar where it is", reacting: ignoring(.idle)
        ),
        Mutant(
            "cancelled-closes", "a cancelled pan brings the bar to normal",
            reacting: { $0 == .pan(.cancelled) ? .expand(false) : nil }),
        Mutant(
            "scroll-to-top-unheard", "a scroll to the top is ignored",
            reacting: { $0 == .scrollToTop ? .ignore : nil }),
        Mutant(
            "began-unheard", "a pan that begins is ignored",
            reacting: { $0 == .pan(.began) ? .ignore : nil }),
        Mutant(
            "sideways-settles", "the bar settles on a horizontal scroll",
            reacting: { $0 == .horizontalScroll ? .settle : nil }),
    ]

    private static func ignoring(_ ignored: BarEvent) -> @Sendable (BarEvent) -> HardenedBar.Reaction? {
        { $0 == ignored ? .follow : nil }
    }
}
