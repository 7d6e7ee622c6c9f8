import AirBarModel

/// What a bar did in a step, as far as invariants ask: read off its actions once, not by every invariant.
///
/// It is kept in numbers of which some mean nothing, and not in optional ones, so that to begin anew is to forget which.
struct Deeds: Sendable {
    private struct Kinds: OptionSet {
        let rawValue: UInt8

        static let snap = Kinds(rawValue: 1 << 0)
        static let command = Kinds(rawValue: 1 << 1)
        static let retarget = Kinds(rawValue: 1 << 2)
        static let report = Kinds(rawValue: 1 << 3)
        static let outOfBounds = Kinds(rawValue: 1 << 4)
    }

    private var kinds: Kinds = []
    private var lastSnap = 0.0
    private var lastCommand = 0.0
    private var lastRetarget = 0.0
    private var lastReport = (offset: 0.0, isExpandedStateAvailable: false)
    private var firstOutOfBounds = (offset: 0.0, isExpandedStateAvailable: false)

    /// The bar's offset that its last snap aimed at.
    @inline(__always)
    var snap: Double? { kinds.contains(.snap) ? lastSnap : nil }

    /// The content offset that it commanded last.
    @inline(__always)
    var command: Double? { kinds.contains(.command) ? lastCommand : nil }

    /// The content offset at which it had a deceleration end.
    @inline(__always)
    var retarget: Double? { kinds.contains(.retarget) ? lastRetarget : nil }

    /// The state it told last.
    @inline(__always)
    var report: (offset: Double, isExpandedStateAvailable: Bool)? {
        kinds.contains(.report) ? lastReport : nil
    }

    /// The first offset it told that is out of bounds, and whether the expanded state was available.
    @inline(__always)
    var outOfBounds: (offset: Double, isExpandedStateAvailable: Bool)? {
        kinds.contains(.outOfBounds) ? firstOutOfBounds : nil
    }

    /// Reads them off the actions at some positions.
    @inline(__always)
    mutating func read(_ actions: [BarAction], at positions: Range<Int>, _ configuration: BarConfiguration) {
        kinds = []
        for position in positions {
            switch actions[position] {
            case .snap(let detent):
                kinds.insert(.snap)
                lastSnap = detent
            case .contentOffset(let contentOffset, _):
                kinds.insert(.command)
                lastCommand = contentOffset
            case .retarget(let contentOffset):
                kinds.insert(.retarget)
                lastRetarget = contentOffset
            case .refusal: break
            case .state(let offset, let isAvailable):
                kinds.insert(.report)
                lastReport = (offset, isAvailable)
                if !configuration.allows(offset, isAvailable), !kinds.contains(.outOfBounds) {
                    kinds.insert(.outOfBounds)
                    firstOutOfBounds = (offset, isAvailable)
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
    @inline(__always)
    var snapTarget: Double? {
        if let snap = deeds.snap { return snap }
        return isSettling && (movement != 0 || deeds.command != nil) ? after.offset : nil
    }
}
