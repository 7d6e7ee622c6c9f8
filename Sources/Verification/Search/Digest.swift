import AirBarModel

/// A number computed from the lengths and events of a case, the same in every process.
///
/// The mixing step is the finalizer of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators).
struct Digest {
    private(set) var value: UInt64 = 0

    init(_ heights: BarHeights, _ scrollView: ScrollGeometry) {
        for length in [heights.compact, heights.normal, heights.expanded] { combine(length.bitPattern) }
        combine(scrollView.contentOffset.bitPattern)
        combine(scrollView.contentHeight.bitPattern)
    }

    mutating func combine(_ event: BarEvent) {
        if case .contentOffset(let contentOffset) = event { combine(contentOffset.bitPattern) }
        combine(UInt64(event.kind.rawValue))
    }

    mutating func combine(_ action: SessionAction) {
        switch action {
        case .drag(let number, _), .pause(let number), .fling(let number), .animate(let number):
            combine(number.bitPattern)
        case .event(let event): combine(event)
        case .touch, .lift, .cancel, .animateToTop, .rest: combine(1)
        }
    }

    private mutating func combine(_ bits: UInt64) {
        var mixed = (value ^ bits) &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        value = mixed ^ mixed >> 31
    }
}
