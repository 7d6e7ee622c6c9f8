import AirBarModel

/// What happened in a step: the first guard of invariants, computed once for each step.
///
/// An invariant names the features of which a step needs at least one to violate it first.
struct StepFeatures: OptionBits, Sendable {
    let rawValue: UInt32

    /// The bar's offset changed.
    static let barMoves = StepFeatures(rawValue: 1 << 0)
    /// The availability of the expanded state changed.
    static let availabilityChanges = StepFeatures(rawValue: 1 << 1)
    /// A state that the bar reported differs from the one before the event.
    static let barReports = StepFeatures(rawValue: 1 << 2)
    /// The bar aimed at a detent, reported or inferred.
    static let barSnaps = StepFeatures(rawValue: 1 << 3)
    /// The bar commanded a content offset.
    static let barCommands = StepFeatures(rawValue: 1 << 4)
    /// The bar had a deceleration end elsewhere.
    static let barRetargets = StepFeatures(rawValue: 1 << 5)
    /// A scroll view was bound, the bar's heights changed, or something about it other than the content offset changed.
    static let limitsChange = StepFeatures(rawValue: 1 << 6)
    /// The transition progress changed.
    static let progressChanges = StepFeatures(rawValue: 1 << 7)
    /// It is the first step of the run, so that everything is new.
    static let isFirst = StepFeatures(rawValue: 1 << 8)
    /// A scroll view is bound, or the bar was not notified of a scroll on it before.
    static let isFreshlyBound = StepFeatures(rawValue: 1 << 9)
    /// Every step has it.
    static let any = StepFeatures(rawValue: 1 << 10)

    /// The bar shows or reports something new.
    static let appearance: StepFeatures = [.isFirst, .barMoves, .availabilityChanges, .barReports]
}

extension Step {
    /// The features of the step.
    var features: StepFeatures {
        var features: StepFeatures = .any
        if movement != 0 { features.insert(.barMoves) }
        if changesAvailability { features.insert(.availabilityChanges) }
        if reportsAnotherState { features.insert(.barReports) }
        if snapTarget != nil { features.insert(.barSnaps) }
        if actions.command != nil { features.insert(.barCommands) }
        if actions.retarget != nil { features.insert(.barRetargets) }
        if kind == .bind || kind == .heights || !before.scrollView.hasSameLimits(as: after.scrollView) {
            features.insert(.limitsChange)
        }
        if before.progress != after.progress { features.insert(.progressChanges) }
        if index == 0 { features.insert(.isFirst) }
        if kind == .bind || !history.hasScrolled { features.insert(.isFreshlyBound) }
        return features
    }

    private var reportsAnotherState: Bool {
        guard let report = actions.lastReport else { return false }
        return actions.leastReported != before.offset || actions.greatestReported != before.offset
            || report.isExpandedStateAvailable != before.isExpandedStateAvailable
            || actions.reportOutOfBounds != nil
    }
}

extension ScrollViewState {
    /// Whether nothing but the content offset differs.
    fileprivate func hasSameLimits(as other: ScrollViewState) -> Bool {
        contentInset == other.contentInset && contentHeight == other.contentHeight
            && frameHeight == other.frameHeight && safeArea == other.safeArea
            && refreshInset == other.refreshInset && bottomInset == other.bottomInset
            && scrollIndicatorInsetTop == other.scrollIndicatorInsetTop && bounces == other.bounces
    }
}
