import AirBarModel

/// What a bar did in a step, as far as invariants ask: read off its actions once, not by every invariant.
struct Deeds: Sendable {
    /// The bar's offset that its last snap aimed at.
    private(set) var snap: Double?
    /// The content offset that it commanded last.
    private(set) var command: Double?
    /// The content offset at which it had a deceleration end.
    private(set) var retarget: Double?
    /// The state it told last.
    private(set) var report: (offset: Double, isExpandedStateAvailable: Bool)?
    /// The first offset it told that is out of bounds, and whether the expanded state was available.
    private(set) var outOfBounds: (offset: Double, isExpandedStateAvailable: Bool)?

    /// Nothing.
    init() {}

    /// Reads them off the actions at some positions.
    init(_ actions: [BarAction], at positions: Range<Int>, _ configuration: BarConfiguration) {
        for position in positions {
            switch actions[position] {
            case .snap(let detent): snap = detent
            case .contentOffset(let contentOffset, _): command = contentOffset
            case .retarget(let contentOffset): retarget = contentOffset
            case .refusal: break
            case .state(let offset, let isAvailable):
                report = (offset, isAvailable)
                if outOfBounds == nil, !configuration.allows(offset, isAvailable) {
                    outOfBounds = (offset, isAvailable)
                }
            }
        }
    }
}

extension Step {
    /// Where a snap in this step was to leave the bar, in points.
    ///
    /// A bar that does not report its snaps is taken at its deeds: if it moved, or moved the content, when the input
    /// stopped, it aimed at where it then is.
    var snapTarget: Double? {
        if let snap = deeds.snap { return snap }
        return isSettling && (movement != 0 || deeds.command != nil) ? after.offset : nil
    }
}
