import AirBarModel

extension Invariant {
    /// Whether it judges which heights a bar accepts, and no run.
    var isAboutHeights: Bool { if case .heights = body { true } else { false } }

    /// The reason why the invariant says nothing about a kind of bar, in a few words; nil if it applies.
    public func reasonNotToApply(to definition: BarDefinition) -> String? {
        if isAboutHeights, !definition.saysWhatItAccepts {
            return "the bar does not say which heights it accepts"
        }
        if needsOtherHeights, definition.heights != .any { return "the bar has no other heights" }
        return needs.subtracting(definition.capabilities).firstLack.map { "the bar \($0)" }
    }
}
