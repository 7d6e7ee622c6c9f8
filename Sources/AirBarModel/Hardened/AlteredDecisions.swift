extension HardenedBar {
    /// The right decisions, each of which can be replaced by a wrong one.
    package struct AlteredDecisions: Deciding {
        private static let right = RightDecisions()

        package var refusal = right.refusal
        package var reaction = right.reaction
        package var edges = right.edges
        /// Turns a change of the content offset into a change of the bar.
        package var reducer = Reducer.hardened
        package var remembered = right.remembered
        package var rememberedCommand = right.rememberedCommand
        package var leavesTop = right.leavesTop
        package var offersExpansion = right.offersExpansion
        package var insets = right.insets
        package var gapCloser = right.gapCloser
        package var resting = right.resting
        package var detent = right.detent
        package var landing = right.landing
        package var keepsExpansion = right.keepsExpansion
        package var snapOffset = right.snapOffset
        package var isFling = right.isFling
        package var restTarget = right.restTarget
        package var acceptsTarget = right.acceptsTarget
        package var keepsExpansionOnBinding = right.keepsExpansionOnBinding
        package var offsetOnBinding = right.offsetOnBinding
        package var contentOffsetOnBinding = right.contentOffsetOnBinding
        package var expansion = right.expansion
        package var expansionTarget = right.expansionTarget
        package var offset: @Sendable (ScrollChange) -> Double { reducer.offset }

        /// How far open a bar is.
        package var progress: @Sendable (BarState) -> Double = { $0.transitionProgress }
        /// Whether two states are equal.
        package var areEqual: @Sendable (BarState, BarState) -> Bool = { $0 == $1 }

        /// The right decisions, all of them.
        package init() {}
    }
}
