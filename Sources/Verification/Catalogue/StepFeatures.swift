/// What happened in a step, as far as it is the first guard of several invariants.
///
/// An invariant names the features that a step needs to violate it, instead of testing them first. They are computed once
/// for each step.
struct StepFeatures: OptionSet, Sendable {
    let rawValue: UInt8

    /// The bar's offset changed.
    static let barMoves = StepFeatures(rawValue: 1 << 0)
    /// The availability of the expanded state changed.
    static let availabilityChanges = StepFeatures(rawValue: 1 << 1)
    /// The bar aimed at a detent, reported or inferred.
    static let barSnaps = StepFeatures(rawValue: 1 << 2)
    /// The bar commanded a content offset.
    static let barCommands = StepFeatures(rawValue: 1 << 3)
    /// The bar had a deceleration end elsewhere.
    static let barRetargets = StepFeatures(rawValue: 1 << 4)
}

extension Step {
    /// The features of the step.
    var features: StepFeatures {
        var features: StepFeatures = []
        if movement != 0 { features.insert(.barMoves) }
        if changesAvailability { features.insert(.availabilityChanges) }
        if snapTarget != nil { features.insert(.barSnaps) }
        if actions.command != nil { features.insert(.barCommands) }
        if actions.retarget != nil { features.insert(.barRetargets) }
        return features
    }
}
