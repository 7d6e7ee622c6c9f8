import AirBarModel

/// What a case has, of that which few cases need.
struct CaseFeatures: OptionSet {
    let rawValue: UInt16

    /// The features in a few words, in the order of their bits.
    static let names = [
        "a scroll view that clamps", "a scroll view that notifies of equal writes",
        "content too short to scroll", "several scroll views", "a refresh control", "a safe area",
        "an invalid number", "a lost notification", "bouncing turned off",
    ]

    /// What the step of a case shows that it has.
    init(of step: Step) {
        let view = step.after.scrollView
        self.init(rawValue: 0)
        add(0, if: view.behavior.contains(.clamps))
        add(1, if: view.behavior.contains(.notifiesEqualWrites))
        add(2, if: view.end < view.top)
        add(3, if: step.kind == .bind && step.index > 0)
        add(4, if: view.refreshInset > 0)
        add(5, if: view.safeArea != .zero)
        add(6, if: !step.isUsable)
        add(7, if: step.kind == .lost)
        add(8, if: !view.bounces)
    }

    init(rawValue: UInt16) { self.rawValue = rawValue }

    private mutating func add(_ bit: UInt16, if isSo: Bool) {
        if isSo { insert(CaseFeatures(rawValue: 1 << bit)) }
    }
}
